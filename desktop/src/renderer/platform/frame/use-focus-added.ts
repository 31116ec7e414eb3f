// Focus goes to what a form has added or saved: to the first new row behind its dialog, or to the heading of the page that it opened;
// where what had the focus is gone, to the page's content, not to its very top. Rows are what has `data-id`.
import { useEffect } from 'react';

const ROWS = 'main [data-id]';
const OPEN = 'dialog[open]';
/** Whoever acts meanwhile has chosen a place. */
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

interface Before {
  readonly rows: ReadonlySet<string>;
  readonly heading: string | undefined;
}

const shownRows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROWS)];
const idOf = (row: HTMLElement): string => row.dataset['id'] ?? '';
const content = (): HTMLElement | null => document.querySelector<HTMLElement>('main');
/** Where the focus is when its element has gone, and where this has put it then. */
const isLost = (): boolean => document.activeElement === document.body || document.activeElement === content();
const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

function added(before: Before): HTMLElement | null {
  const title = heading();
  if (title !== null && title.textContent !== before.heading) return isLost() ? title : null;
  return shownRows().find((row) => !before.rows.has(idOf(row))) ?? null;
}

/** From now on, until the person acts: what was not there before gets the focus as soon as no dialog is in front of it. */
export function focusAdded(): void {
  const before = { rows: new Set(shownRows().map(idOf)), heading: heading()?.textContent };
  const look = (): void => {
    if (document.querySelector(OPEN) !== null) return;
    const place = added(before);
    if (place === null && document.activeElement === document.body) content()?.focus({ preventScroll: true });
    if (place === null || place === document.activeElement) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus();
  };
  const watch = new MutationObserver(look);
  const rest = (): void => {
    watch.disconnect();
    for (const act of ACTS) document.removeEventListener(act, rest, true);
  };
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  for (const act of ACTS) document.addEventListener(act, rest, true);
}

/** In the console's frame, once: for each form that a dialog sends. */
export function useFocusAdded(): void {
  useEffect(() => {
    const sent = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(OPEN) !== null) focusAdded();
    };
    document.addEventListener('submit', sent, true);
    return () => document.removeEventListener('submit', sent, true);
  }, []);
}
