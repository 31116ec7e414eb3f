// Who has a record open beside me (issue 11: two people on one record see each other): those who manage it see each other. A lease, renewed while the page is open.
import { canReadHistoryOf, RECORDS_WITH_HISTORY, type RecordWithHistory } from '../history/history.rules.ts';
import { JOB } from '../job/job.fields.ts';
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';
import { PROJECT } from '../project/project.fields.ts';

/** How often an open page says that it is there. */
export const PRESENCE_EVERY_MS = 15_000;
/** Who was silent for so long has gone: two words missed, and some time on the way. */
export const PRESENCE_LASTS_SECONDS = 40;

/** What people are at, by its table. */
export type PresentEntity = typeof JOB.entity | RecordWithHistory;
export const PRESENT_ENTITIES = [JOB.entity, ...RECORDS_WITH_HISTORY] as const satisfies readonly PresentEntity[];
export const isPresentEntity = (entity: string): entity is PresentEntity => PRESENT_ENTITIES.some((known) => known === entity);

/** Under which name the stream tells that somebody came or went. */
export const presenceOf = (entity: PresentEntity): string => `${entity}_presence`;

export interface PresentPerson {
  readonly userId: number;
  readonly name: string;
  readonly isEditing: boolean;
}

const OFFICE_CLAIM = 'CAN_ACCESS_CONSTRUCTION';

/** Of jobs and projects the office sees the office; of any other record those who may manage it see each other. Refusals: CLAIM_REQUIRED. */
export function canBePresent(actor: Actor, entity: PresentEntity): Verdict {
  if (entity === JOB.entity || entity === PROJECT.entity)
    return unless(hasClaim(actor, OFFICE_CLAIM), 'CLAIM_REQUIRED', { claim: OFFICE_CLAIM });
  return canReadHistoryOf(actor, entity);
}

/** 'Olive Hart is editing this job. Sam Lee has it open.'; null: nobody else is there. @param called 'job', as sentences call the record */
export function sayPresent(people: readonly PresentPerson[], called: string): string | null {
  const named = (isEditing: boolean) => people.filter((one) => one.isEditing === isEditing).map(({ name }) => name);
  const [editing, looking] = [named(true), named(false)];
  const sentences = [
    editing.length === 0 ? null : `${listed(editing)} ${editing.length === 1 ? 'is' : 'are'} editing this ${called}.`,
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
