// What may be written of a job's items, by whom, and how it is read back (screens.md §2.6).
import { buildActor } from '../../testing/build-actor.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sayError } from '../../errors/catalogue.ts';
import { parseInput } from '../kernel/input.ts';
import { addJobItemsInput, editJobItemInput } from './job-item.input.ts';
import { canRemoveItem, canRestoreItem, canWriteItem } from './job-item.rules.ts';
import { valueSentence } from './line-words.ts';

const editor = buildActor({ onlyClaims: ['CAN_EDIT_CONSTRUCTION'] });
const priced = buildActor({ onlyClaims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_FINANCIAL_INFORMATION'] });
const finance = buildActor({ onlyClaims: ['CAN_VIEW_FINANCIAL_INFORMATION'] });
const codeOf = (verdict: { readonly ok: boolean; readonly code?: string }) => (verdict.ok ? 'OK' : verdict.code);

test('whoever edits jobs plans their items; an amount is written only by who sees amounts', () => {
  expect(codeOf(canWriteItem(editor, { unitAmount: null }))).toBe('OK');
  expect(canWriteItem(editor, { unitAmount: '24.00' })).toMatchObject({ details: { claim: 'CAN_VIEW_FINANCIAL_INFORMATION' } });
  expect(codeOf(canWriteItem(priced, { unitAmount: '24.00' }))).toBe('OK');
  expect(canWriteItem(finance, { unitAmount: null })).toMatchObject({ details: { claim: 'CAN_EDIT_CONSTRUCTION' } });
});

test('an item that a task has stays, and the sentence names the tasks', () => {
  const verdict = canRemoveItem(editor, { code: 'PIT-450', tasks: ['Pit and pipe', 'Restoration'] });
  expect(codeOf(verdict)).toBe('ITEM_IN_TASK');
  expect(sayError('ITEM_IN_TASK', { code: 'PIT-450', tasks: ['Pit and pipe', 'Restoration'] })).toBe(
    'PIT-450 is on Pit and pipe, Restoration. Remove it from there first.',
  );
  expect(codeOf(canRemoveItem(editor, { code: 'PIT-450', tasks: [] }))).toBe('OK');
});

test('a removed item is put back by whoever may add it, priced or not, where nothing speaks against it since', () => {
  const line = {
    ...{ code: 'PIT-450', version: 3, endedSince: null },
    isArchived: false,
    isAddedAgain: false,
  };
  const restore = (change: object = {}, actor = editor) => codeOf(canRestoreItem(actor, { ...line, ...change }, { version: 3 }));
  expect(restore()).toBe('OK');
  expect(restore({}, finance)).toBe('CLAIM_REQUIRED');
  expect(restore({ version: 4 })).toBe('STALE_VERSION');
  expect(restore({ isArchived: true })).toBe('ITEM_ARCHIVED');
  expect(restore({ isAddedAgain: true })).toBe('ITEM_ADDED_AGAIN');
  expect(restore({ endedSince: 'Closed' })).toBe('JOB_ENDED_SINCE');
  expect(sayError('JOB_ENDED_SINCE', { status: 'Closed' })).toBe('The job is Closed now. Reopen it first.');
  expect(sayError('ITEM_ADDED_AGAIN', { code: 'PIT-450' })).toBe('PIT-450 was added to the job again. Change its quantity there.');
});

test('a new item has a quantity above zero; one that is there may be planned with none; an amount is not below zero', () => {
  const add = (item: object) => parseInput(addJobItemsInput, { constructionId: 7, items: [{ itemId: 1, ...item }] });
  const edit = (item: object) => parseInput(editJobItemInput, { boqId: 7, ...item });
  expect(add({ quantity: '2', comments: ' ' }).items).toEqual([{ itemId: 1, quantity: '2.000', unitAmount: null, comments: null }]);
  for (const quantity of ['0', '-1', '100001']) expect(refusalOf(() => add({ quantity })).code).toBe('QUANTITY_ZERO');
  expect(edit({ quantity: '0', unitAmount: '24' })).toEqual({ boqId: 7, quantity: '0.000', unitAmount: '24.00', comments: null });
  for (const quantity of ['-1', '100001']) expect(refusalOf(() => edit({ quantity })).code).toBe('QUANTITY_NEGATIVE');
  expect(refusalOf(() => edit({ quantity: '1', unitAmount: '-1' })).code).toBe('INVALID_INPUT');
});

test('what it comes to is read as a sum', () => {
  expect(valueSentence('5.000', 'ea', '24.00')).toBe('5 × $24.00 = $120.00');
  expect(valueSentence('2.500', 'm', '14.20')).toBe('2.5 m × $14.20 = $35.50');
});
