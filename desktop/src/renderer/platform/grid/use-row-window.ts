// Which rows are drawn: the visible ones, a few around them, and always the active row, so that scrolling never loses the focus.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { GridRowData } from './grid-column.ts';
import type { ListState } from './list-state.ts';
import { ScrollPace } from './scroll-pace.ts';

const HEAD = 28;
const OVERSCAN = 12;
/** The next page is requested while this many rows are still below. */
const AHEAD = 40;

/** Where a person was in the list, stored for when they come back. */
export interface GridPosition {
  /** Another name is another list, or the same after "back". */
  readonly name: string;
  readonly scrollTop: number;
  readonly onScroll: (scrollTop: number) => void;
}

export interface DrawnRow {
  readonly index: number;
  /** The height above it that is not drawn, in px. */
  readonly gap: number;
}

export interface RowWindow {
  readonly drawn: readonly DrawnRow[];
  /** Rows pass faster than anybody reads. */
  readonly isFast: boolean;
  /** Fast, and not scrolled aside. */
  readonly isStraight: boolean;
  /** The height below the last one, in px. */
  readonly rest: number;
  readonly indexOf: (id: number | null) => number;
  readonly pageRows: () => number;
  readonly show: (index: number) => void;
}

interface Wish<Row extends GridRowData> {
  readonly wrap: RefObject<HTMLDivElement | null>;
  readonly state: ListState<Row>;
  readonly cursorId: number | null;
  readonly position: GridPosition;
}

export function useRowWindow<Row extends GridRowData>({ wrap, state, cursorId, position }: Wish<Row>): RowWindow {
  const { rows } = state;
  const [rowHeight] = useState(heightOfRow);
  const indices = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const indexOf = useCallback((id: number | null) => (id === null ? -1 : (indices.get(id) ?? -1)), [indices]);
  const cursor = indexOf(cursorId);
  const [pace] = useState(() => new ScrollPace());
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => wrap.current,
    estimateSize: () => rowHeight,
    // the same function from frame to frame: another one would measure every row again
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    initialOffset: position.scrollTop,
    onChange: useCallback(
      ({ range, isScrolling }: Passing) => pace.pass(range?.startIndex ?? 0, isScrolling, wrap.current?.scrollLeft ?? 0),
      [pace, wrap],
    ),
    rangeExtractor: useCallback((range: Range) => withCursor(defaultRangeExtractor(range), cursor), [cursor]),
  });
  const items = virtualizer.getVirtualItems();
  useMore(state, items.at(-1)?.index === cursor ? (items.at(-2)?.index ?? cursor) : (items.at(-1)?.index ?? 0));
  usePosition(wrap, position, rows.length > 0);
  let end = 0;
  const drawn = items.map(({ index }) => {
    const gap = (index - end) * rowHeight;
    end = index + 1;
    return { index, gap };
  });
  return {
    drawn,
    isFast: pace.isFast,
    isStraight: pace.isStraight,
    rest: (rows.length - end) * rowHeight,
    indexOf,
    pageRows: () => Math.floor(((wrap.current?.clientHeight ?? 0) - HEAD) / rowHeight),
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

interface Passing {
  readonly range: { readonly startIndex: number } | null;
  readonly isScrolling: boolean;
}

function withCursor(indices: number[], cursor: number): number[] {
  if (cursor < 0 || indices.includes(cursor)) return indices;
  return [...indices, cursor].sort((one, other) => one - other);
}

/** The tokens decide: 32 px, under a finger 44 px. */
function heightOfRow(): number {
  const row = parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row'), 10);
  return row > 0 ? row : 32;
}

function useMore<Row extends GridRowData>({ rows, hasMore, isLoadingMore, isFailed, loadMore }: ListState<Row>, last: number): void {
  const isNear = hasMore && last >= rows.length - AHEAD;
  useEffect(() => {
    if (isNear && !isLoadingMore && !isFailed) loadMore();
  }, [isNear, isLoadingMore, isFailed, loadMore, rows.length]);
}

/** Restored once, when the rows are there; reported from then on. */
function usePosition(wrap: RefObject<HTMLDivElement | null>, position: GridPosition, hasRows: boolean): void {
  const shownFor = useRef<string | null>(null);
  const { name, scrollTop, onScroll } = position;
  useLayoutEffect(() => {
    if (!hasRows || shownFor.current === name || wrap.current === null) return;
    shownFor.current = name;
    wrap.current.scrollTop = scrollTop;
  }, [wrap, hasRows, name, scrollTop]);
  useEffect(() => {
    const element = wrap.current;
    const tell = () => {
      if (element !== null && shownFor.current === name) onScroll(element.scrollTop);
    };
    element?.addEventListener('scroll', tell, { passive: true });
    return () => element?.removeEventListener('scroll', tell);
  }, [wrap, name, onScroll]);
}
