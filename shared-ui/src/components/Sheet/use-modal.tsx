// Opens a native dialog while its component lives, and gives focus back to what opened it, or to the page where that is gone.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What is typed in or chosen from; radios and boxes wait for a choice, and are passed over. */
const FIELD = 'input:not([type="radio"], [type="checkbox"], [type="file"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** Its part that is shown, or all of it: whoever removed a row goes on from there. */
const PAGE = '[role="tabpanel"][tabindex], main[tabindex]';

/** @param startsInField without an element of `data-autofocus` the first field gets the focus, else the title: on a phone a keyboard would rise unasked */
export function useModal(startsInField = false): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const start = useRef<HTMLElement | null>(null);
  const [atStart] = useState(startsInField);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const first = firstField(dialog, atStart) ?? dialog.querySelector<HTMLElement>('h2');
    first?.focus();
    start.current = first;
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else document.querySelector<HTMLElement>(PAGE)?.focus({ preventScroll: true });
    };
  }, [atStart]);
  // a field that waits for what is read: who has gone on from the title meanwhile is left where they are
  useLayoutEffect(() => {
    if (start.current?.tagName !== 'H2' || document.activeElement !== start.current) return;
    const late = firstField(ref.current, atStart);
    late?.focus();
    if (late !== null) start.current = late;
  });
  return ref;
}

/** Null where only the title is to be had. */
const firstField = (dialog: HTMLElement | null, isFormAtDesk: boolean): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? (isFormAtDesk ? (dialog?.querySelector<HTMLElement>(FIELD) ?? null) : null);
