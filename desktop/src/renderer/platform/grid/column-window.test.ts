import { columnWindow, drawnAtSide } from './column-window.ts';

const widths = [100, ...Array.from({ length: 29 }, () => 100)];
const names = widths.map((_, index) => index === 0);
const shown = (left: number, room = 1_000): number[] =>
  drawnAtSide(names, { widths, left, room }).flatMap((isDrawn, index) => (isDrawn ? [index] : []));

test('columns in sight and 200 px beside them have cells, and the naming one always', () => {
  expect(shown(0)).toEqual(Array.from({ length: 14 }, (_, index) => index));
  expect(shown(1_500)).toEqual([0, ...Array.from({ length: 16 }, (_, index) => 12 + index)]);
  expect(shown(2_000)).toEqual([0, ...Array.from({ length: 12 }, (_, index) => 18 + index)]);
});

test('scrolling aside draws others only with each 200 px, and what is in sight always has its cells', () => {
  expect(shown(399)).toEqual(shown(200));
  expect(shown(400)).not.toEqual(shown(399));
  for (let left = 0; left <= 2_000; left += 7) {
    const cells = new Set(shown(left));
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
