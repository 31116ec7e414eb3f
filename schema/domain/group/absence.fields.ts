// Leave of a group or of one of its members, as a record, declared: days without work, which the schedule will ask (screens.md §2.19).
import { allowed, refused } from '../kernel/verdict.ts';
import { declareRecord, recordKeysOf } from '../record/record-declaration.ts';
import { GROUP_CLAIM } from './group.fields.ts';

export const ABSENCE = declareRecord({
  entity: 'group_absence',
  called: 'leave',
  claim: GROUP_CLAIM,
  fields: {
    userId: { label: 'Who', kind: 'ref' },
    kind: {
      label: 'Kind',
      kind: 'choice',
      isRequired: true,
      options: [
        { value: 'leave', label: 'Annual leave' },
        { value: 'sick', label: 'Sick leave' },
        { value: 'training', label: 'Training' },
        { value: 'other', label: 'Other' },
      ],
    },
    fromDate: { label: 'From', kind: 'day', isRequired: true },
    toDate: { label: 'To', kind: 'day', isRequired: true },
    note: { label: 'Note', kind: 'line', most: 200 },
  },
  between: ({ fromDate, toDate }) =>
    fromDate == null || toDate == null || fromDate <= toDate
      ? allowed
      : refused('INVALID_INPUT', { field: 'toDate', sentence: 'To date must not be before the from date.' }),
});
export const ABSENCE_KEYS = recordKeysOf(ABSENCE);
