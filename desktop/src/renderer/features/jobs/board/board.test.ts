import type { JobRow } from '../../../platform/job-list/job-row.ts';
import { boardAsList, cardAfterKey, landsUnseen, shownColumns, tabStopOf, withMoves, type BoardColumn } from './board.ts';
import { buildJobRow } from '../../../testing/build-job-row.ts';

const card = (id: number, status: string, dueDate: string | null = null): JobRow => buildJobRow({ id, status, dueDate });
const column = (status: string, ...cards: readonly JobRow[]): BoardColumn => ({ status, count: cards.length, isCountCapped: false, cards });
const COLUMNS = [
  column('Received', card(1, 'Received', '2026-11-02'), card(2, 'Received', '2026-11-09'), card(3, 'Received')),
  column('Scheduled'),
  column('Closed', card(4, 'Closed', '2026-11-05'), card(5, 'Closed')),
];
const shape = (columns: readonly BoardColumn[]) => columns.map(({ status, count, cards }) => [status, count, cards.map(({ id }) => id)]);

test('all statuses of the settings stand there in their order, then what jobs still have; a filter shows its own alone', () => {
  const read = [column('Old name', card(9, 'Old name')), column('Gone'), column('Received', card(1, 'Received'))].map((one) => ({
    ...one,
    cards: [...one.cards],
  }));
  expect(shape(shownColumns(read, ['Received', 'Scheduled']))).toEqual([
    ['Received', 1, [1]],
    ['Scheduled', 0, []],
    ['Old name', 1, [9]],
  ]);
  expect(shape(shownColumns(read, null))).toEqual(shape(read));
});

test('a card that is moved stands by its day where it goes, and both columns count it', () => {
  expect(shape(withMoves(COLUMNS, new Map([[2, 'Closed']])))).toEqual([
    ['Received', 2, [1, 3]],
    ['Scheduled', 0, []],
    ['Closed', 3, [4, 2, 5]],
  ]);
  expect(shape(withMoves(COLUMNS, new Map([[2, 'Not shown']])))[0]).toEqual(['Received', 2, [1, 3]]);
  expect(withMoves(COLUMNS, new Map([[2, 'Received']]))).toEqual(COLUMNS);
});

test('a card that would stand behind the last one shown of its column is not seen there; before it, or where all are shown, it is', () => {
  const capped = COLUMNS.map((one) => (one.status === 'Closed' ? { ...one, count: 9, cards: one.cards.slice(0, 1) } : one));
  expect(landsUnseen(capped, card(2, 'Received', '2026-11-09'), 'Closed')).toBe(true);
  expect(landsUnseen(capped, card(1, 'Received', '2026-11-02'), 'Closed')).toBe(false);
  expect(landsUnseen(COLUMNS, card(6, 'Received'), 'Closed')).toBe(false);
  expect(landsUnseen(COLUMNS, card(6, 'Received'), 'Scheduled')).toBe(false);
});

test('the arrows go up and down in a column, and sideways past empty ones', () => {
  const steps = [
    ['ArrowDown', 1, 2],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 1, 1],
    ['End', 1, 3],
    ['Home', 3, 1],
    ['ArrowRight', 2, 5],
    ['ArrowRight', 3, 5],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 5, 2],
    ['x', 1, null],
    ['ArrowDown', 99, null],
  ] as const;
  for (const [key, from, to] of steps) expect([key, from, cardAfterKey(key, COLUMNS, from)]).toEqual([key, from, to]);
});

test('as a list it has its cards column after column, and all that its columns count', () => {
  const given = {
    columns: [{ ...column('Received', card(1, 'Received')), count: 431 }, ...COLUMNS.slice(1)],
    isFailed: false,
    retry: () => undefined,
  };
  expect(boardAsList(given)).toMatchObject({ count: 433, hasMore: true, isLoading: false, rows: [{ id: 1 }, { id: 4 }, { id: 5 }] });
  // as a list counts: the rail says 1,000+ of the same jobs
  const many = {
    ...given,
    columns: [
      { ...column('Received', card(1, 'Received')), count: 635 },
      { ...column('Issued'), count: 528 },
    ],
  };
  expect(boardAsList(many)).toMatchObject({ count: 1000, isCountCapped: true, hasMore: true });
});

test('the Tab key leads to a card of each column: the cursor’s, else its first', () => {
  expect(COLUMNS.map((one) => tabStopOf(one, 5))).toEqual(
    COLUMNS.map(({ cards }) => cards.find(({ id }) => id === 5)?.id ?? cards[0]?.id ?? null),
  );
  expect(COLUMNS.map((one) => tabStopOf(one, null))).toEqual(COLUMNS.map(({ cards }) => cards[0]?.id ?? null));
});
