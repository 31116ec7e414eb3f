// New group, and Edit of one: its fields, what the change does to people and open tasks, and why.
import { useRef } from 'react';
import { GROUP, HOURS_KEYS } from '@lotline/schema/domain/group/group.fields';
import { groupEffects, needsReason } from '@lotline/schema/domain/group/group-changes.rules';
import { changedKeys } from '../../platform/form/changed-keys.ts';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import type { Values } from '../../platform/form/form-edits.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { undoneEdit, type RecordEdit } from '../../platform/record/use-record-form.ts';
import { Effects } from './Effects.tsx';
import { nameOf, NEW_GROUP, shownOf, standingOf, type Group } from './group-data.ts';
import { HoursControl } from './HoursControl.tsx';
import { useSaveGroup } from './use-group-changes.ts';
import { useContractorOptions } from './use-groups.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface GroupSheetProps {
  /** Null: a new one. */
  readonly group: Group | null;
  readonly onClose: () => void;
  readonly onMade?: (id: number) => void;
}

const CONTROLS = Object.fromEntries(
  HOURS_KEYS.map((key) => [
    key,
    (props: Parameters<typeof HoursControl>[0]['control']) => <HoursControl key={key} label={GROUP.fields[key].label} control={props} />,
  ]),
);

export function GroupSheet({ group, onClose, onMade }: GroupSheetProps) {
  const save = useSaveGroup();
  const undo = useSaveGroup(true);
  const offer = useUndoOffer();
  const contractors = useContractorOptions(group);
  const last = useRef<RecordEdit | null>(null);
  const shown = group === null ? NEW_GROUP : shownOf(group);
  const attempt = (edit: RecordEdit) => {
    // a new one is sent whole: what its form begins with is part of it
    const whole = group === null ? { ...edit, changes: { ...NEW_GROUP, ...edit.changes } } : edit;
    last.current = whole;
    return save.attempt(whole);
  };
  const onSaved = (answer: Group | null) => {
    const edit = last.current;
    if (group === null && answer != null) onMade?.(answer.id);
    if (group !== null && answer != null && edit !== null)
      offer(`${nameOf(answer)} is saved.`, () => {
        void undo.run(undoneEdit(edit));
      });
    onClose();
  };
  return (
    <RecordSheet<Group | null>
      record={GROUP}
      id={group?.id ?? null}
      name={group === null ? null : nameOf(group)}
      shown={shown}
      rows={{ independentContractorId: contractors }}
      controls={CONTROLS}
      command={{ ...save, attempt }}
      onSaved={onSaved}
      onClose={onClose}
      asksWhy={(values) =>
        group !== null && needsReason(changedKeys(shown, values))
          ? 'Required, because rights, money or the way of working change.'
          : undefined
      }
      note={(values) =>
        group === null ? null : (
          <div className={styles.note}>
            <Effects effects={effectsOf(group, values)} tasks={group.tasks} />
          </div>
        )
      }
    />
  );
}

const effectsOf = (group: Group, values: Values) =>
  groupEffects(standingOf(shownOf(group), group.members), standingOf(values, group.members), {
    open: group.openTasks,
    unaccepted: group.unacceptedTasks,
  });
