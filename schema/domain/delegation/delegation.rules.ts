// A job given to somebody for a time (screens.md §2.6; decision 054): recorded and shown. Who sees and changes a job is the scope's business
// alone (domain.md §1: a claim, or a visible task), which a delegation does not widen.
import type { CalendarDay } from '../kernel/dates.ts';

export interface DelegationFacts {
  readonly fromDate: CalendarDay;
  readonly toDate: CalendarDay;
  /** Ended before its last day. */
  readonly endedAt: string | Date | null;
}

export type DelegationState = 'current' | 'coming' | 'ended';

/** On that day; its first and its last day are within it. */
export function delegationState({ fromDate, toDate, endedAt }: DelegationFacts, today: CalendarDay): DelegationState {
  if (endedAt !== null || toDate < today) return 'ended';
  return fromDate > today ? 'coming' : 'current';
}
