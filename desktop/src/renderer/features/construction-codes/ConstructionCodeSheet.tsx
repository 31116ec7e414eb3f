// New construction code, the next rate of one, and Edit of one: its fields, and why where what the customer is charged changes.
import { useRef, useState } from 'react';
import { chargesDiffer, CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import { TickField } from '../../platform/controls/TickField.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { changedKeys } from '../../platform/form/changed-keys.ts';
import { useLookupTexts } from '../../platform/form/use-lookup-texts.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { undoneEdit, type RecordEdit } from '../../platform/record/use-record-form.ts';
import { nameOf, NEW_CONSTRUCTION_CODE, nextOf, shownOf, type ConstructionCode } from './construction-code-data.ts';
import { useItemOptions, useSaveConstructionCode } from './use-construction-codes.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface ConstructionCodeSheetProps {
  /** Null: a new one. */
  readonly code: ConstructionCode | null;
  /** A new one like it, from another day at another rate. */
  readonly isNext?: boolean;
  readonly onClose: () => void;
  readonly onMade?: (id: number) => void;
}

export function ConstructionCodeSheet({ code, isNext = false, onClose, onMade }: ConstructionCodeSheetProps) {
  const [endsPrevious, setEndsPrevious] = useState(true);
  const save = useSaveConstructionCode();
  const undo = useSaveConstructionCode(true);
  const offer = useUndoOffer();
  const items = useItemOptions();
  const listed = useLookupTexts();
  const last = useRef<RecordEdit | null>(null);
  const edited = isNext ? null : code;
  const begin = code === null ? NEW_CONSTRUCTION_CODE : isNext ? nextOf(code) : shownOf(code);
  const attempt = (edit: RecordEdit) => {
    // a new one is sent whole: what its form begins with is part of it
    const whole = edited === null ? { ...edit, changes: { ...begin, ...edit.changes } } : edit;
    last.current = whole;
    return save.attempt({ ...whole, endsPrevious: isNext && endsPrevious });
  };
  const onSaved = (answer: ConstructionCode | null) => {
    const edit = last.current;
    if (edited === null && answer !== null) onMade?.(answer.id);
    if (edited !== null && answer !== null && edit !== null)
      offer(`${nameOf(answer)} is saved.`, () => {
        void undo.run({ ...undoneEdit(edit), endsPrevious: false });
      });
    onClose();
  };
  return (
    <RecordSheet<ConstructionCode | null>
      record={CONSTRUCTION_CODE}
      id={edited?.id ?? null}
      name={edited === null ? null : nameOf(edited)}
      {...(isNext && code !== null
        ? { adding: { title: `New rate of ${nameOf(code)}`, verb: 'Add rate' }, draft: `construction-code-next-${String(code.id)}` }
        : {})}
      shown={begin}
      rows={{ itemId: withOwn(items, code) }}
      suggested={{ contract: listed('Contract'), unitOfMeasure: listed('UoM') }}
      command={{ ...save, attempt }}
      onSaved={onSaved}
      onClose={onClose}
      asksWhy={(values) =>
        isNext || (edited !== null && chargesDiffer(changedKeys(begin, values)))
          ? 'Required, because this changes what the customer is charged.'
          : undefined
      }
      note={() => (
        <div className={styles.note}>
          <p className={styles.muted}>Separate work types with commas; leave empty for all. Without a last day it has no end.</p>
          {isNext ? (
            <TickField isOn={endsPrevious} onChange={setEndsPrevious}>
              End the current rate on the day before
            </TickField>
          ) : null}
        </div>
      )}
    />
  );
}

/** Its own item is offered also when it is archived. */
function withOwn(items: readonly { readonly value: string; readonly label: string }[], code: ConstructionCode | null) {
  const own = code === null ? null : shownOf(code)['itemId'];
  if (code === null || own == null || items.some(({ value }) => value === own)) return items;
  return [{ value: own, label: `${code.itemCode} · ${code.itemName}` }, ...items];
}
