// A job given to somebody for a time, as a record, declared (decisions 054, 080): it is added and ended, never edited.
import { allowed, refused } from '../kernel/verdict.ts';
import { declareRecord, recordKeysOf } from '../record/record-declaration.ts';
import { MAX_DELEGATION_REASON } from './delegation.limits.ts';

export const DELEGATION = declareRecord({
  entity: 'job_delegation',
  called: 'delegation',
  claim: 'CAN_EDIT_CONSTRUCTION',
  fields: {
    userId: { label: 'To whom', kind: 'ref', isRequired: true },
    fromDate: { label: 'From', kind: 'day', isRequired: true },
    toDate: { label: 'To', kind: 'day', isRequired: true },
    scope: {
      label: 'Scope',
      kind: 'choice',
      isRequired: true,
      options: [
        { value: 'view', label: 'View only' },
        { value: 'act', label: 'View and act' },
      ],
    },
    reason: { label: 'Reason', kind: 'text', most: MAX_DELEGATION_REASON },
  },
  between: ({ fromDate, toDate }) =>
    fromDate == null || toDate == null || fromDate <= toDate
      ? allowed
      : refused('INVALID_INPUT', { field: 'toDate', sentence: 'To date must not be before the from date.' }),
});
export const DELEGATION_KEYS = recordKeysOf(DELEGATION);
