// One line of the palette: something to open or to do.
import type { LucideIcon } from 'lucide-react';

/** The prefix of an action's id; an action is run, and not remembered as opened. */
export const ACTION = 'action-';

export interface PaletteEntry {
  /** The id: recent ones are remembered by it. */
  readonly id: string;
  readonly label: string;
  /** Beside the label, muted. */
  readonly note?: string | undefined;
  /** Other words that people type for it. */
  readonly also?: string | undefined;
  /** At the end of the line. */
  readonly mark?: string | undefined;
  readonly icon: LucideIcon;
  /** Opens this path; without one `run` is called. */
  readonly path?: string | undefined;
  readonly run?: (() => void) | undefined;
  /** Put into the field in place of what was typed; the palette stays open. */
  readonly search?: string | undefined;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const wordsThere = ({ label, note = '', also = '' }: PaletteEntry): string[] => wordsOf(`${label} ${note} ${also}`);

/** Whether each typed word begins a word of the entry. */
export function isFound(entry: PaletteEntry, typed: string): boolean {
  const there = wordsThere(entry);
  return wordsOf(typed).every((word) => there.some((other) => other.startsWith(word)));
}

/** Those whose label begins as typed come first: 'issue' issues the task before it sets a status of that name. Else as they were. */
export function beginningFirst(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const begins = ({ label }: PaletteEntry): number => Number(label.toLowerCase().startsWith(typed.toLowerCase()));
  return entries.toSorted((one, other) => begins(other) - begins(one));
}

/** The text in pieces, those that match what was typed marked. */
export function markedPieces(text: string, typed: string): readonly { readonly text: string; readonly isMarked: boolean }[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [{ text, isMarked: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((piece, place) => ({ text: piece, isMarked: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
