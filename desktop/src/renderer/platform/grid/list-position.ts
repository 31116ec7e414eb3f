// The scroll position and active row of a list, by entry of the browser's history: "back" and "forward" lead to the same row at the same height.
import { useCallback, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { GridPosition } from './use-row-window.ts';

interface ListPosition {
  scrollTop: number;
  cursorId: number | null;
}

const MOST_POSITIONS = 50;
const positions = new Map<string, ListPosition>();

function positionOf(key: string): ListPosition {
  const known = positions.get(key);
  if (known !== undefined) return known;
  const made: ListPosition = { scrollTop: 0, cursorId: null };
  positions.set(key, made);
  const [oldest] = positions.keys();
  if (positions.size > MOST_POSITIONS && oldest !== undefined) positions.delete(oldest);
  return made;
}

export interface ListPositionState {
  readonly position: GridPosition;
  readonly cursorId: number | null;
  readonly keepCursor: (id: number | null) => void;
  readonly isAtTop: () => boolean;
}

/** @param list identifies the list: the same list keeps its position when only its address is rewritten. */
export function useListPosition(list: string): ListPositionState {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [seen, setSeen] = useState({ key, list, returns: 0 });
  if (seen.key !== key || seen.list !== list) {
    if (!isReturn && seen.list === list) Object.assign(positionOf(key), positionOf(seen.key));
    setSeen({ key, list, returns: seen.returns + (isReturn ? 1 : 0) });
  }
  const kept = positionOf(key);
  const name = `${String(seen.returns)} ${list}`;
  const keepScroll = useCallback(
    (scrollTop: number) => {
      kept.scrollTop = scrollTop;
    },
    [kept],
  );
  const position = useMemo(() => ({ name, scrollTop: kept.scrollTop, onScroll: keepScroll }), [name, kept, keepScroll]);
  const keepCursor = useCallback(
    (id: number | null) => {
      kept.cursorId = id;
    },
    [kept],
  );
  return { position, cursorId: kept.cursorId, keepCursor, isAtTop: useCallback(() => kept.scrollTop === 0, [kept]) };
}
