// What the form of a potential job is opened for: a new one, one that the office asks more about, or one that was refused.
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import { EMPTY_ENTRY, textsOfEntry, type EntryTexts } from '@lotline/schema/domain/potential-job/entry';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import type { AnyAction } from '../outbox/action-input.ts';
import type { Entry } from '../outbox/outbox-entry.ts';

export interface OpenedEntry {
  readonly title: string;
  readonly subtitle: string | undefined;
  /** Null for a new one. */
  readonly id: number | null;
  /** The version that was seen. */
  readonly base: { readonly version: number } | null;
  readonly start: EntryTexts;
  /** Under which what is typed is stored. */
  readonly draft: string;
  /** Under which its action comes back here when it is refused. */
  readonly origin: () => string;
  /** Why it is opened again. */
  readonly question: { readonly tone: 'plain' | 'bad'; readonly title: string; readonly text: string } | null;
}

const NAME = 'potential-job.';

/** @param freshId tells each new one apart, so that none takes the place of another */
export const newEntryForm = (freshId: () => string): OpenedEntry => ({
  title: 'New Potential Job',
  subtitle: undefined,
  id: null,
  base: null,
  start: EMPTY_ENTRY,
  draft: `${NAME}new`,
  origin: () => `${NAME}${freshId()}`,
  question: null,
});

const formTexts = (entry: PotentialJobEntry): EntryTexts => {
  const texts = textsOfEntry(entry);
  return { ...texts, siteContactPhone: formatMobile(texts.siteContactPhone) };
};

interface KnownJob extends PotentialJobEntry {
  readonly id: number;
  readonly version: number;
  readonly reason: string | null;
}

/** One that the server has. Where its address is in the worker's own words they stand above the form, which asks for its parts. */
export function processForm(job: KnownJob): OpenedEntry {
  const draft = `${NAME}${String(job.id)}`;
  return {
    title: 'Process Potential Job',
    subtitle: siteLine(job),
    id: job.id,
    base: { version: job.version },
    start: formTexts(job),
    draft,
    origin: () => draft,
    question: job.reason === null ? null : { tone: 'plain', title: 'The office asks', text: job.reason },
  };
}

export type PotentialJobAction = Entry & { readonly action: Extract<AnyAction, { readonly name: 'savePotentialJob' }> };

export const isOfPotentialJob = (entry: Entry): entry is PotentialJobAction => entry.action.name === 'savePotentialJob';

/** As it was typed, with the reason: saved again it takes the place of the refused one, and keeps its photos. */
export function refusedForm({ action, state, from }: PotentialJobAction): OpenedEntry {
  const { id = null } = action.input;
  const origin = from.draft ?? `${NAME}${action.id}`;
  return {
    title: id === null ? 'New Potential Job' : 'Process Potential Job',
    subtitle: siteLine(action.input),
    id,
    base: action.base,
    start: formTexts(action.input),
    draft: `${origin}.refused`,
    origin: () => origin,
    question: state.kind === 'refused' ? { tone: 'bad', title: 'It could not be saved in the office', text: state.sentence } : null,
  };
}
