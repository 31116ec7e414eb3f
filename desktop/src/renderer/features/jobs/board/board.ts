// The board of jobs as it is shown: which columns stand there and in which order, and what was moved and is not answered yet applied to them.
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import type { GetJobBoardQuery } from '@lotline/schema/generated/operations';
import type { ListState } from '../../../platform/grid/list-state.ts';
import type { JobRow } from '../../../platform/job-list/job-row.ts';

export interface BoardColumn {
  readonly status: string;
  readonly count: number;
  readonly isCountCapped: boolean;
  readonly cards: readonly JobRow[];
}

/** By card the column that it goes to. */
export type Moves = ReadonlyMap<number, string>;
export const NO_MOVES: Moves = new Map();

/**
 * Statuses that are filtered for, as they are; else all of the settings, and what jobs still have beside those.
 * @param settled null: some are filtered for
 */
export function shownColumns(read: GetJobBoardQuery['jobBoard'], settled: readonly string[] | null): readonly BoardColumn[] {
  if (settled === null) return read;
  const byStatus = new Map(read.map((column) => [column.status, column]));
  const known = new Set(settled);
  const empty = (status: string): BoardColumn => ({ status, count: 0, isCountCapped: false, cards: [] });
  return [
    ...settled.map((status) => byStatus.get(status) ?? empty(status)),
    ...read.filter(({ status, count }) => count > 0 && !known.has(status)),
  ];
}

/** The card of a column that the Tab key leads to: the cursor's, else its first; so each column is reached and scrolled by keyboard. */
export const tabStopOf = ({ cards }: BoardColumn, cursorId: number | null): number | null =>
  cards.some(({ id }) => id === cursorId) ? cursorId : (cards[0]?.id ?? null);

const NO_DAY = '9999-12-31';
const bySoonest = (one: JobRow, other: JobRow): number =>
  (one.dueDate ?? NO_DAY).localeCompare(other.dueDate ?? NO_DAY) || one.id - other.id;

/** A card that goes to a column which is not shown leaves the board. */
export function withMoves(columns: readonly BoardColumn[], moves: Moves): readonly BoardColumn[] {
  if (moves.size === 0) return columns;
  const moved = columns.flatMap(({ cards }) =>
    cards.flatMap((card) => {
      const to = moves.get(card.id);
      return to === undefined || to === card.status ? [] : [{ ...card, status: to }];
    }),
  );
  const movedIds = new Set(moved.map(({ id }) => id));
  return columns.map((column) => {
    const stay = column.cards.filter(({ id }) => !movedIds.has(id));
    const come = moved.filter(({ status }) => status === column.status);
    if (stay.length === column.cards.length && come.length === 0) return column;
    const gone = column.cards.length - stay.length;
    return { ...column, count: column.count - gone + come.length, cards: [...stay, ...come].toSorted(bySoonest) };
  });
}

/** It comes to stand behind the cards that are shown of that column: without more of them nobody would see it there. */
export function landsUnseen(columns: readonly BoardColumn[], card: JobRow, to: string): boolean {
  const column = columns.find(({ status }) => status === to);
  const last = column?.cards.at(-1);
  return column !== undefined && last !== undefined && column.count > column.cards.length && bySoonest(card, last) > 0;
}

interface BoardRead {
  readonly columns: readonly BoardColumn[] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The cards as a list, column after column, for what speaks of rows: the preview's steps, what is picked, what is copied. */
export function boardAsList({ columns, isFailed, retry }: BoardRead): ListState<JobRow> {
  const shown = columns ?? [];
  const rows = shown.flatMap(({ cards }) => cards);
  const count = shown.reduce((sum, column) => sum + column.count, 0);
  const isCounted = count <= MOST_COUNTED && !shown.some(({ isCountCapped }) => isCountCapped);
  return {
    rows,
    // as the list counts them, and the rail
    count: isCounted ? count : MOST_COUNTED,
    isCountCapped: !isCounted,
    hasMore: count > rows.length,
    isLoading: columns === null && !isFailed,
    isLoadingMore: false,
    isFailed,
    loadMore: () => undefined,
    retry,
  };
}

interface BoardPosition {
  readonly column: number;
  readonly card: number;
}

function placeOf(columns: readonly BoardColumn[], id: number | null): BoardPosition | null {
  for (const [column, { cards }] of columns.entries()) {
    const card = cards.findIndex((one) => one.id === id);
    if (card >= 0) return { column, card };
  }
  return null;
}

/** Up and down in a column, sideways to the next one that has cards; null: that key moves nothing. */
export function cardAfterKey(key: string, columns: readonly BoardColumn[], id: number | null): number | null {
  const at = placeOf(columns, id);
  if (at === null) return null;
  const { cards } = columns[at.column] ?? { cards: [] };
  const within = (index: number) => cards[Math.min(cards.length - 1, Math.max(0, index))]?.id ?? null;
  const beside = (others: readonly BoardColumn[]) => {
    const next = others.find((column) => column.cards.length > 0)?.cards ?? [];
    return next[Math.min(at.card, next.length - 1)]?.id ?? id;
  };
  switch (key) {
    case 'ArrowDown':
      return within(at.card + 1);
    case 'ArrowUp':
      return within(at.card - 1);
    case 'Home':
      return within(0);
    case 'End':
      return within(cards.length - 1);
    case 'ArrowRight':
      return beside(columns.slice(at.column + 1));
    case 'ArrowLeft':
      return beside(columns.slice(0, at.column).toReversed());
    default:
      return null;
  }
}
