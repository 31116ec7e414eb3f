// Who has a job or a project open beside me (issue 11: two people on one record see each other): the office sees the office. A lease, renewed while the page is open.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

/** How often an open page says that it is there. */
export const PRESENCE_EVERY_MS = 15_000;
/** Who was silent for so long has gone: two words missed, and some time on the way. */
export const PRESENCE_LASTS_SECONDS = 40;

/** What people are at. */
export type PresenceKind = 'job' | 'project';
/** Under which name the stream tells that somebody came or went. */
export const PRESENCE_ENTITIES: Readonly<Record<PresenceKind, string>> = { job: 'presence', project: 'project_presence' };

export interface PresentPerson {
  readonly userId: number;
  readonly name: string;
  readonly isEditing: boolean;
}

export function canBePresent(actor: Actor): Verdict {
  return unless(hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}

/** 'Olive Hart is editing this job. Sam Lee has it open.'; null: nobody else is there. */
export function sayPresent(people: readonly PresentPerson[], kind: PresenceKind): string | null {
  const named = (isEditing: boolean) => people.filter((one) => one.isEditing === isEditing).map(({ name }) => name);
  const [editing, looking] = [named(true), named(false)];
  const sentences = [
    editing.length === 0 ? null : `${listed(editing)} ${editing.length === 1 ? 'is' : 'are'} editing this ${kind}.`,
    looking.length === 0 ? null : `${listed(looking)} ${looking.length === 1 ? 'has' : 'have'} it open.`,
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}

const MOST_NAMED = 3;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED);
  const others = names.length - shown.length;
  const all = others === 0 ? shown : [...shown, `${String(others)} more`];
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}
