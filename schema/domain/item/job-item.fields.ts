// What is planned of an item of a job as a record, declared (screens.md §2.6, decision 080): its quantity, its amount and its note.
import { compareDecimals, isNegative } from '../kernel/money.ts';
import { MOST_PLANNED } from '../kernel/planned-quantity.ts';
import { all, unless } from '../kernel/verdict.ts';
import { declareRecord } from '../record/record-declaration.ts';
import { MAX_ITEM_NOTE_LENGTH } from './job-item.limits.ts';

export const JOB_ITEM = declareRecord({
  entity: 'boq',
  called: 'item',
  claim: 'CAN_EDIT_CONSTRUCTION',
  fields: {
    quantity: { label: 'Quantity', kind: 'quantity', isRequired: true },
    unitAmount: { label: 'Unit amount ex GST', kind: 'amount', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
    comments: { label: 'Note (optional)', kind: 'line', most: MAX_ITEM_NOTE_LENGTH },
  },
  // what the field added beside the plan is planned with zero, so zero is a quantity here
  between: ({ quantity, unitAmount }) =>
    all(
      unless(quantity == null || (!isNegative(quantity) && compareDecimals(quantity, MOST_PLANNED) <= 0), 'QUANTITY_NEGATIVE', {
        field: 'quantity',
        sentence: 'Enter a quantity from zero to 100,000.',
      }),
      unless(unitAmount == null || !isNegative(unitAmount), 'INVALID_INPUT', {
        field: 'unitAmount',
        sentence: 'Unit amount ex GST must not be below zero.',
      }),
    ),
});
