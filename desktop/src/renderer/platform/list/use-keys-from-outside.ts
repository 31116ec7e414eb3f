// Arrows, J and K act on the list of the screen also before anything in it has the focus: on arriving, or from the rail.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusRows } from '../grid/focus-rows.ts';
import { isTyping } from '../frame/is-typing.ts';

const INTO = new Set(['ArrowDown', 'ArrowUp']);
const STEPS = new Set(['j', 'k']);

export function useKeysFromOutside(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(target) || hasOwnKeys(target)) return;
      if (INTO.has(key)) {
        event.preventDefault();
        focusRows();
      } else if (STEPS.has(key)) requestAnimationFrame(focusRows);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Ctrl+A on the screen of a list selects its rows wherever the focus is, not the words of the page; in a text field and in a dialog it stays the browser's. */
export function useSelectAllKey(pickAll: (() => void) | null): void {
  const latest = useRef(pickAll);
  useLayoutEffect(() => {
    latest.current = pickAll;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || latest.current === null || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Ctrl+Enter opens the page of what the preview shows, also where the focus is in the preview; on a link it stays the browser's. */
export function useOpenKey(openId: number | null, openPage: (id: number) => void): void {
  const latest = useRef({ openId, openPage });
  useLayoutEffect(() => {
    latest.current = { openId, openPage };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { openId: id, openPage: open } = latest.current;
      const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || id === null || event.defaultPrevented || isTyping(event.target) || isDialogOpen() || isPressed(event.target)) return;
      event.preventDefault();
      open(id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isPressed = (target: EventTarget | null): boolean => target instanceof Element && target.closest('a, button') !== null;

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** The focused element is in the screen itself, or in an open menu of the top bar above the list. */
function hasOwnKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.id === 'main') return false;
  return target.closest('#main') !== null || target.closest('header')?.querySelector('[aria-expanded="true"]') != null;
}
