// Brings a person back to where they left the list: 400 ms after it is shown again (specification 2 §9), unless they move first. Who comes to it
// for the first time begins at what is to be corrected, else at today.
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useMe } from '@lotline/web-session/react/me-context';
import { forgetPosition, readPosition, savePosition, type ListPosition } from './list-position.ts';
import { openAtToday } from './today/today-position.ts';
import type { SeekRow } from './window/use-line-window.ts';

export const RESTORE_AFTER_MS = 400;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface Shown {
  readonly group: string | null;
  /** Search and filters. */
  readonly query: string;
  /** Where rows far off the screen are not in the page: brings one there. */
  readonly seek: RefObject<SeekRow | null>;
}

/** For the part that draws the rows. Returns what notes the row that is opened; to be set on the element around the rows. */
export function useListPosition({ group, query, seek }: Shown): (event: MouseEvent) => void {
  const { id: userId } = useMe();
  const shown = useRef({ group, query });
  const opened = useRef<ListPosition['row']>(null);
  useLayoutEffect(() => {
    shown.current = { group, query };
  }, [group, query]);

  useLayoutEffect(() => () => savePosition({ userId, ...shown.current, scrollY: window.scrollY, row: opened.current }), [userId]);

  const isSettled = useRef(false);
  useEffect(() => {
    if (isSettled.current) return undefined;
    isSettled.current = true;
    const position = readPosition(userId);
    forgetPosition();
    if (position === null && shown.current.query === '') openAtToday();
    if (position === null || position.group !== shown.current.group || position.query !== shown.current.query) return undefined;
    return restoreLater(position, seek);
  }, [userId, seek]);

  return (event) => {
    const row = event.target instanceof Element ? event.target.closest('[data-task]') : null;
    if (row === null) return;
    opened.current = { taskId: Number(row.getAttribute('data-task')), top: row.getBoundingClientRect().top };
  };
}

function restoreLater(position: ListPosition, seek: RefObject<SeekRow | null>): () => void {
  const timer = setTimeout(() => {
    stop();
    restore(position, seek.current);
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

const rowOf = (taskId: number): HTMLElement | null => document.querySelector<HTMLElement>(`[data-task="${taskId}"]`);

/** A row that was far away is drawn, and measured, within a few frames. */
const MOST_FRAMES = 12;

/** By the row that was opened, where it still stands: rows above it may have come or gone. Its link takes the focus back. */
function restore({ scrollY, row }: ListPosition, seek: SeekRow | null, frames = MOST_FRAMES): void {
  window.scrollTo(0, scrollY);
  if (row === null) return;
  const link = rowOf(row.taskId);
  if (link === null) {
    if (seek === null || frames === 0 || !seek(row.taskId)) return;
    requestAnimationFrame(() => restore({ userId: 0, group: null, query: '', scrollY: window.scrollY, row }, seek, frames - 1));
    return;
  }
  link.scrollIntoView({ block: 'nearest' });
  window.scrollTo(0, window.scrollY + link.getBoundingClientRect().top - row.top);
  if (nobodyHasFocus()) link.focus({ preventScroll: true });
}
