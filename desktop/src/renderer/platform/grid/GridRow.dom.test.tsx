import { render, screen } from '@testing-library/react';
import type { GridColumn } from './grid-column.ts';
import { columnWindow, type ColumnWindow } from './column-window.ts';
import { GridRow } from './GridRow.tsx';

interface Lot {
  readonly id: number;
  readonly lot: string;
}
const COLUMNS: readonly GridColumn<Lot>[] = [
  { id: 'lot', label: 'Lot', isName: true, cell: ({ lot }) => <a href="/lot">{lot}</a>, text: ({ lot }) => lot },
  { id: 'state', label: 'State', hasIcon: true, cell: () => <b>Scheduled</b>, text: () => 'Scheduled' },
];
const WINDOW = columnWindow(COLUMNS);
const none = () => undefined;
const ACTIONS = { press: none, point: none, open: none, pick: none };
const LOT = { id: 7, lot: 'Lot 14' };

const draw = (isFast: boolean, index = 0, columns: ColumnWindow<Lot> = WINDOW) => (
  <table>
    <tbody>
      <GridRow
        {...{ row: LOT, columns, actions: ACTIONS, isFast, index }}
        {...{ isPicked: false, isCursor: false, isStop: false, nameOf: () => 'Lot 14' }}
      />
    </tbody>
  </table>
);

test('a row that appears while scrolling fast is drawn as text, and whole once the list rests', () => {
  const { rerender } = render(draw(true));
  expect(screen.getByRole('row')).toHaveTextContent('Lot 14Scheduled');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  rerender(draw(false));
  expect(screen.getByRole('link', { name: 'Lot 14' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Lot 14' })).toBeVisible();
});

test('a row that was drawn whole stays whole while scrolling', () => {
  const { rerender } = render(draw(false));
  rerender(draw(true, 1));
  expect(screen.getByRole('link', { name: 'Lot 14' })).toBeVisible();
});

test('of columns out of sight a row has one empty cell as wide as they are, and the others say which they are', () => {
  const wide = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id, cell: () => id, text: () => id }));
  render(draw(false, 0, columnWindow([...COLUMNS, ...wide], [true, false, false, false, true, false, false])));
  const row = screen.getByRole('row');
  expect(row).toHaveTextContent('Lot 14c');
  expect([...row.querySelectorAll('td, th')].map((cell) => [cell.getAttribute('colspan'), cell.getAttribute('aria-colindex')])).toEqual([
    [null, null],
    [null, '2'],
    ['3', null],
    [null, '6'],
    ['2', null],
  ]);
});

test('a row that passes by fast has the cells in sight alone', () => {
  const passing = columnWindow(COLUMNS, [true, false]);
  const { rerender } = render(draw(true, 0, { ...WINDOW, passing }));
  expect(screen.getByRole('row')).toHaveTextContent(/^Lot 14$/);
  rerender(draw(false, 0, { ...WINDOW, passing }));
  expect(screen.getByRole('row')).toHaveTextContent('Lot 14Scheduled');
});

test('a text that passes by is clipped only where it may not fit its column', () => {
  const passing = columnWindow(COLUMNS, undefined, [80, 110]);
  const clipped = () => [...screen.getByRole('row').children].map((cell) => [cell.textContent, !cell.classList.contains('fits')]);
  const { rerender } = render(draw(true, 0, { ...WINDOW, passing }));
  // 'Scheduled' needs the room of its icon too
  expect(clipped().slice(1)).toEqual([
    ['Lot 14', false],
    ['Scheduled', true],
  ]);
  rerender(draw(false, 0, { ...WINDOW, passing }));
  expect(
    clipped()
      .slice(1)
      .map(([, isClipped]) => isClipped),
  ).toEqual([true, true]);
});
