import { matchingItems } from './matching-items.ts';

const items = [
  { id: 1, code: 'PIT-450', name: 'Pit, size 5' },
  { id: 2, code: 'CON-50', name: 'Conduit 50 mm' },
  { id: 3, code: 'ROCK', name: 'Rock excavation' },
];
const found = (typed: string) => matchingItems(items, typed).map(({ id }) => id);

test('an item is found by its code or its name, in any case (Spec 1 §5)', () => {
  expect([found('pit'), found('CONDUIT'), found('excav')]).toEqual([[1], [2], [3]]);
});

test('every word must stand in it, in any order', () => {
  expect([found('50 con'), found('mm pit')]).toEqual([[2], []]);
});

test('the label as a whole finds its item; nothing typed finds all (Spec 1 §5)', () => {
  expect([found('CON-50 - Conduit 50 mm'), found(' ')]).toEqual([[2], [1, 2, 3]]);
});
