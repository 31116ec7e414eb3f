// Shows the new rows of a list: they are put at the head, and the first of them becomes the active row.
import { useEffect, useRef } from 'react';
import { focusRows } from '../grid/focus-rows.ts';
import type { GridRowData } from '../grid/grid-column.ts';
import type { ListState } from '../grid/list-state.ts';
import type { ListCursor } from './use-list-cursor.ts';

export function useShowArrivals<Row extends GridRowData>({ rows, arrivals }: ListState<Row>, cursor: ListCursor): () => void {
  const wanted = useRef<number | null>(null);
  const { cursorId, setCursor } = cursor;
  useEffect(() => {
    const first = wanted.current;
    if (first === null || !rows.some(({ id }) => id === first)) return;
    if (cursorId !== first) {
      setCursor(first);
      return;
    }
    wanted.current = null;
    const list = document.querySelector('[role="grid"]')?.parentElement;
    if (list != null) list.scrollTop = 0;
    focusRows();
  }, [rows, cursorId, setCursor]);
  return () => {
    wanted.current = arrivals?.takeIn() ?? null;
  };
}
