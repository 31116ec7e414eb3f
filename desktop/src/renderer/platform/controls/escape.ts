// Esc closes an open list first, and the dialog or panel around it with the next press.
import type { KeyboardEvent } from 'react';

export function closeListFirst(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof HTMLElement) || event.target.getAttribute('aria-expanded') !== 'true') return;
  // a native dialog closes unless the key is prevented; what listens at the document must not hear it
  event.preventDefault();
  event.stopPropagation();
}
