// The focus of a waiting form, for the control that takes its place: the same one of several, the choice that is made, the caret where it stood.

export interface HeldFocus {
  /** Which of the waiting form's elements had it. */
  readonly at: number;
  /** Start and end of what was marked in a line of text. */
  readonly caret: readonly [number | null, number | null];
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';
const CHOSEN = 'input[type="radio"]:checked';

const focusableIn = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Null where the focus is elsewhere. */
export function focusHeldIn(place: HTMLElement): HeldFocus | null {
  const has = document.activeElement;
  const at = focusableIn(place).findIndex((element) => element === has);
  if (at === -1) return null;
  return { at, caret: has instanceof HTMLInputElement ? [has.selectionStart, has.selectionEnd] : [null, null] };
}

export function focusTaken(place: HTMLElement, { at, caret: [start, end] }: HeldFocus): void {
  const all = focusableIn(place);
  const next = place.querySelector<HTMLElement>(CHOSEN) ?? all[at] ?? all[0];
  next?.focus();
  if (next instanceof HTMLInputElement && start !== null) next.setSelectionRange(start, end);
}
