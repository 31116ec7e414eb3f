// What one action did to several items or files, in one sentence (grouped-events.ts).
import { addedItemsWords } from './added-items.ts';
import { readText } from './event-changes.ts';
import { firstOf, quoted, type EventKind, type EventNames, type ReadEvent } from './event-word-parts.ts';

/** @param events of one action and one move, newest first */
export function groupedWords(events: readonly [ReadEvent, ...ReadEvent[]], names: EventNames): { kind: EventKind; sentence: string } {
  const [{ move }] = events;
  if (move === 'removeJobItem') return { kind: 'item', sentence: removedItemsWords(events) };
  if (move === 'labelFile') return { kind: 'file', sentence: labelledFilesWords(events) };
  return { kind: 'item', sentence: addedItemsWords(events, names) };
}

function removedItemsWords(events: readonly ReadEvent[]): string {
  const codes = events.map(({ detail }) => readText(detail, 'code') ?? 'an item').toReversed();
  return `Removed ${String(events.length)} items: ${firstOf(codes)}`;
}

/** Told by what all of them were given; where that differs, that they were changed. */
function labelledFilesWords(events: readonly ReadEvent[]): string {
  const titles = events.map(({ detail }) => readText(detail, 'title') ?? 'a file').toReversed();
  const files = `${String(events.length)} files`;
  const label = inCommon(events, ({ before, after }) => added(before, after));
  const folder = inCommon(events, ({ before, after }) => {
    const [from, to] = [readText(before, 'folder'), readText(after, 'folder')];
    return from === to ? null : to;
  });
  return `${saidOf(files, label, folder)}: ${firstOf(titles)}`;
}

function saidOf(files: string, label: string | null, folder: string | null): string {
  if (label !== null) return `Labelled ${files}${quoted(label)}`;
  return folder === null ? `Changed the details of ${files}` : `Moved ${files} to the folder${quoted(folder)}`;
}

function inCommon(events: readonly ReadEvent[], read: (event: ReadEvent) => string | null): string | null {
  const [first = null, ...others] = new Set(events.map(read));
  return others.length === 0 ? first : null;
}

const tagsIn = (labels: unknown): readonly string[] => (readText(labels, 'tags') ?? '').split(';').filter((tag) => tag !== '');

/** 'As-built, lot 4': the category and the tags that it had not. */
function added(before: unknown, after: unknown): string | null {
  const had = new Set(tagsIn(before));
  const tags = tagsIn(after).filter((tag) => !had.has(tag));
  return tags.length === 0 ? null : tags.join(', ');
}
