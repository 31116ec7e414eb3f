// What the words of events are made of (event-words.ts, record-words.ts).
import type { NameOfField } from '../job/job-field-names.ts';

export interface ReadEvent {
  readonly move: string;
  readonly entity: string;
  readonly entityId: number;
  readonly why: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly detail: unknown;
}

/** What the job calls what an event names by number; null for what it no longer has, or this person does not see. */
export interface EventNames {
  readonly task: (scheduleId: number) => string | null;
  readonly item: (scheduleItemId: number) => string | null;
  readonly boq: (boqId: number) => string | null;
  /** The unit of measure of one; left out where no job is at hand. */
  readonly unit?: (boqId: number) => string | null;
  /** What its own fields are called. */
  readonly field: NameOfField;
}

export const EVENT_KINDS = ['job', 'task', 'item', 'file', 'comment', 'contact', 'payment', 'cost'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export type Words = readonly [kind: EventKind, say: (event: ReadEvent, names: EventNames) => string];

export const quoted = (text: string | null): string => (text === null || text === '' ? '' : ` “${text}”`);

const TOLD_ALONE = 5;

/** 'A-1, A-2, A-3, A-4, A-5 and 2 more'. */
export function firstOf(names: readonly string[]): string {
  const more = names.length - TOLD_ALONE;
  return `${names.slice(0, TOLD_ALONE).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

/** 'field edit' for 'fieldEdit': what has no label of its own. */
export const spaced = (key: string): string => key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export function textsIn(value: unknown, key: string): readonly string[] {
  const held: unknown = typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : null;
  return Array.isArray(held) ? held.filter((text) => typeof text === 'string') : [];
}

export function numberIn(value: unknown, key: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const held: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof held === 'number' ? held : null;
}
