// New contractor, and Edit of one: its fields, and why where the way it is paid changes.
import { useRef } from 'react';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { needsReason } from '@lotline/schema/domain/contractor/contractor.lifecycle';
import type { Values } from '../../platform/form/form-edits.ts';
import { changedKeys } from '../../platform/form/changed-keys.ts';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { useLookupTexts } from '../../platform/form/use-lookup-texts.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { undoneEdit, type RecordEdit } from '../../platform/record/use-record-form.ts';
import { nameOf, NEW_CONTRACTOR, shownOf, type Contractor } from './contractor-data.ts';
import { useSaveContractor } from './use-contractors.ts';

interface ContractorSheetProps {
  /** Null: a new one. */
  readonly contractor: Contractor | null;
  readonly onClose: () => void;
  readonly onMade?: (id: number) => void;
}

export function ContractorSheet({ contractor, onClose, onMade }: ContractorSheetProps) {
  const save = useSaveContractor();
  const undo = useSaveContractor(true);
  const offer = useUndoOffer();
  const listed = useLookupTexts();
  const last = useRef<RecordEdit | null>(null);
  const shown = contractor === null ? NEW_CONTRACTOR : shownOf(contractor);
  const attempt = (edit: RecordEdit) => {
    // a new one is sent whole: what its form begins with is part of it
    const whole = contractor === null ? { ...edit, changes: { ...NEW_CONTRACTOR, ...edit.changes } } : edit;
    last.current = whole;
    return save.attempt(whole);
  };
  const onSaved = (answer: Contractor | null) => {
    const edit = last.current;
    if (contractor === null && answer !== null) onMade?.(answer.id);
    if (contractor !== null && answer !== null && edit !== null)
      offer(`${nameOf(answer)} is saved.`, () => {
        void undo.run(undoneEdit(edit));
      });
    onClose();
  };
  const isPaidOtherwise = (values: Values): boolean => contractor !== null && needsReason(changedKeys(shown, values));
  return (
    <RecordSheet<Contractor | null>
      record={CONTRACTOR}
      id={contractor?.id ?? null}
      name={contractor === null ? null : nameOf(contractor)}
      shown={shown}
      suggested={{ paymentTerms: listed('Payment terms') }}
      command={{ ...save, attempt }}
      onSaved={onSaved}
      onClose={onClose}
      asksWhy={(values) => (isPaidOtherwise(values) ? 'Required, because this changes how it is paid.' : undefined)}
    />
  );
}
