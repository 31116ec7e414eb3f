// What documents mean: until when each counts, when notice is given, who may be given work (screens.md §2.19; the issue's §3).
import { daysBetween, type CalendarDay } from '../kernel/dates.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { ContractorState } from '../contractor/contractor.lifecycle.ts';

/** Days before the last valid one on which notice is given, each once; 0: it has expired. */
export const NOTICE_DAYS = [30, 14, 7, 0] as const;
/** How long after its last day a document is still told to have expired: what ran out long before is no news. */
export const TOLD_EXPIRED_DAYS = 30;
/** Of one person, the first to expire first. */
export const MOST_DOCUMENT_NOTICES = 50;
const SOON_DAYS = NOTICE_DAYS[0];

/** The light of a document; `missing` is a mandatory kind that nobody has sent. */
export type Light = 'expired' | 'missing' | 'soon' | 'valid';
export const LIGHT_LABELS: Readonly<Record<Light, string>> = {
  expired: 'Expired',
  missing: 'Missing',
  soon: 'Expires soon',
  valid: 'Valid',
};

/** Through its last day; one without a day does not expire. @param today the company's calendar day */
export function lightOf(expiresOn: CalendarDay | null, today: CalendarDay): Exclude<Light, 'missing'> {
  if (expiresOn === null) return 'valid';
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'expired';
  return left <= SOON_DAYS ? 'soon' : 'valid';
}

interface HeldDocument {
  readonly kind: string;
  readonly expiresOn: CalendarDay | null;
  readonly isArchived: boolean;
}

/** The day of a kind that counts: of its documents the one that lasts longest; undefined where there is none. */
function lastDay(documents: readonly HeldDocument[], kind: string): CalendarDay | null | undefined {
  const days = documents.filter((document) => document.kind === kind && !document.isArchived).map(({ expiresOn }) => expiresOn);
  if (days.length === 0 || days.includes(null)) return days.length === 0 ? undefined : null;
  return days
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1);
}

/** A renewal makes the one before it history: only what lasts longest of a kind is asked. */
export function lightOfKind(documents: readonly HeldDocument[], kind: string, today: CalendarDay): Light {
  const day = lastDay(documents, kind);
  return day === undefined ? 'missing' : lightOf(day, today);
}

/** Which notice is due today; null: none, or it was given. Who enters a document late gets the next one alone. @param given those of this last day */
export function dueNotice(expiresOn: CalendarDay, today: CalendarDay, given: readonly number[]): (typeof NOTICE_DAYS)[number] | null {
  const left = daysBetween(today, expiresOn);
  if (left < -TOLD_EXPIRED_DAYS) return null;
  const due = left < 0 ? 0 : (NOTICE_DAYS.findLast((days) => days > 0 && left <= days) ?? null);
  return due === null || given.some((days) => days <= due) ? null : due;
}

/** Of the contractor that a group belongs to. */
export interface ContractorStanding {
  readonly contractor: string;
  readonly state: ContractorState;
  /** The mandatory document that has expired; null: none has. */
  readonly expiredDocument: string | null;
}

/** Whether a task is issued to a group: its contractor is at work, and its mandatory documents count. Refusals: CONTRACTOR_NOT_ACTIVE, CONTRACTOR_NOT_COMPLIANT. */
export function canGiveWork(standing: ContractorStanding | null): Verdict {
  if (standing === null) return all();
  const { contractor, state, expiredDocument } = standing;
  return all(
    unless(state === 'active', 'CONTRACTOR_NOT_ACTIVE', { contractor, state }),
    unless(expiredDocument === null, 'CONTRACTOR_NOT_COMPLIANT', { contractor, document: expiredDocument }),
  );
}
