import { INK_HEIGHT, INK_WIDTH, storedTicket } from '@lotline/schema/domain/ticket/ticket.schema';
import { inkOfPoints } from './ink-of-points.ts';

const SIZE = { width: 300, height: 150 };

test('a drawing keeps its shape, in whole numbers on the pad’s own grid', () => {
  expect(
    inkOfPoints(
      [
        [
          { x: 0, y: 0 },
          { x: 150.4, y: 75 },
        ],
        [{ x: 300, y: 150 }],
      ],
      SIZE,
    ),
  ).toEqual([
    [0, 0, 301, 150],
    [600, 300],
  ]);
  // of a narrow phone: in the middle
  expect(inkOfPoints([[{ x: 0, y: 0 }]], { width: 168, height: 168 })).toEqual([[150, 0]]);
});

test('nothing drawn is none', () => {
  expect(inkOfPoints([], SIZE)).toBeNull();
  expect(inkOfPoints([[]], SIZE)).toBeNull();
  expect(inkOfPoints([[{ x: 1, y: 1 }]], { width: 0, height: 0 })).toBeNull();
});

test('however long somebody scribbles, a ticket takes it', () => {
  const stroke = Array.from({ length: 5_000 }, (_, at) => ({ x: (at * 7) % 400, y: (at * 3) % 200 }));
  const ink = inkOfPoints(
    Array.from({ length: 600 }, () => stroke),
    SIZE,
  );
  const { ink: field } = storedTicket.shape.signatures.element.shape;
  expect(field.safeParse(ink).error).toBeUndefined();
  expect(ink?.flat().every((value) => value >= 0 && value <= Math.max(INK_WIDTH, INK_HEIGHT))).toBe(true);
});
