// The keys of a control with a list. Esc closes the open list first, and the dialog or panel around it with the next press; Tab takes the marked option and
// goes on to the next control.
import type { KeyboardEvent } from 'react';

function closeListFirst(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof HTMLElement) || event.target.getAttribute('aria-expanded') !== 'true') return;
  // a native dialog closes unless the key is prevented; what listens at the document must not hear it
  event.preventDefault();
  event.stopPropagation();
}

/** The list takes the marked option by Tab and would keep the focus: what is typed for the next field would be typed here. */
function goOnByTab({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Tab') Reflect.defineProperty(nativeEvent, 'preventDefault', { value: () => undefined });
}

/** Of each control with a list; what it does with a key by itself comes between the two. */
export const LIST_KEYS = { onKeyDownCapture: goOnByTab, onKeyDown: closeListFirst };
