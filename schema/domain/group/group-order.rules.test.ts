import fc from 'fast-check';
import { runs } from '../../testing/random-runs.ts';
import { afterDrop, afterStep, beforeInOrder, movedOrder } from './group-order.rules.ts';

const IDS = [1, 2, 3, 4];

test('one is moved behind another one, or to the front, and the others keep their order', () => {
  expect(movedOrder(IDS, 4, 1)).toEqual([1, 4, 2, 3]);
  expect(movedOrder(IDS, 1, 3)).toEqual([2, 3, 1, 4]);
  expect(movedOrder(IDS, 3, null)).toEqual([3, 1, 2, 4]);
  expect(movedOrder(IDS, 9, 1)).toBeNull();
  expect(movedOrder(IDS, 1, 9)).toBeNull();
  expect(movedOrder(IDS, 1, 1)).toBeNull();
});

test('a step moves by one place, and not over the ends', () => {
  expect(movedOrder(IDS, 2, afterStep(IDS, 2, 1) ?? null)).toEqual([1, 3, 2, 4]);
  expect(movedOrder(IDS, 2, afterStep(IDS, 2, -1) ?? null)).toEqual([2, 1, 3, 4]);
  expect([afterStep(IDS, 1, -1), afterStep(IDS, 4, 1), afterStep(IDS, 9, 1)]).toEqual([undefined, undefined, undefined]);
});

test('what is dropped on another one takes its place, from either side', () => {
  expect(movedOrder(IDS, 1, afterDrop(IDS, 1, 3))?.indexOf(1)).toBe(2);
  expect(movedOrder(IDS, 4, afterDrop(IDS, 4, 2))?.indexOf(4)).toBe(1);
  expect(movedOrder(IDS, 4, afterDrop(IDS, 4, 1))).toEqual([4, 1, 2, 3]);
});

test('a move and its way back leave the order as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 2 }), fc.nat(), fc.nat(), (ids, one, other) => {
      const [id = 0, over = 0] = [ids[one % ids.length], ids[other % ids.length]];
      const moved = movedOrder(ids, id, afterDrop(ids, id, over));
      if (id === over || moved === null) return;
      expect(movedOrder(moved, id, beforeInOrder(ids, id))).toEqual(ids);
    }),
    runs({ least: 200, soak: 2_000 }),
  );
});
