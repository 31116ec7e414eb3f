import { fileBack, judgeValue, lookupCells, lookupCsvHead, type KnownValue } from './lookup-csv.rules.ts';
import { MOST_DUE_DAYS, NO_MARKS } from './lookup-marks.rules.ts';
import { lookupListOf, type LookupList } from './lookup-lists.ts';

const listOf = (name: string): LookupList => {
  const list = lookupListOf(name);
  if (list === null) throw new Error(name);
  return list;
};
const REGION = listOf('Region');
const PLAIN = NO_MARKS;
const NORTH: KnownValue = { id: 1, label: 'North', isArchived: false, ...PLAIN };
const OLD: KnownValue = { id: 2, label: 'Old', isArchived: true, ...PLAIN };
const NOTHING_ABOVE: ReadonlySet<string> = new Set();

test('columns are found by their names, those of nobody are told, and a guarded cell is read as it was written', () => {
  const head = lookupCsvHead(REGION, ['\ufeffname', 'Colour', 'ARCHIVED', 'Records']);
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
  const photos = { id: 3, label: 'Photos', isArchived: false, ...PLAIN };
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
  expect(fileBack(REGION, rows)).toEqual([
    ['Name', 'Archived', 'Code', 'Further data'],
    ['South', 'Yes', '', ''],
    ['North', 'No', '', ''],
    ['Old', 'Yes', '', ''],
  ]);
});

const FILES = listOf('Attachment category');
const TERMS = listOf('Payment terms');
const PLAN: KnownValue = { id: 4, label: 'Plan', isArchived: false, ...NO_MARKS, colour: 'red' };
const DRAWING: KnownValue = { id: 6, label: 'Drawing', isArchived: false, ...NO_MARKS, code: 'DRW', details: 'Folder: A' };
const MONTH: KnownValue = { id: 5, label: 'Month', isArchived: false, ...NO_MARKS, dueDays: '30' };

test.each([
  ['a colour by its word', FILES, { label: 'Design', colour: 'amber' }, undefined, { does: 'create', marks: { colour: 'amber' } }],
  ['another colour', FILES, { label: 'plan', colour: 'Blue' }, PLAN, { does: 'mark', marks: { colour: 'blue' } }],
  ['the same colour', FILES, { label: 'Plan', colour: 'Red' }, PLAN, { does: 'nothing' }],
  ['an empty cell says nothing', FILES, { label: 'Plan', colour: '' }, PLAN, { does: 'nothing' }],
  ['none takes it away', FILES, { label: 'Plan', colour: 'none' }, PLAN, { does: 'mark', marks: { colour: null } }],
  ['beside an archive', FILES, { label: 'Plan', colour: 'Blue', archived: 'Yes' }, PLAN, { does: 'archive', marks: { colour: 'blue' } }],
  [
    'a colour that there is not',
    FILES,
    { label: 'Plan', colour: 'pink' },
    PLAN,
    { does: 'refuse', sentence: expect.stringContaining('one of') },
  ],
  ['days', TERMS, { label: 'Month', dueDays: '31' }, MONTH, { does: 'mark', marks: { dueDays: '31' } }],
  ['too many days', TERMS, { label: 'Month', dueDays: String(MOST_DUE_DAYS + 1) }, MONTH, { does: 'refuse' }],
  ['a code', FILES, { label: 'Plan', code: 'PL 1' }, PLAN, { does: 'mark', marks: { code: 'PL 1' } }],
  ['a code of another value', FILES, { label: 'Plan', code: 'dr w' }, PLAN, { does: 'refuse', sentence: 'Another value has this code.' }],
  ['its own code in another spelling', FILES, { label: 'drawing', code: 'dr w' }, DRAWING, { does: 'mark', marks: { code: 'dr w' } }],
  ['a code that is too long', FILES, { label: 'Plan', code: 'x'.repeat(31) }, PLAN, { does: 'refuse' }],
  [
    'further data',
    FILES,
    { label: 'Plan', details: ' Folder :  A:1 \r\n\nKept: 7 years' },
    PLAN,
    { marks: { details: 'Folder: A:1\nKept: 7 years' } },
  ],
  ['the same data', FILES, { label: 'Drawing', details: 'Folder : A' }, DRAWING, { does: 'nothing' }],
  [
    'data without a value',
    FILES,
    { label: 'Plan', details: 'Folder' },
    PLAN,
    { does: 'refuse', sentence: expect.stringContaining('a colon') },
  ],
  [
    'a name of data twice',
    FILES,
    { label: 'Plan', details: 'Folder: A\nfolder: B' },
    PLAN,
    { does: 'refuse', sentence: expect.stringContaining('once') },
  ],
  ['half a day', TERMS, { label: 'Month', dueDays: '1.5' }, MONTH, { does: 'refuse' }],
  ['days less than none', TERMS, { label: 'Month', dueDays: '-1' }, MONTH, { does: 'refuse' }],
])('a row of a list whose values have more than a name: %s', (_, list, cells, known, does) =>
  expect(judgeValue(list, cells, known, NOTHING_ABOVE, new Map([['DRW', 'DRAWING']]))).toMatchObject(does),
);

test('the way back of colours and days has what was there, and None where nothing was', () => {
  const rows = [
    judgeValue(FILES, { label: 'Plan', colour: 'None', archived: 'Yes' }, PLAN, NOTHING_ABOVE),
    judgeValue(FILES, { label: 'Bare', colour: 'Teal' }, { ...PLAN, id: 6, label: 'Bare', colour: null }, NOTHING_ABOVE),
    judgeValue(FILES, { label: 'New', colour: 'Teal' }, undefined, NOTHING_ABOVE),
  ];
  expect(fileBack(FILES, rows)).toEqual([
    ['Name', 'Archived', 'Code', 'Colour', 'Further data'],
    ['Plan', 'No', '', 'Red', ''],
    ['Bare', '', '', 'None', ''],
    ['New', 'Yes', '', '', ''],
  ]);
});
