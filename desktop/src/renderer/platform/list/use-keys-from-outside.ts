// Arrows, J and K belong to the list of the screen also where nothing of it has the focus yet: on arriving, or from the rail.
import { useEffect } from 'react';
import { focusRows } from '../grid/focus-rows.ts';
import { isTyping } from '../frame/is-typing.ts';

const INTO = new Set(['ArrowDown', 'ArrowUp']);
const STEPS = new Set(['j', 'k']);

export function useKeysFromOutside(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(target) || isOfScreen(target)) return;
      if (INTO.has(key)) {
        event.preventDefault();
        focusRows();
      } else if (STEPS.has(key)) requestAnimationFrame(focusRows);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** What has the focus stands in the screen itself, and has keys of its own. */
const isOfScreen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.id !== 'main' && target.closest('#main') !== null;
