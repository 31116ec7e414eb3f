// What a change of a job from the field makes of it (specification 1 §5; 2 §5; domain.md §2 "Other moves"): the command writes it, a screen shows it
// before the server answered. The primary contact and the job's own siteContact and siteContactPhone are always the same values.
import type { CalendarDay } from '../kernel/dates.ts';
import { primaryContact, sortContacts } from './site-contact.rules.ts';

/** A contact that is not answered yet has no number of the server. */
const NOT_NUMBERED = 0;

export interface ContactState {
  readonly id: number;
  readonly name: string | null;
  readonly description: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly sortOrder: number;
}

export interface JobState {
  readonly status: string;
  readonly developer: string | null;
  readonly siteContact: string | null;
  readonly siteContactPhone: string | null;
  readonly onsiteDate: CalendarDay | null;
  /** By sortOrder, of equals the older first. */
  readonly siteContacts: readonly ContactState[];
}

export function setStatus<J extends JobState>(job: J, status: string): J {
  return { ...job, status };
}

/** The first visit of any of its tasks dates a job that has no day yet. @param day of the visit, in the company's zone */
export function dateByVisit<J extends JobState>(job: J, day: CalendarDay): J {
  return job.onsiteDate === null ? { ...job, onsiteDate: day } : job;
}

/** What is left out stays as it is; null clears. */
export interface DeveloperChange {
  readonly developer?: string | null | undefined;
  readonly siteContact?: string | null | undefined;
  readonly siteContactPhone?: string | null | undefined;
}

const isBlank = (text: string | null): boolean => text === null || text === '';

/** The short form edits the primary contact alone and leaves the others as they are. Where nobody is named, nobody is made. */
export function setDeveloper<J extends JobState>(job: J, input: DeveloperChange): J {
  const { developer = job.developer, siteContact = job.siteContact, siteContactPhone = job.siteContactPhone } = input;
  const values = { name: siteContact, phone: siteContactPhone };
  const primary = primaryContact(job.siteContacts);
  const siteContacts =
    primary === undefined
      ? isBlank(siteContact) && isBlank(siteContactPhone)
        ? []
        : [{ id: NOT_NUMBERED, description: 'Primary', email: null, sortOrder: 1, ...values }]
      : job.siteContacts.map((row) => (row === primary ? { ...row, ...values } : row));
  return { ...job, developer, siteContact, siteContactPhone, siteContacts };
}

export interface ContactsChange {
  /** Left out, the developer stays. */
  readonly developer?: string | null | undefined;
  readonly siteContacts: readonly (Omit<ContactState, 'id'> & { readonly id: number | null })[];
}

/** The whole list as it was typed: who is not named goes. */
export function setContacts<J extends JobState>(job: J, { developer = job.developer, siteContacts }: ContactsChange): J {
  const known = new Set(job.siteContacts.map(({ id }) => id));
  const isOlder = (id: number | null): boolean => id !== null && known.has(id);
  // of equal orders the list shows the older row first, whatever order they were sent in
  const rows = [...siteContacts]
    .sort((a, b) => Number(isOlder(b.id)) - Number(isOlder(a.id)) || (isOlder(a.id) ? (a.id ?? 0) - (b.id ?? 0) : 0))
    .map(({ id, ...values }) => ({ id: id ?? NOT_NUMBERED, ...values }));
  const sorted = sortContacts(rows);
  const primary = primaryContact(sorted);
  return { ...job, developer, siteContact: primary?.name ?? null, siteContactPhone: primary?.phone ?? null, siteContacts: sorted };
}
