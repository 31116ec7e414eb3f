// The state of a list: rows, and whether there are more.
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import type { FollowedRows } from '../data/use-followed-row.ts';
import type { GridRowData } from './grid-column.ts';

export interface Arrivals {
  /** Rows that match the filter and are not in the list. */
  readonly count: number;
  /** There may be more of them. */
  readonly isCapped: boolean;
  /** Puts them at the head; returns the first of them. */
  readonly takeIn: () => number | null;
}

export interface ListState<Row extends GridRowData> {
  readonly rows: readonly Row[];
  /** The server's count, at most 1,000. */
  readonly count: number;
  readonly isCountCapped: boolean;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  /** The last read failed; earlier rows may still be there. */
  readonly isFailed: boolean;
  /** Why it failed and what to do, in a sentence; left out where nobody knows. */
  readonly sentence?: string | undefined;
  /** New rows that are not shown yet; a list that is read again as a whole has none. */
  readonly arrivals?: Arrivals;
  /** Rows that changed elsewhere could not be read again: tries it once more. Null: the rows are up to date. */
  readonly catchUp?: (() => void) | null;
  /** How a drawn row is followed in the cache; rows of a list that is read as a whole are not. */
  readonly followed?: FollowedRows<Row>;
  /** The rows with what stands in them now: a drawn row follows its record, and its screen is not drawn again for it. Left out: `rows` has it. */
  readonly latest?: () => readonly Row[];
  readonly subscribeRows?: (listener: () => void) => () => void;
  /** Nobody knows whether the row is still as it was read. */
  readonly isStale?: (id: number) => boolean;
  /** Looks once whether rows have come that nobody reports; left out in a list that is read as a whole. @throws as its read does */
  readonly lookForNew?: () => Promise<void>;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** '84', '1,000+'. */
export function countInWords({ count, isCountCapped }: Pick<ListState<GridRowData>, 'count' | 'isCountCapped'>): string {
  return `${count.toLocaleString('en-AU')}${isCountCapped ? '+' : ''}`;
}

/** Beside a list's name: nothing while nobody has counted, which is not the same as 0. */
export const headCount = (state: Pick<ListState<GridRowData>, 'rows' | 'count' | 'isCountCapped' | 'isLoading' | 'isFailed'>): string =>
  state.isLoading || (state.isFailed && state.rows.length === 0) ? '' : countInWords(state);

/** The same of a figure that was counted one further than a list counts. */
export const figureInWords = (counted: number): string =>
  countInWords({ count: Math.min(counted, MOST_COUNTED), isCountCapped: counted > MOST_COUNTED });

/** With the head; -1 while nobody has counted them (WAI-ARIA, aria-rowcount). */
export function ariaRowCount({ rows, count, isCountCapped, hasMore }: ListState<GridRowData>): number {
  if (!hasMore) return rows.length + 1;
  return isCountCapped ? -1 : Math.max(count, rows.length) + 1;
}
