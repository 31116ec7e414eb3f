import { addedItemsWords } from './added-items.ts';
import { byAction } from './grouped-events.ts';
import { describeAction } from './event-words.ts';
import { fieldNamesOf } from '../job/job-field-names.ts';

const NAMES = {
  ...{ task: () => null, item: () => null, boq: () => null, field: fieldNamesOf([], '') },
  unit: (id: number) => (id === 11 ? 'each' : null),
};
const added = (entityId: number, code: string, quantity: string, comments: string | null = null) => ({
  ...{ move: 'addJobItem', entity: 'boq', entityId, why: null, before: null },
  after: { itemId: 4, quantity, unitAmount: null, comments },
  detail: { code },
});

test('one item is told with its quantity, its unit and its note', () => {
  expect(addedItemsWords([added(11, 'PIT-450', '5.000')], NAMES)).toBe('Added the item PIT-450, 5 each');
  expect(addedItemsWords([added(12, 'CON-20', '0.500', 'rear fence')], NAMES)).toBe('Added the item CON-20, 0.5 “rear fence”');
});

test('several of one press are one line, in the order in which they were added', () => {
  const events = [added(12, 'CON-20', '80.000'), added(11, 'PIT-450', '2.000', 'front')] as const;
  expect(describeAction([events[0], events[1]], NAMES)).toEqual({
    sentence: 'Added 2 items: PIT-450 × 2, CON-20 × 80',
    kind: 'item',
    changes: [],
  });
});

test('the same code twice is told apart by its note, and more than five are counted', () => {
  const twice = [added(13, 'CON-20', '8.000', 'rear'), added(12, 'PIT-450', '1.000', 'lid'), added(11, 'CON-20', '8.000', 'front')];
  expect(addedItemsWords(twice, NAMES)).toBe('Added 3 items: CON-20 × 8 “front”, PIT-450 × 1, CON-20 × 8 “rear”');
  const seven = [7, 6, 5, 4, 3, 2, 1].map((id) => added(id, `A-${String(id)}`, '1.000'));
  expect(addedItemsWords(seven, NAMES)).toBe('Added 7 items: A-1 × 1, A-2 × 1, A-3 × 1, A-4 × 1, A-5 × 1 and 2 more');
});

test('items of one press stand together; those of another, and every other event, stand alone', () => {
  const told = [
    ['addJobItem', '10:02'],
    ['addJobItem', '10:01'],
    ['addJobItem', '10:01'],
    ['assignLine', '10:00'],
    ['assignLine', '10:00'],
    ['addJobItem', '10:00'],
    ['createJob', '10:00'],
  ].map(([move = '', recordedAt = ''], at) => ({ at, move, recordedAt }));
  expect(byAction(told).map((press) => press.map(({ at }) => at))).toEqual([[0], [1, 2], [3], [4], [5], [6]]);
});
