// The active row of a list and its preview: arrows pass many rows, and only the one on which the person rests is read and put into the address.
import { useCallback, useEffect, useState } from 'react';
import type { GridRowData } from '../grid/grid-column.ts';
import { usePlaceInList } from '../grid/place-in-list.ts';
import type { Place } from '../grid/use-row-window.ts';
import type { ListAddress } from './use-list-address.ts';

const REST_MS = 180;

export interface ListCursor {
  readonly place: Place;
  readonly cursorId: number | null;
  readonly setCursor: (id: number) => void;
  /** The list is scrolled to its top. */
  readonly isAtTop: () => boolean;
  /** The row before or after; its preview follows when it is open. */
  readonly step: (by: 1 | -1) => void;
}

export function useListCursor({ asked, openId, open }: ListAddress, rows: readonly GridRowData[]): ListCursor {
  const { place, cursorId: kept, keepCursor, isAtTop } = usePlaceInList(asked);
  const [cursor, setState] = useState({ of: place.name, id: kept ?? openId });
  if (cursor.of !== place.name) setState({ of: place.name, id: kept ?? openId });
  const cursorId = cursor.of === place.name ? cursor.id : (kept ?? openId);
  const setCursor = useCallback(
    (id: number) => {
      keepCursor(id);
      setState({ of: place.name, id });
    },
    [keepCursor, place.name],
  );
  useEffect(() => {
    if (openId === null || cursorId === null || cursorId === openId) return undefined;
    const timer = setTimeout(() => open(cursorId), REST_MS);
    return () => clearTimeout(timer);
  }, [openId, cursorId, open]);
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === cursorId);
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next !== undefined) setCursor(next.id);
  };
  return { place, cursorId, setCursor, isAtTop, step };
}
