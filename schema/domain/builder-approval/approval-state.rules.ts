// How a job stands with its builder (screens.md §2.10): whether it can be asked, was asked, was answered; and when somebody asks again.
import { addBusinessDays, type IsClosed } from '../kernel/business-days.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import type { Answer } from './builder-request.lifecycle.ts';

export const APPROVAL_STATES = ['Ready to ask', 'Incomplete', 'Sent', 'Not yet', 'Approved', 'Declined', 'Expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** What the company says of reminders: a message that nobody answered is followed by one once so many business days have come. */
export interface ReminderRules {
  readonly days: number;
  readonly isClosed: IsClosed;
}

export interface ApprovalFacts {
  /** What the job lacks before its builder can be asked. */
  readonly missing: readonly string[];
  /** Instants. Null: not asked, or every request was revoked. */
  readonly sentAt: string | null;
  readonly approvedAt: string | null;
  /** Of the request that was sent or answered last. */
  readonly answer: Answer | null;
  readonly expiresAt: string | null;
}

export function approvalState({ missing, sentAt, approvedAt, answer, expiresAt }: ApprovalFacts, now: Date): ApprovalState {
  if (approvedAt !== null) return 'Approved';
  if (sentAt === null) return missing.length === 0 ? 'Ready to ask' : 'Incomplete';
  if (answer === 'declined') return 'Declined';
  if (expiresAt !== null && new Date(expiresAt) <= now) return 'Expired';
  return answer === 'later' ? 'Not yet' : 'Sent';
}

export interface ReminderFacts {
  readonly approval: ApprovalState;
  readonly sentDay: CalendarDay | null;
  /** The builder said not before. */
  readonly earliestDate: CalendarDay | null;
  /** Of the job's address: its public holidays count. */
  readonly state: string | null;
}

/** The day from which the builder is asked again; null where nobody waits for an answer. */
export function reminderDay(
  { approval, sentDay, earliestDate, state }: ReminderFacts,
  { days, isClosed }: ReminderRules,
): CalendarDay | null {
  if (approval === 'Not yet') return earliestDate;
  return approval === 'Sent' && sentDay !== null ? addBusinessDays(sentDay, days, state, isClosed) : null;
}
