import { fieldNamesOf, fieldNamesOfAll } from './job-field-names.ts';

const row = (workType: string | null, ...fields: readonly (readonly [fieldName: string, displayName: string])[]) => ({
  name: 'Optional Construction Fields',
  workType,
  config: { fields: fields.map(([fieldName, displayName]) => ({ fieldName, displayName, show: true })) },
});
const rows = [row(null, ['developer', 'Builder'], ['scheduler', 'Planner']), row('MDU', ['developer', 'Building manager'])];

test('a field is called as its work type calls it, else by its own name (Spec 1 §3)', () => {
  expect(['developer', 'scheduler'].map((field) => fieldNamesOf(rows, 'Lead-in')(field === 'developer' ? field : 'scheduler'))).toEqual([
    'Builder',
    'Planner',
  ]);
  expect(fieldNamesOf(rows, 'MDU')('scheduler')).toBe('Scheduler');
  expect(fieldNamesOf([], 'MDU')('developer')).toBe('Developer');
});

test('over every work type it has each of its names once', () => {
  expect(fieldNamesOfAll(rows)('developer')).toBe('Builder / Building manager');
  expect(fieldNamesOfAll(rows)('customerRef')).toBe('Customer ref');
  expect(fieldNamesOfAll([row('MDU', ['developer', 'Building manager'])])('developer')).toBe('Developer / Building manager');
});
