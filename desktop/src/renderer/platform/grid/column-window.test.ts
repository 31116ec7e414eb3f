import { columnWindow, drawnAtSide } from './column-window.ts';

const widths = [100, ...Array.from({ length: 29 }, () => 100)];
const names = widths.map((_, index) => index === 0);
const shown = (left: number, beside = 200, room = 1_000): number[] =>
  drawnAtSide(names, { widths, left, room, beside }).flatMap((isDrawn, index) => (isDrawn ? [index] : []));

const first = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

test('columns in sight and 200 px beside them have cells, and the naming one always', () => {
  expect(shown(0)).toEqual(first(14));
  expect(shown(1_440)).toEqual([0, ...first(16, 12)]);
  expect(shown(2_040)).toEqual([0, ...first(12, 18)]);
  expect(shown(1_440, 0)).toEqual([0, ...first(12, 14)]);
});

test('scrolling aside draws others only with each 120 px, and what is in sight always has its cells', () => {
  expect(shown(359)).toEqual(shown(240));
  expect(shown(360)).not.toEqual(shown(359));
  for (let left = 0; left <= 2_000; left += 7) {
    const cells = new Set(shown(left, 0));
    const inSight = widths.flatMap((_, index) => (index * 100 < left + 1_000 && (index + 1) * 100 > left ? [index] : []));
    expect(inSight.filter((index) => !cells.has(index))).toEqual([]);
  }
});

const columns = ['lot', 'street', 'suburb', 'state'].map((id) => ({ id, label: id, cell: () => id, text: () => id }));
const gaps = (isDrawn?: readonly boolean[]) => {
  const { drawn, rest, count } = columnWindow(columns, isDrawn);
  return { drawn: drawn.map(({ column, index, gap }) => [column.id, index, gap]), rest, count };
};

test('cells and the columns left out between them are all columns', () => {
  expect(gaps([true, false, false, true])).toEqual({
    drawn: [
      ['lot', 0, 0],
      ['state', 3, 2],
    ],
    rest: 0,
    count: 4,
  });
  expect(gaps([true, true, false, false])).toMatchObject({ rest: 2, count: 4 });
  expect(gaps()).toMatchObject({ rest: 0, count: 4 });
  expect(gaps().drawn).toHaveLength(4);
});
