// Which jobs one message asks for (domain.md §5): those of one builder and one contact, at most 30 of them. A message goes to one person, and nobody reads
// another builder's addresses.
import { normaliseMobile } from '../kernel/phone.ts';
import { missingForRequest, MOST_JOBS, type RequestedJobFacts } from './builder-request.lifecycle.ts';

/** Two jobs with one key have one builder and one contact. */
export const contactKey = ({ developer, siteContactPhone }: RequestedJobFacts): string =>
  `${normaliseMobile(siteContactPhone ?? '') ?? ''} ${(developer ?? '').trim().toLowerCase()}`;

/** Whom a message names: as their job has them. */
export const askedContact = ({ developer, siteContact, siteContactPhone }: RequestedJobFacts) => ({
  developer: (developer ?? '').trim(),
  siteContact: (siteContact ?? '').trim(),
  siteContactPhone: normaliseMobile(siteContactPhone ?? '') ?? '',
});

export interface DraftedJobFacts extends RequestedJobFacts {
  readonly builderApprovedDate: unknown;
}

export interface Drafts<Job> {
  /** Each is of one message, in the order of the jobs. */
  readonly messages: readonly (readonly Job[])[];
  readonly approved: readonly Job[];
  readonly incomplete: readonly Job[];
}

/** One message for each builder and contact, and another for each 30 jobs more. */
export function draftsOf<Job extends DraftedJobFacts>(jobs: readonly Job[]): Drafts<Job> {
  const approved = jobs.filter(({ builderApprovedDate }) => builderApprovedDate !== null);
  const others = jobs.filter(({ builderApprovedDate }) => builderApprovedDate === null);
  const incomplete = others.filter((job) => missingForRequest(job).length > 0);
  const byContact = new Map<string, Job[]>();
  for (const job of others) {
    if (missingForRequest(job).length > 0) continue;
    const key = contactKey(job);
    byContact.set(key, [...(byContact.get(key) ?? []), job]);
  }
  return { messages: [...byContact.values()].flatMap(inMessages), approved, incomplete };
}

const inMessages = <Job>(jobs: readonly Job[]): Job[][] =>
  Array.from({ length: Math.ceil(jobs.length / MOST_JOBS) }, (_, at) => jobs.slice(at * MOST_JOBS, (at + 1) * MOST_JOBS));
