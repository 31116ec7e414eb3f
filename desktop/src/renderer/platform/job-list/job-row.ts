// A job as its list shows it, and what of it is late.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { GetJobsQuery } from '@lotline/schema/generated/operations';

export type JobRow = GetJobsQuery['jobs']['rows'][number];

export const isJobLate = ({ dueDate, status }: Pick<JobRow, 'dueDate' | 'status'>, today: CalendarDay): boolean =>
  dueDate !== null && dueDate < today && !isJobEnded({ status });

/** Its plans of the services underground ran out, and somebody may still dig there. */
export const isDbydLate = ({ dbydExpiryDate, status }: Pick<JobRow, 'dbydExpiryDate' | 'status'>, today: CalendarDay): boolean =>
  dbydExpiryDate !== null && dbydExpiryDate < today && !isJobEnded({ status });

/** 'Approved', 'Sent', or null while the builder was not asked. */
export const builderWord = ({ builderApprovedDate, builderApprovalSentDate }: JobRow): string | null =>
  builderApprovedDate !== null ? 'Approved' : builderApprovalSentDate !== null ? 'Sent' : null;

/** Street and suburb: state and postcode at its end stand in columns of their own, or at the job. */
export function shortAddress({ address, state }: Pick<JobRow, 'address' | 'state'>): string {
  const end = / ([A-Z]{2,3}) \d{4}$/.exec(address);
  return end === null || end[1] !== state ? address : address.slice(0, end.index);
}

export const jobPath = (id: number): string => `/construction/${String(id)}`;
