// New child code, and Edit of one: its fields, and why where what contractors are paid changes.
import { useRef } from 'react';
import { CHILD_CODE, needsReason } from '@lotline/schema/domain/item/child-code.fields';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import type { Values } from '../../platform/form/form-edits.ts';
import { changedKeys } from '../../platform/form/changed-keys.ts';
import { useLookupTexts } from '../../platform/form/use-lookup-texts.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { undoneEdit, type RecordEdit } from '../../platform/record/use-record-form.ts';
import { nameOf, NEW_CHILD_CODE, shownOf, type ChildCode } from './child-code-data.ts';
import { useChildCodeChoices, useSaveChildCode } from './use-child-codes.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface ChildCodeSheetProps {
  /** Null: a new one. */
  readonly code: ChildCode | null;
  readonly onClose: () => void;
  readonly onMade?: (id: number) => void;
}

const USED = {
  code: 'Tasks have already been paid under it, so its code cannot change.',
  parentItemId: 'Tasks have already been paid under it, so its item cannot change.',
};

export function ChildCodeSheet({ code, onClose, onMade }: ChildCodeSheetProps) {
  const save = useSaveChildCode();
  const undo = useSaveChildCode(true);
  const offer = useUndoOffer();
  const { items } = useChildCodeChoices();
  const listed = useLookupTexts();
  const last = useRef<RecordEdit | null>(null);
  const shown = code === null ? NEW_CHILD_CODE : shownOf(code);
  const attempt = (edit: RecordEdit) => {
    // a new one is sent whole: what its form begins with is part of it
    const whole = code === null ? { ...edit, changes: { ...NEW_CHILD_CODE, ...edit.changes } } : edit;
    last.current = whole;
    return save.attempt(whole);
  };
  const onSaved = (answer: ChildCode | null) => {
    const edit = last.current;
    if (code === null && answer !== null) onMade?.(answer.id);
    if (code !== null && answer !== null && edit !== null)
      offer(`${nameOf(answer)} is saved.`, () => {
        void undo.run(undoneEdit(edit));
      });
    onClose();
  };
  const isPaidOtherwise = (values: Values): boolean => code !== null && needsReason(changedKeys(shown, values));
  return (
    <RecordSheet<ChildCode | null>
      record={CHILD_CODE}
      id={code?.id ?? null}
      name={code === null ? null : nameOf(code)}
      shown={shown}
      rows={{ parentItemId: withOwn(items, code) }}
      suggested={{ unitOfMeasure: listed('UoM') }}
      locked={code !== null && code.usageCount > 0 ? USED : {}}
      command={{ ...save, attempt }}
      onSaved={onSaved}
      onClose={onClose}
      asksWhy={(values) => (isPaidOtherwise(values) ? 'Required, because this changes what contractors are paid.' : undefined)}
      note={() => (
        <div className={styles.note}>
          <p className={styles.muted}>
            The share is how much of this code is in one unit of the item. Codes in the default split are paid together when a task does not
            name one.
          </p>
        </div>
      )}
    />
  );
}

/** Its own item is offered also when it is archived. */
function withOwn(items: readonly { readonly value: string; readonly label: string }[], code: ChildCode | null) {
  const own = code?.item;
  if (own == null || items.some(({ value }) => value === String(own.id))) return items;
  return [{ value: String(own.id), label: `${own.code} · ${own.name}` }, ...items];
}
