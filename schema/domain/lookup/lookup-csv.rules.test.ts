import { judgeValue, lookupCells, lookupCsvHead, rowsBack, type KnownValue } from './lookup-csv.rules.ts';
import { lookupListOf, type LookupList } from './lookup-lists.ts';

const listOf = (name: string): LookupList => {
  const list = lookupListOf(name);
  if (list === null) throw new Error(name);
  return list;
};
const REGION = listOf('Region');
const NORTH: KnownValue = { id: 1, label: 'North', isArchived: false };
const OLD: KnownValue = { id: 2, label: 'Old', isArchived: true };
const NOTHING_ABOVE: ReadonlySet<string> = new Set();

test('columns are found by their names, those of nobody are told, and a guarded cell is read as it was written', () => {
  const head = lookupCsvHead(['\ufeffname', 'Colour', 'ARCHIVED', 'Records']);
  expect(head).toEqual({ columns: ['label', null, 'archived', null], unknown: ['Colour'] });
  expect(lookupCells(head, [" '=North ", 'red', 'yes'])).toEqual({ label: "'=North", archived: 'yes' });
  expect(lookupCells(head, ["'=North", 'red'])).toEqual({ label: '=North', archived: '' });
});

test.each([
  [{ label: 'South' }, undefined, { label: 'South', does: 'create', isArchived: false }],
  [{ label: 'South', archived: 'Yes' }, undefined, { label: 'South', does: 'create', isArchived: true }],
  [{ label: 'NORTH' }, NORTH, { label: 'NORTH', does: 'nothing' }],
  [{ label: 'North', archived: 'yes' }, NORTH, { label: 'North', does: 'archive', known: NORTH }],
  [{ label: 'Old', archived: 'No' }, OLD, { label: 'Old', does: 'restore', known: OLD }],
  [{ label: 'Old', archived: '' }, OLD, { label: 'Old', does: 'nothing' }],
  [{ label: '' }, undefined, { does: 'refuse', sentence: expect.stringContaining('missing') }],
  [{ label: 'x'.repeat(101) }, undefined, { does: 'refuse', sentence: expect.stringContaining('at most 100') }],
  [{ label: 'North', archived: 'perhaps' }, NORTH, { does: 'refuse', sentence: 'Archived must be Yes or No.' }],
])('a row %o', (cells, known, does) => expect(judgeValue(REGION, cells, known, NOTHING_ABOVE)).toMatchObject(does));

test('a name that stands further up, in any spelling, and a name that the product needs are refused', () => {
  expect(judgeValue(REGION, { label: 'far west' }, undefined, new Set(['FARWEST'])).does).toBe('refuse');
  const photos = { id: 3, label: 'Photos', isArchived: false };
  expect(judgeValue(listOf('Attachment category'), { label: 'Photos', archived: 'yes' }, photos, NOTHING_ABOVE).does).toBe('refuse');
});

test('the way back archives what was made and turns each archive round', () => {
  const rows = [
    judgeValue(REGION, { label: 'South' }, undefined, NOTHING_ABOVE),
    judgeValue(REGION, { label: 'West', archived: 'Yes' }, undefined, NOTHING_ABOVE),
    judgeValue(REGION, { label: 'North', archived: 'Yes' }, NORTH, NOTHING_ABOVE),
    judgeValue(REGION, { label: 'Old', archived: 'No' }, OLD, NOTHING_ABOVE),
    judgeValue(REGION, { label: 'North' }, NORTH, NOTHING_ABOVE),
  ];
  expect(rowsBack(rows)).toEqual([
    ['South', 'Yes'],
    ['North', 'No'],
    ['Old', 'Yes'],
  ]);
});
