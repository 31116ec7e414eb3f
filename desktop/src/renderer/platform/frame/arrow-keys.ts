// Arrow keys and first letters in a short list of buttons or boxes.
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from one to the next; with `byLetter`, a letter goes to the next one that begins with it. */
export function stepAmong(event: KeyboardEvent<HTMLElement>, selector: string, byLetter = false): void {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((one) => one === event.target);
  const by = STEPS[key];
  const next = by === undefined ? (byLetter ? beginningWith(key, all, at) : undefined) : all[Math.max(0, at + by)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function beginningWith(letter: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(letter)) return undefined;
  const wanted = letter.toLowerCase();
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ textContent }) => textContent?.trim().toLowerCase().startsWith(wanted));
}
