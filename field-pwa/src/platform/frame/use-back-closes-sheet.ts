// Back closes the open sheet and stays on the page, as phones do elsewhere. An open sheet has a history
// entry of its own with the page's address; the router does not know it.
import { useEffect } from 'react';

const MARK = 'lotline.sheet';

let openSheets = 0;
let isLeaving = false;

function hasEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

function addEntry(): void {
  const state: unknown = window.history.state;
  if (!hasEntry()) window.history.pushState({ ...(typeof state === 'object' ? state : {}), [MARK]: true }, '');
}

/** Going back takes a moment: a sheet that is opened meanwhile gets its entry afterwards. */
function removeEntry(): void {
  if (isLeaving || !hasEntry()) return;
  isLeaving = true;
  const arrive = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    isLeaving = false;
    if (openSheets > 0) addEntry();
  };
  window.addEventListener('popstate', arrive, { once: true, capture: true });
  window.history.back();
}

/**
 * An entry outlives its sheet when the page is reloaded, or when the person goes forward to it again. Back would then seem to do nothing, so the entry is left
 * at once. Called once, when the app starts; returns how to stop.
 */
export function leaveEntriesWithoutSheet(): () => void {
  const look = () => {
    if (openSheets === 0) removeEntry();
  };
  look();
  window.addEventListener('popstate', look);
  return () => window.removeEventListener('popstate', look);
}

export function useBackClosesSheet(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    openSheets += 1;
    if (!isLeaving) addEntry();
    const goBack = (event: PopStateEvent) => {
      if (isLeaving || hasEntry()) return;
      event.stopImmediatePropagation();
      // The sheet decides: it may ask about unsaved text, or be busy.
      [...document.querySelectorAll('dialog[open]')].at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
      setTimeout(() => {
        if (openSheets > 0) addEntry();
      });
    };
    window.addEventListener('popstate', goBack, { capture: true });
    return () => {
      openSheets -= 1;
      window.removeEventListener('popstate', goBack, { capture: true });
      removeEntry();
    };
  }, [isOpen]);
}
