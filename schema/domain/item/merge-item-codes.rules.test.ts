// Which item codes may become one: a table of refusals, each with its sentence.
import { buildActor } from '../../testing/build-actor.ts';
import { canBringBack, canMergeItemCodes, type MergedCode, type MergeFacts } from './merge-item-codes.rules.ts';

const manager = buildActor({ onlyClaims: ['CAN_MANAGE_ITEM_CODES'] });
const code = (more: Partial<MergedCode> = {}): MergedCode => ({
  ...{ id: 1, code: 'PIT-1', unitOfMeasure: 'each', isArchived: false, mergedInto: null, paidBy: 0 },
  ...more,
});
const facts = (more: Partial<MergeFacts> = {}): MergeFacts => ({
  from: code(),
  into: code({ id: 2, code: 'PIT-2' }),
  templates: [],
  ...more,
});

test('two codes of one unit become one, also where one of them is archived already or one alone is paid for', () => {
  expect(canMergeItemCodes(manager, facts()).ok).toBe(true);
  expect(canMergeItemCodes(manager, facts({ from: code({ isArchived: true, unitOfMeasure: ' EA ' }) })).ok).toBe(true);
  expect(canMergeItemCodes(manager, facts({ from: code({ paidBy: 2 }) })).ok).toBe(true);
  expect(canMergeItemCodes(manager, facts({ into: code({ id: 2, paidBy: 2 }) })).ok).toBe(true);
});

test.each([
  ['itself', { into: code() }, 'intoId', /into itself/],
  ['one that was merged', { from: code({ mergedInto: 'PIT-9' }) }, 'fromId', /already merged into PIT-9/],
  ['into an archived one', { into: code({ id: 2, code: 'PIT-2', isArchived: true }) }, 'intoId', /PIT-2 is archived/],
  ['another unit', { into: code({ id: 2, unitOfMeasure: 'm' }) }, 'intoId', /counted in each/],
  ['metres into kilometres', { from: code({ unitOfMeasure: 'm' }), into: code({ id: 2, unitOfMeasure: 'km' }) }, 'intoId', /quantities/],
  ['both are paid for', { from: code({ paidBy: 1 }), into: code({ id: 2, paidBy: 1 }) }, 'intoId', /paid twice/],
  ['templates name it', { templates: ['MDU', 'NBN'] }, 'fromId', /MDU, NBN/],
] as const)('refused: %s', (_, more, field, sentence) => {
  expect(canMergeItemCodes(manager, facts(more))).toMatchObject({
    ok: false,
    code: 'INVALID_INPUT',
    details: { field, sentence: expect.stringMatching(sentence) as string },
  });
});

test('only by who manages the catalogue; and what was merged does not come back', () => {
  expect(canMergeItemCodes(buildActor({ onlyClaims: [] }), facts())).toMatchObject({ code: 'CLAIM_REQUIRED' });
  expect(canBringBack(code()).ok).toBe(true);
  expect(canBringBack(code({ mergedInto: 'PIT-2' }))).toMatchObject({ details: { field: 'archived' } });
});
