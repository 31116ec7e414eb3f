// What a job still lacks before it may come to a status, by the requirements of its work type's 'Job Status Settings' (screens.md §2.7). Beside the rule of which
// statuses may be chosen at all (job-hold.lifecycle): every way to a status asks both, except back to one that the job has had (release, undo, reset).
import { unless, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import type { StatusNeed } from '../settings/status-needs.ts';

/** What is left out is not known here: nothing is said of it, and the server judges. */
export interface StatusFacts {
  /** The parts that it lacks; none: it is complete. */
  readonly missingAddress?: readonly string[] | undefined;
  readonly itemCount?: number | undefined;
  readonly hasBookedTask?: boolean | undefined;
  readonly missingPhotos?: number | undefined;
  readonly unreviewedLines?: number | undefined;
}

export const NOTHING_KNOWN: StatusFacts = {};

const SENTENCES: Readonly<Record<StatusNeed, (facts: StatusFacts) => string | null>> = {
  address: ({ missingAddress = [] }) => {
    if (missingAddress.length === 0) return null;
    return missingAddress.length === 1 && missingAddress[0] === 'address'
      ? 'No address yet'
      : `Address without ${missingAddress.join(', ')}`;
  },
  items: ({ itemCount }) => (itemCount === 0 ? 'No items yet' : null),
  bookedTask: ({ hasBookedTask }) => (hasBookedTask === false ? 'No task is issued and booked yet' : null),
  photos: ({ missingPhotos = 0 }) => (missingPhotos === 0 ? null : `Photos are missing: ${String(missingPhotos)}`),
  reviewedLines: ({ unreviewedLines = 0 }) => (unreviewedLines === 0 ? null : `Lines not reviewed yet: ${String(unreviewedLines)}`),
};

export const needsOf = ({ statuses }: JobStatusSettings, status: string): readonly StatusNeed[] =>
  statuses.find(({ statusName }) => statusName === status)?.requirements ?? [];

export const isLacking = (need: StatusNeed, facts: StatusFacts): boolean => SENTENCES[need](facts) !== null;

/** In the words that a person reads; none: it may come there. */
export const statusLacks = (settings: JobStatusSettings, to: string, facts: StatusFacts): readonly string[] =>
  needsOf(settings, to).flatMap((need) => SENTENCES[need](facts) ?? []);

/** A job that stands there already stays. Refusals: STATUS_NEEDS_FIRST. */
export function mustHaveWhatItNeeds(current: string, to: string, settings: JobStatusSettings, facts: StatusFacts): Verdict {
  const lacks = current === to ? [] : statusLacks(settings, to, facts);
  return unless(lacks.length === 0, 'STATUS_NEEDS_FIRST', { lacks });
}
