import { fieldNamesOf } from '../job/job-field-names.ts';
import { fieldsAsAt, JOB_FIELDS_AS_AT, type JobFieldAsAt } from './job-as-at.ts';

const nothing = Object.fromEntries(JOB_FIELDS_AS_AT.map((name) => [name, null])) as Record<JobFieldAsAt, unknown>;

test('each field stands as it was, with what it is now where that differs; what was and is empty is left out', () => {
  const now = { ...nothing, status: 'In progress', updatedDueDate: '2026-11-24', developer: 'Eastpoint' };
  expect(fieldsAsAt({ status: 'Scheduled', developer: 'Eastpoint', suburb: '' }, now, fieldNamesOf([], 'MDU'))).toEqual([
    { label: 'Status', then: 'Scheduled', now: 'In progress', differs: true },
    { label: 'Updated due', then: null, now: '2026-11-24', differs: true },
    { label: 'Developer', then: 'Eastpoint', now: 'Eastpoint', differs: false },
  ]);
});

test('no field is an amount', () => {
  expect(JOB_FIELDS_AS_AT.filter((name) => /amount|value|price|rate|payment|quote/i.test(name))).toEqual([]);
});
