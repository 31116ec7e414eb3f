// The scroll position and active row of a list, by entry of the browser's history: "back" and "forward" lead to the same row at the same height.
import { useCallback, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Place } from './use-row-window.ts';

interface ListPosition {
  scrollTop: number;
  cursorId: number | null;
}

const MOST_POSITIONS = 50;
const places = new Map<string, ListPosition>();

function placeOf(key: string): ListPosition {
  const known = places.get(key);
  if (known !== undefined) return known;
  const made: ListPosition = { scrollTop: 0, cursorId: null };
  places.set(key, made);
  const [oldest] = places.keys();
  if (places.size > MOST_POSITIONS && oldest !== undefined) places.delete(oldest);
  return made;
}

export interface PlaceInList {
  readonly place: Place;
  readonly cursorId: number | null;
  readonly keepCursor: (id: number | null) => void;
  readonly isAtTop: () => boolean;
}

/** @param list identifies the list: the same list keeps its position when only its address is rewritten. */
export function usePlaceInList(list: string): PlaceInList {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [seen, setSeen] = useState({ key, list, returns: 0 });
  if (seen.key !== key || seen.list !== list) {
    if (!isReturn && seen.list === list) Object.assign(placeOf(key), placeOf(seen.key));
    setSeen({ key, list, returns: seen.returns + (isReturn ? 1 : 0) });
  }
  const kept = placeOf(key);
  const name = `${String(seen.returns)} ${list}`;
  const keepScroll = useCallback(
    (scrollTop: number) => {
      kept.scrollTop = scrollTop;
    },
    [kept],
  );
  const place = useMemo(() => ({ name, scrollTop: kept.scrollTop, onScroll: keepScroll }), [name, kept, keepScroll]);
  const keepCursor = useCallback(
    (id: number | null) => {
      kept.cursorId = id;
    },
    [kept],
  );
  return { place, cursorId: kept.cursorId, keepCursor, isAtTop: useCallback(() => kept.scrollTop === 0, [kept]) };
}
