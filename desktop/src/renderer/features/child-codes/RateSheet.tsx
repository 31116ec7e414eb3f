// Add a rate to a child code, or change one: for whom, how much, from which day to which, and why.
import { useRef, useState } from 'react';
import { CHILD_RATE, CHILD_RATE_KEYS } from '@lotline/schema/domain/item/child-code.fields';
import { TickField } from '../../platform/controls/TickField.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { undoneEdit, type RecordEdit } from '../../platform/record/use-record-form.ts';
import { daysOf, nameOf, partyOf, type ChildCode, type ChildRate } from './child-code-data.ts';
import { useChildCodeChoices, useSaveChildRate } from './use-child-codes.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface RateSheetProps {
  readonly code: ChildCode;
  /** Null: a new one. */
  readonly rate: ChildRate | null;
  readonly onClose: () => void;
}

const EMPTY = Object.fromEntries(CHILD_RATE_KEYS.map((key) => [key, null]));
const idText = (id: number | null | undefined): string | null => (id == null ? null : String(id));

export function RateSheet({ code, rate, onClose }: RateSheetProps) {
  const [endsPrevious, setEndsPrevious] = useState(true);
  const save = useSaveChildRate();
  const undo = useSaveChildRate(true);
  const offer = useUndoOffer();
  const { groups, contractors } = useChildCodeChoices();
  const last = useRef<RecordEdit | null>(null);
  const of = { childCodeId: code.id, endsPrevious: rate === null && endsPrevious };
  const attempt = (edit: RecordEdit) => {
    last.current = edit;
    return save.attempt({ ...edit, ...of });
  };
  const onSaved = (answer: ChildCode | null) => {
    const edit = last.current;
    if (rate !== null && answer !== null && edit !== null)
      offer(`The rate of ${partyOf(rate).toLowerCase() === 'everyone' ? 'everyone' : partyOf(rate)} is saved.`, () => {
        void undo.run({ ...of, ...undoneEdit(edit) });
      });
    onClose();
  };
  return (
    <RecordSheet<ChildCode | null>
      record={CHILD_RATE}
      id={rate?.id ?? null}
      name={rate === null ? null : `rate ${daysOf(rate)}`}
      adding={{ title: `Add a rate to ${nameOf(code)}`, verb: 'Add rate' }}
      draft={`child-rate-${String(code.id)}-${String(rate?.id ?? 'new')}`}
      shown={rate === null ? EMPTY : shownOf(rate)}
      rows={{ groupId: groups, contractorId: contractors }}
      command={{ ...save, attempt }}
      onSaved={onSaved}
      onClose={onClose}
      asksWhy="always"
      note={() => (
        <div className={styles.note}>
          <p className={styles.muted}>
            Without a group or contractor it applies to everyone. A group’s own rate comes first, then its contractor’s, then the one for
            everyone. Tasks already issued keep their rate.
          </p>
          {rate === null ? (
            <TickField isOn={endsPrevious} onChange={setEndsPrevious}>
              End the current rate on the day before
            </TickField>
          ) : null}
        </div>
      )}
    />
  );
}

const shownOf = ({ groupId, contractorId, rate, effectiveFrom, effectiveTo }: ChildRate) => ({
  ...{ groupId: idText(groupId), contractorId: idText(contractorId) },
  ...{ rate: rate ?? null, effectiveFrom, effectiveTo: effectiveTo ?? null },
});
