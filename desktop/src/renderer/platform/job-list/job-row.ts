// A job as its list shows it, and what of it is late.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { GetJobsQuery } from '@lotline/schema/generated/operations';

export type JobRow = GetJobsQuery['jobs']['rows'][number];

export const isJobLate = ({ dueDate, status }: Pick<JobRow, 'dueDate' | 'status'>, today: CalendarDay): boolean =>
  dueDate !== null && dueDate < today && !isJobEnded({ status });

type Asked = Pick<JobRow, 'builderApprovedDate' | 'builderApprovalSentDate'>;

/** 'Approved 24 Nov 2026', 'Sent 20 Nov 2026', or null while the builder was not asked. @param zone whose days they are */
export function builderWords({ builderApprovedDate: approved, builderApprovalSentDate: sent }: Asked, zone: string): string | null {
  if (approved !== null) return `Approved ${formatDate(dayInZone(approved, zone))}`;
  return sent === null ? null : `Sent ${formatDate(dayInZone(sent, zone))}`;
}

/** Its plans of the services underground ran out, and somebody may still dig there. */
export const isDbydLate = ({ dbydExpiryDate, status }: Pick<JobRow, 'dbydExpiryDate' | 'status'>, today: CalendarDay): boolean =>
  dbydExpiryDate !== null && dbydExpiryDate < today && !isJobEnded({ status });

/** Street and suburb: state and postcode at its end stand in columns of their own, or at the job. */
export function shortAddress({ address, state }: Pick<JobRow, 'address' | 'state'>): string {
  const end = / ([A-Z]{2,3}) \d{4}$/.exec(address);
  return end === null || end[1] !== state ? address : address.slice(0, end.index);
}

export const jobPath = (id: number): string => `/construction/${String(id)}`;
