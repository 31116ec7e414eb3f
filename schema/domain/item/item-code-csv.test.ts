// What each row of a file of item codes does: a table of typed refusals, and what is fine beside them.
import { buildActor } from '../../testing/build-actor.ts';
import { cellsByField, csvHead, judgeRow, whyNotUndone, type ImportedCode, type KnownItemCode } from './item-code-csv.rules.ts';

const NONE = {
  description: null,
  itemType: null,
  estimatedTime: null,
  minQuantity: null,
  maxQuantity: null,
  preapprovalOver: null,
  workTypes: null,
  shotList: null,
};
const known: KnownItemCode = {
  id: 7,
  isArchived: false,
  usageCount: 2,
  isPriceDated: false,
  values: { ...NONE, code: 'PIT-1', name: 'Pit', unitOfMeasure: 'each', unitAmount: '10.00' },
};
const manager = buildActor({ onlyClaims: ['CAN_MANAGE_ITEM_CODES', 'CAN_VIEW_FINANCIAL_INFORMATION'] });
const withoutAmounts = buildActor({ onlyClaims: ['CAN_MANAGE_ITEM_CODES'] });
const row = (cells: Readonly<Record<string, string>>, found: KnownItemCode | undefined, actor = manager, taken: readonly string[] = []) =>
  judgeRow(actor, cells, found, new Set(taken));

test('columns are found by their label or their key; what an export has beside is read past, what is unknown is told', () => {
  const head = csvHead(['\ufeffCode', 'Name', 'unitAmount', 'Uses', 'Colour', 'Photos it needs']);
  expect(head).toEqual({ columns: ['code', 'name', 'unitAmount', null, null, 'shotList'], unknown: ['Colour'] });
  expect(cellsByField(head, ['PIT-1', "'=Pit", '10', '3', 'red', ''])).toEqual({
    code: 'PIT-1',
    name: '=Pit',
    unitAmount: '10',
    shotList: '',
  });
});

test('a new code is made whole, one that is there gets what differs, and the same again does nothing', () => {
  expect(row({ code: 'pit-2', name: 'Pit', unitAmount: '10' }, undefined)).toMatchObject({
    does: 'create',
    code: 'PIT-2',
    after: { code: 'PIT-2', unitAmount: '10.00', itemType: null },
  });
  expect(row({ code: 'pit - 1', name: 'Deep pit', unitAmount: '10' }, known)).toMatchObject({ does: 'edit', after: { name: 'Deep pit' } });
  expect(row({ code: 'PIT-1', unitOfMeasure: '' }, known)).toMatchObject({ does: 'edit', after: { unitOfMeasure: null } });
  expect(row({ code: 'PIT-1', name: 'Pit', unitAmount: '10.00' }, known)).toEqual({ code: 'PIT-1', does: 'nothing' });
});

test.each([
  ['no code', { code: '', name: 'Pit' }, undefined, 'INVALID_INPUT'],
  ['no name', { code: 'PIT-3' }, undefined, 'INVALID_INPUT'],
  ['a name that is cleared', { code: 'PIT-1', name: '' }, known, 'INVALID_INPUT'],
  ['an amount that is none', { code: 'PIT-1', unitAmount: 'dear' }, known, 'INVALID_INPUT'],
  ['more than a column holds', { code: 'PIT-1', name: 'x'.repeat(201) }, known, 'INVALID_INPUT'],
  ['the most below the least', { code: 'PIT-1', minQuantity: '5', maxQuantity: '4' }, known, 'INVALID_INPUT'],
  ['one that is archived', { code: 'PIT-1', name: 'Deep pit' }, { ...known, isArchived: true }, 'ITEM_ARCHIVED'],
  ['the amount of one that has dated prices', { code: 'PIT-1', unitAmount: '11' }, { ...known, isPriceDated: true }, 'INVALID_INPUT'],
] as const)('refused: %s', (_, cells, found, refusal) => {
  expect(row(cells, found)).toMatchObject({ does: 'refuse', refusal });
});

test('what is missing is called as its form calls it', () => {
  expect(row({ code: 'PIT-3' }, undefined)).toMatchObject({ sentence: 'Name is missing.' });
});

test('refused: a code that the file has above, and an amount by whom amounts are not meant for', () => {
  expect(row({ code: 'pit-2', name: 'Pit' }, undefined, manager, ['PIT-2'])).toMatchObject({ does: 'refuse', refusal: 'ALREADY_TAKEN' });
  expect(row({ code: 'PIT-1', unitAmount: '11' }, known, withoutAmounts)).toMatchObject({ does: 'refuse', refusal: 'CLAIM_REQUIRED' });
  expect(row({ code: 'PIT-2', name: 'Pit', unitAmount: '11' }, undefined, withoutAmounts)).toMatchObject({
    does: 'refuse',
    refusal: 'CLAIM_REQUIRED',
  });
  expect(row({ code: 'PIT-1', name: 'Deep pit' }, known, withoutAmounts)).toMatchObject({ does: 'edit' });
});

const imported: ImportedCode = { isNew: false, isArchived: false, isChanged: false, usageCount: 2, keys: ['name'] };

test.each([
  ['a code that it changed, though jobs have it', imported, null],
  ['a code that it made', { ...imported, isNew: true, usageCount: 0, keys: [] }, null],
  ['a code that it made and jobs have by now', { ...imported, isNew: true, keys: [] }, 'It is now used on jobs.'],
  ['what something else has changed', { ...imported, isChanged: true }, 'It was changed since the import.'],
  ['what was archived', { ...imported, isArchived: true }, 'It was changed since the import.'],
] as const)('an import is undone or not: %s', (_, code, sentence) => {
  expect(whyNotUndone(manager, code)).toBe(sentence);
});

test('amounts go back by whom amounts are meant for alone', () => {
  expect(whyNotUndone(manager, { ...imported, keys: ['unitAmount'] })).toBeNull();
  expect(whyNotUndone(withoutAmounts, { ...imported, keys: ['unitAmount'] })).toEqual(expect.any(String));
});
