import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { auditPopup } from '../../testing/audit-popup.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn, GridSort } from './grid-column.ts';
import { NOTHING_PICKED, type Picked } from './grid-selection.ts';
import type { ListState } from './list-state.ts';
import { rowsAsText } from './rows-as-text.ts';
import { useGridColumns } from './use-grid-columns.ts';

interface Lot {
  readonly id: number;
  readonly lot: string;
  readonly street: string;
  readonly files: number;
}

const COLUMNS: readonly GridColumn<Lot>[] = [
  { id: 'lot', label: 'Lot', width: 80, isName: true, isSortable: true, cell: ({ lot }) => lot, text: ({ lot }) => lot },
  { id: 'street', label: 'Street', isSortable: true, cell: ({ street }) => street, text: ({ street }) => street },
  { id: 'files', label: 'Files', width: 60, align: 'end', cell: ({ files }) => files, text: ({ files }) => String(files) },
  { id: 'secret', label: 'Note', startsHidden: true, cell: () => 'note', text: () => 'note' },
];
const lots = (count: number): Lot[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, lot: `Lot ${String(at + 1)}`, street: `${String(at)} Wattle Rd`, files: at }));

const spies = {
  preview: jest.fn(),
  open: jest.fn(),
  escape: jest.fn(),
  loadMore: jest.fn(),
  retry: jest.fn(),
  sort: jest.fn(),
  pickAll: jest.fn(),
};
const POSITION = { name: 'here', scrollTop: 0, onScroll: () => undefined };

const stateOf = (part: Partial<ListState<Lot>> = {}): ListState<Lot> => ({
  rows: lots(100),
  count: 100,
  isCountCapped: false,
  hasMore: false,
  isLoading: false,
  isLoadingMore: false,
  isFailed: false,
  loadMore: spies.loadMore,
  retry: spies.retry,
  ...part,
});

let change: (state: ListState<Lot>) => void = () => undefined;

function Lots({ first }: { readonly first: ListState<Lot> }) {
  const [state, setState] = useState(first);
  const [cursorId, setCursor] = useState<number | null>(null);
  const [picked, setPicked] = useState<Picked>(NOTHING_PICKED);
  const [sort, setSort] = useState<GridSort | null>({ field: 'lot', isDescending: false });
  change = setState;
  const onSort = (next: GridSort) => {
    spies.sort(next);
    setSort(next);
  };
  const columns = useGridColumns({ list: 'lots', columns: COLUMNS, sort, onSort });
  return (
    <>
      <ColumnChooser columns={columns} />
      <DataGrid
        label="Lots"
        columns={columns}
        state={state}
        nameOf={({ lot }) => lot}
        position={POSITION}
        cursorId={cursorId}
        onCursor={setCursor}
        onEnter={spies.preview}
        onPress={null}
        onOpen={spies.open}
        onEscape={spies.escape}
        picking={{ picked, onPick: setPicked, onPickAll: spies.pickAll }}
        onCopy={() =>
          rowsAsText(
            columns.shown.map(({ column }) => column),
            state.rows.filter(({ id }) => id === cursorId || picked.has(id)),
          )
        }
        empty={<p>Nothing here</p>}
        {...grouped}
      />
    </>
  );
}

const startsStreet = (one: Lot, before: Lot): boolean => one.street !== before.street;
let grouped: { readonly startsGroup?: typeof startsStreet } = {};

const open = (part: Partial<ListState<Lot>> = {}) => renderSignedIn(<Lots first={stateOf(part)} />);
const grid = () => screen.getByRole('grid', { name: 'Lots' });
const row = (name: string) => screen.getByRole('row', { name: (_, element) => element.contains(screen.getByRole('rowheader', { name })) });
const heads = () =>
  within(grid())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const pickedNow = () => screen.queryAllByRole('row', { selected: true }).map((one) => one.dataset['id']);

beforeEach(() => {
  localStorage.clear();
  grouped = {};
  jest.clearAllMocks();
  // jsdom has no layout
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(348);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(348);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(3228);
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    const top = typeof to === 'object' ? (to.top ?? 0) : 0;
    if (top === this.scrollTop) return;
    this.scrollTop = top;
    fireEvent.scroll(this);
  };
});
afterEach(() => jest.restoreAllMocks());

test('of very many rows only those around the visible ones are drawn, and screen readers hear how many there are', () => {
  open({ rows: lots(100_000), count: 1000, isCountCapped: true });
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  expect(grid()).toHaveAttribute('aria-rowcount', '100001');
  expect(row('Lot 1')).toHaveAttribute('aria-rowindex', '2');
});

test.each([
  { room: 1200, isWide: false },
  { room: 200, isWide: true },
])('the naming column is pinned only where the table is wider than its container: $room px', ({ room, isWide }) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  open();
  expect(grid().hasAttribute('data-wide')).toBe(isWide);
});

test('while rows pass by fast the naming cells stick only where the list is scrolled aside', () => {
  open({ rows: lots(100_000), count: 1000, isCountCapped: true });
  const wrap = grid().parentElement;
  if (wrap === null) throw new Error('the list has no frame');
  const scrollTo = (top: number, left = 0) => {
    [wrap.scrollTop, wrap.scrollLeft] = [top, left];
    fireEvent.scroll(wrap);
  };
  scrollTo(400);
  expect(grid()).not.toHaveAttribute('data-straight');
  // a frame is drawn as the one before it passed
  scrollTo(800);
  scrollTo(1200);
  expect(grid()).toHaveAttribute('data-straight');
  scrollTo(1600, 40);
  scrollTo(2000, 40);
  expect(grid()).not.toHaveAttribute('data-straight');
});

test('a double click opens the row of its first press, also where the list has moved under the pointer meanwhile', () => {
  open();
  const target = (name: string, detail: number) => fireEvent.click(row(name), { detail });
  target('Lot 3', 1);
  target('Lot 2', 2);
  fireEvent.doubleClick(row('Lot 2'));
  expect(spies.open.mock.calls).toEqual([[3]]);
  expect(row('Lot 3')).toHaveAttribute('data-cursor');
});

test('while nobody has counted the rows, no figure is shown', () => {
  open({ count: 1000, isCountCapped: true, hasMore: true });
  expect(grid()).toHaveAttribute('aria-rowcount', '-1');
});

test('one row is a Tab stop; arrows, PageDown, Home and End move the active row, and the focus moves with it', async () => {
  open();
  expect(grid().querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1);
  act(() => row('Lot 1').focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Lot 3')).toHaveFocus();
  expect(row('Lot 3')).toHaveAttribute('data-cursor');
  await userEvent.keyboard('{PageDown}');
  expect(row('Lot 12')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(row('Lot 100')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(row('Lot 1')).toHaveFocus();
});

test('Enter opens the preview, Ctrl+Enter the row’s page, Esc is passed to the screen', async () => {
  open();
  act(() => row('Lot 2').focus());
  await userEvent.keyboard('{Enter}');
  expect(spies.preview).toHaveBeenCalledWith(2);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(spies.open).toHaveBeenCalledWith(2);
  await userEvent.keyboard('{Escape}');
  expect(spies.escape).toHaveBeenCalledTimes(1);
});

test('Space selects a row, Shift and an arrow a range, Ctrl+A asks for all', async () => {
  open();
  act(() => row('Lot 2').focus());
  await userEvent.keyboard(' ');
  expect(pickedNow()).toEqual(['2']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(pickedNow()).toEqual(['2', '3', '4']);
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(pickedNow()).toEqual(['2', '3']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(spies.pickAll).toHaveBeenCalledTimes(1);
});

test('a box with Shift selects everything from the one before', async () => {
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select Lot 2' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Lot 5' }));
  expect(pickedNow()).toEqual(['2', '3', '4', '5']);
});

test('the selection is copied as a table, the head first', async () => {
  open();
  act(() => row('Lot 2').focus());
  const setData = jest.fn();
  fireEvent.copy(row('Lot 2'), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'Lot\tStreet\tFiles\nLot 2\t1 Wattle Rd\t1');
});

test('the focus stays on its row while the rows are read again, and goes to the next when the row is gone', () => {
  open();
  act(() => row('Lot 5').focus());
  act(() => change(stateOf({ rows: lots(100).map((one) => ({ ...one, street: 'New St' })) })));
  expect(row('Lot 5')).toHaveFocus();
  expect(row('Lot 5')).toHaveTextContent('New St');
  act(() => change(stateOf({ rows: lots(100).filter(({ id }) => id !== 5) })));
  expect(row('Lot 6')).toHaveFocus();
});

test('the head sorts, says how, and is one Tab stop', async () => {
  open();
  expect(screen.getByRole('columnheader', { name: 'Lot' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Lot' }));
  expect(spies.sort).toHaveBeenLastCalledWith({ field: 'lot', isDescending: true });
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(spies.sort).toHaveBeenLastCalledWith({ field: 'street', isDescending: false });
  expect(screen.getByRole('columnheader', { name: 'Street' })).toHaveAttribute('aria-sort', 'ascending');
  expect(grid().querySelectorAll('thead button[tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(spies.sort).toHaveBeenCalledTimes(2);
});

test('columns are shown, hidden and moved, and found again like that on this device', async () => {
  const { unmount } = open();
  expect(heads()).toEqual(['', 'Lot', 'Street', 'Files']);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('checkbox', { name: 'Lot' })).toBeDisabled();
  await auditPopup('ColumnChooser');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Note' }));
  await userEvent.click(screen.getByRole('button', { name: 'Files: earlier' }));
  expect(heads()).toEqual(['', 'Lot', 'Files', 'Street', 'Note']);
  unmount();
  open();
  expect(heads()).toEqual(['', 'Lot', 'Files', 'Street', 'Note']);
});

test('Shift and an arrow on the head widen the column, and the width is stored', async () => {
  const { container } = open();
  screen.getByRole('button', { name: 'Lot' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(container.querySelectorAll('col')[1]).toHaveStyle({ width: '96px' });
  expect(localStorage.getItem('lotline.columns.lots.2')).toContain('"lot":96');
});

test('Ctrl, Shift and an arrow move a column, its head keeps the focus, and the naming column stays first', async () => {
  open();
  const heads = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));
  const files = () => screen.getByRole('button', { name: 'Files' });
  files().focus();
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  expect(heads()).toEqual(['Lot', 'Files', 'Street']);
  expect(files()).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  expect(heads()).toEqual(['Lot', 'Files', 'Street']);
  expect(localStorage.getItem('lotline.columns.lots.2')).toContain('["lot","files","street","secret"]');
  await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  expect(heads()).toEqual(['Lot', 'Street', 'Files']);
});

test('the next page is requested near the end, not before', async () => {
  open({ hasMore: true, count: 1000, isCountCapped: true });
  expect(spies.loadMore).not.toHaveBeenCalled();
  act(() => row('Lot 1').focus());
  await userEvent.keyboard('{End}');
  expect(spies.loadMore).toHaveBeenCalled();
});

test('an empty list, a failed first read and a failed later one each say what can be done', async () => {
  open({ rows: [], count: 0 });
  expect(screen.getByText('Nothing here')).toBeVisible();
  act(() => change(stateOf({ rows: [], isFailed: true, sentence: 'The server is not ready at the moment.' })));
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.The server is not ready at the moment.');
  expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(spies.retry).toHaveBeenCalledTimes(1);
  act(() => change(stateOf({ isFailed: true, hasMore: true })));
  expect(screen.getByText('More of the list could not be loaded.')).toBeVisible();
  act(() => change(stateOf({ rows: [], isLoading: true })));
  expect(grid()).toHaveAttribute('aria-busy', 'true');
});

test('rows that belong together are told by what stands in them now', () => {
  grouped = { startsGroup: startsStreet };
  let now = lots(3).map((lot) => ({ ...lot, street: 'Wattle Rd' }));
  const listeners = new Set<() => void>();
  open({
    rows: now,
    latest: () => now,
    subscribeRows: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const groups = () =>
    within(grid())
      .getAllByRole('rowheader')
      .map((head) => head.closest('tr')?.dataset['group']);
  expect(groups()).toEqual(['start', 'rest', 'rest']);
  now = now.map((lot) => (lot.id === 3 ? { ...lot, street: 'Finch Cres' } : lot));
  act(() => {
    for (const tell of listeners) tell();
  });
  expect(groups()).toEqual(['start', 'rest', 'start']);
});
