// One change for all tasks that are picked: what, then who is refused and why, then a press that names how many are changed.
import { z } from 'zod';
import { needsReason } from '@lotline/schema/domain/task/bulk-task-edit.rules';
import { ChangeTasksDocument } from '@lotline/schema/generated/documents/task';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { SelectField } from '../controls/SelectField.tsx';
import { DryRunSheet } from '../bulk/DryRunSheet.tsx';
import { DueAndReason } from '../bulk/DueAndReason.tsx';
import { DayField } from '../form/DayField.tsx';
import { useDryRunForm } from '../bulk/use-dry-run-form.ts';
import { useUndoTaskChanges } from '../bulk/ways-back.ts';
import type { FilterOption } from '../list/list-query.ts';
import { useGroups } from '../list/use-groups.ts';
import { asVerdicts, changeInput, confirmWords, missingIn, saidOf, titleOf, type TaskAct, type TaskWish } from './task-bulk.ts';

interface TaskBulkSheetProps {
  readonly act: TaskAct;
  readonly ids: readonly number[];
  /** The group that has them all: it is not offered. */
  readonly fromGroupId?: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const START = { value: '', words: '' };
const SHAPES = { value: z.string(), words: z.string() };

export function TaskBulkSheet({ act, ids, fromGroupId, onClose, onDone }: TaskBulkSheetProps) {
  const groupsRead = useGroups(act === 'reassign');
  const groups = (groupsRead.data ?? []).filter(({ value }) => value !== String(fromGroupId));
  const undo = useUndoTaskChanges();
  const { draft, dryRun, values, set, edit } = useDryRunForm<typeof START, TaskWish>({
    name: `${act}-tasks`,
    ...{ ids, shapes: SHAPES, start: START, choices: act === 'reassign' ? ['value'] : [], onClose, onDone },
    undoOf: () => undo,
    send: async (call, wanted, { ids: part, isDryRun: isTrial, client }) =>
      asVerdicts((await call(ChangeTasksDocument, { input: changeInput(wanted, part, isTrial), client })).data.changeTasks),
    toastText: (count) => saidOf(act, count),
  });
  const wish: TaskWish = { act, ...values };
  const isExplained = dryRun.verdicts?.some(({ effect }) => needsReason(effect ?? '')) ?? false;
  const groupName = groups.find(({ value }) => value === wish.value)?.label ?? '';
  return (
    <DryRunSheet
      title={titleOf(act, ids.length)}
      dryRun={dryRun}
      change={wish}
      missing={missingIn(wish, isExplained)}
      whatWords={ids.length === 1 ? 'the task' : 'the tasks'}
      draft={draft}
      confirmLabel={confirmWords(wish, groupName, dryRun.allowedCount)}
    >
      <ReadNote read={groupsRead} title="The crews could not be loaded." />
      <What
        wish={wish}
        groups={groups}
        needsReason={isExplained}
        // what is said of it changes nothing of what the dry run found
        onEdit={(part) => ('value' in part ? edit : set)(part)}
      />
    </DryRunSheet>
  );
}

interface WhatProps {
  readonly wish: TaskWish;
  readonly groups: readonly FilterOption[];
  /** The dry run found completed work, other rates, or a crew that loses it. */
  readonly needsReason: boolean;
  readonly onEdit: (part: Partial<typeof START>) => void;
}

const MOST_WORDS = 1000;

function What({ wish: { act, value, words }, groups, needsReason: isAsked, onEdit }: WhatProps) {
  switch (act) {
    case 'issue':
      return <p>Each task is issued to the crew that has it, at today’s rates.</p>;
    case 'reassign':
      return (
        <>
          <SelectField
            label="Crew"
            isRequired
            hint="The new crew has to accept for itself."
            data-autofocus=""
            value={value}
            placeholder="Choose a crew"
            options={groups}
            onChange={(groupId) => onEdit({ value: groupId })}
          />
          <TextArea
            label={isAsked ? 'Reason' : 'Reason (optional)'}
            isRequired={isAsked}
            maxLength={MOST_WORDS}
            value={words}
            onChange={(why) => onEdit({ words: why })}
          />
        </>
      );
    case 'aside':
      return (
        <TextArea
          label="Reason"
          isRequired
          data-autofocus=""
          hint="Shown in the history of each job. The tasks leave the crews’ lists, and can be restored on their pages."
          maxLength={MOST_WORDS}
          value={words}
          onChange={(why) => onEdit({ words: why })}
        />
      );
    case 'due':
      return (
        <DueAndReason
          day={value}
          reason={words}
          mostReason={MOST_WORDS}
          onDay={(day) => onEdit({ value: day })}
          onReason={(why) => onEdit({ words: why })}
        />
      );
    case 'remind':
      return (
        <>
          <DayField label="Day" isRequired data-autofocus="" value={value} onChange={(day) => onEdit({ value: day })} />
          <TextArea label="Reminder comment" maxLength={MOST_WORDS} value={words} onChange={(what) => onEdit({ words: what })} />
        </>
      );
  }
}
