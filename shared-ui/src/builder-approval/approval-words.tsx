// Whether the builder of a job was asked, and has approved (specification 2 §4).
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '../time/browser-zone.tsx';

interface AskedJob {
  readonly builderApprovalSentDate: string | null;
  readonly builderApprovedDate: string | null;
}

/** 'Builder Approval Sent 17 Nov 2026' */
export function approvalWords({ builderApprovalSentDate: sent, builderApprovedDate: approved }: AskedJob): string {
  const day = (instant: string): string => formatDate(dayInZone(instant, browserZone()));
  if (approved !== null) return `Builder Approved ${day(approved)}`;
  return sent === null ? 'Not asked yet' : `Builder Approval Sent ${day(sent)}`;
}
