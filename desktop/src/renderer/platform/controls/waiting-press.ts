// A press on a waiting form that counts as it begins. Its focus goes to the box or the circle at once, as a click would bring it there once it ends.
import type { MouseEvent, PointerEvent } from 'react';

/** @returns whether it was the button that chooses */
export function pressed({ button, currentTarget }: PointerEvent<HTMLElement>): boolean {
  if (button === 0) currentTarget.querySelector('input')?.focus();
  return button === 0;
}

/** The words of a label would take the focus to the page. */
export const keepsFocus = (event: MouseEvent): void => event.preventDefault();
