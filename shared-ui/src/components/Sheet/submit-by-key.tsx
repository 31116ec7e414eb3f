// Ctrl+Enter sends what is being written, and Ctrl+S saves the form and not the page: in every form where one writes.
import type { KeyboardEvent } from 'react';

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const SENDS: ReadonlySet<string> = new Set(['s', 'enter']);

export const isSubmitKey = ({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean =>
  (ctrlKey || metaKey) && !altKey && SENDS.has(key.toLowerCase());

export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isSubmitKey(event)) return;
  event.preventDefault();
  // heard before the field hears it: a list to choose from would open on Enter, over what the form then says
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}
