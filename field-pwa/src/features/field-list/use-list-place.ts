// Brings a person back to where they left the list: 400 ms after it is shown again (specification 2 §9), unless they move first.
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useMe } from '@lotline/web-session/react/me-context';
import { forgetPlace, readPlace, savePlace, type ListPlace } from './list-place.ts';

export const RESTORE_AFTER_MS = 400;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface Shown {
  readonly group: string | null;
  readonly search: string;
  /** Rows are on the screen. */
  readonly isReady: boolean;
}

/** Returns what notes the row that is opened; to be set on the element around the rows. */
export function useListPlace({ group, search, isReady }: Shown): (event: MouseEvent) => void {
  const { id: userId } = useMe();
  const shown = useRef({ group, search });
  const opened = useRef<ListPlace['row']>(null);
  useLayoutEffect(() => {
    shown.current = { group, search };
  }, [group, search]);

  useLayoutEffect(() => () => savePlace({ userId, ...shown.current, scrollY: window.scrollY, row: opened.current }), [userId]);

  const isSettled = useRef(false);
  useEffect(() => {
    if (!isReady || isSettled.current) return undefined;
    isSettled.current = true;
    const place = readPlace(userId);
    forgetPlace();
    if (place === null || place.group !== shown.current.group || place.search !== shown.current.search) return undefined;
    return restoreLater(place);
  }, [isReady, userId]);

  return (event) => {
    const row = event.target instanceof Element ? event.target.closest('[data-task]') : null;
    if (row === null) return;
    opened.current = { taskId: Number(row.getAttribute('data-task')), top: row.getBoundingClientRect().top };
  };
}

function restoreLater(place: ListPlace): () => void {
  const timer = setTimeout(() => {
    stop();
    restore(place);
  }, RESTORE_AFTER_MS);
  const stop = () => {
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/** Nothing was chosen yet on the new page: the page itself, or its main part, to which arriving leads. */
function nobodyHasFocus(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.id === 'main';
}

/** By the row that was opened, where it still stands: rows above it may have come or gone. Its link takes the focus back. */
function restore({ scrollY, row }: ListPlace): void {
  const link = row === null ? null : document.querySelector<HTMLElement>(`[data-task="${row.taskId}"]`);
  window.scrollTo(0, scrollY);
  if (link === null || row === null) return;
  link.scrollIntoView({ block: 'nearest' });
  window.scrollTo(0, window.scrollY + link.getBoundingClientRect().top - row.top);
  if (nobodyHasFocus()) link.focus({ preventScroll: true });
}
