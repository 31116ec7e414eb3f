// A project as a record (screens.md §2.24), declared.
import { allowed, refused } from '../kernel/verdict.ts';
import { declareRecord, recordKeysOf } from '../record/record-declaration.ts';
import { MAX_PROJECT_COMMENTS, MAX_PROJECT_LINE } from './project.limits.ts';

export const PROJECT = declareRecord({
  entity: 'project',
  called: 'project',
  claim: 'CAN_EDIT_CONSTRUCTION',
  fields: {
    name: { label: 'Name', kind: 'line', most: MAX_PROJECT_LINE, isRequired: true },
    customer: { label: 'Customer', kind: 'line', most: MAX_PROJECT_LINE },
    fsam: { label: 'FSAM', kind: 'line', most: MAX_PROJECT_LINE },
    region: { label: 'Region', kind: 'line', most: MAX_PROJECT_LINE },
    manager: { label: 'Manager', kind: 'line', most: MAX_PROJECT_LINE },
    startDate: { label: 'Start', kind: 'day' },
    finishDate: { label: 'Finish', kind: 'day' },
    comments: { label: 'Comments', kind: 'text', most: MAX_PROJECT_COMMENTS },
  },
  between: ({ startDate = null, finishDate = null }) =>
    startDate === null || finishDate === null || startDate <= finishDate ? allowed : refused('PROJECT_DATES', { field: 'finishDate' }),
});
export const PROJECT_KEYS = recordKeysOf(PROJECT);
