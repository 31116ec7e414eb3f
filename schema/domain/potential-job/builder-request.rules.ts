// A potential job as the one whose builder is asked (domain.md §5): the same facts as of a job, by the names that they have here.
import type { NumberingSetting } from '../settings/numbering.setting.ts';
import type { RequestedJobFacts } from '../builder-approval/builder-request.lifecycle.ts';
import type { PotentialJobEntry } from './entry-fields.ts';

export const requestedFacts = (entry: PotentialJobEntry): RequestedJobFacts => ({
  streetName: entry.streetName,
  suburb: entry.suburb,
  siteContact: entry.siteContactName,
  siteContactPhone: entry.siteContactPhone,
  developer: entry.builder,
});

/** What stands for its work order until it has one: 'P12', by the company's numbering. */
export const shortName = (id: number, { potentialJobPrefix, potentialJobDigits }: NumberingSetting): string =>
  `${potentialJobPrefix}${String(id).padStart(potentialJobDigits, '0')}`;
