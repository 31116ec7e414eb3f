// What a typed word with errors in it may mean. Apart from the entry, whose words the first page needs already.
import { nearlyBegins } from '@lotline/schema/domain/kernel/spelling';
import { wordsOf, wordsThere, type PaletteEntry } from './palette-entry.ts';

/** Whether each typed word nearly begins one, as far as typing errors go. */
export function isNearlyFound(entry: PaletteEntry, typed: string): boolean {
  const there = wordsThere(entry);
  return wordsOf(typed).every((word) => there.some((other) => nearlyBegins(word, other)));
}
