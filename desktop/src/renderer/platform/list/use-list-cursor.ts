// The active row of a list and its preview: arrows pass many rows, and only the one on which the person rests is read and put into the address.
import { useCallback, useEffect, useState } from 'react';
import type { GridRowData } from '../grid/grid-column.ts';
import { useListPosition } from '../grid/list-position.ts';
import type { GridPosition } from '../grid/use-row-window.ts';
import type { ListAddress } from './use-list-address.ts';

const REST_MS = 180;

export interface ListCursor {
  readonly position: GridPosition;
  readonly cursorId: number | null;
  readonly setCursor: (id: number) => void;
  /** The list is scrolled to its top. */
  readonly isAtTop: () => boolean;
  /** The row before or after; its preview follows when it is open. */
  readonly step: (by: 1 | -1) => void;
}

export function useListCursor({ asked, openId, open }: ListAddress, rows: readonly GridRowData[]): ListCursor {
  const { position, cursorId: kept, keepCursor, isAtTop } = useListPosition(asked);
  const [cursor, setState] = useState({ of: position.name, id: kept ?? openId });
  if (cursor.of !== position.name) setState({ of: position.name, id: kept ?? openId });
  const cursorId = cursor.of === position.name ? cursor.id : (kept ?? openId);
  const setCursor = useCallback(
    (id: number) => {
      keepCursor(id);
      setState({ of: position.name, id });
    },
    [keepCursor, position.name],
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
  return { position, cursorId, setCursor, isAtTop, step };
}
