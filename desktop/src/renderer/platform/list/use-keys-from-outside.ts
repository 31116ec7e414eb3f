// Arrows, J and K act on the list of the screen also before anything in it has the focus: on arriving, or from the rail.
import { useEffect } from 'react';
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

/** The focused element is in the screen itself, or in an open menu of the top bar above the list. */
function hasOwnKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.id === 'main') return false;
  return target.closest('#main') !== null || target.closest('header')?.querySelector('[aria-expanded="true"]') != null;
}
