// What a builder has answered, as text that can be copied.
import { companyOf } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { formatDate, formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import type { AskedJob, StoredRequest } from './builder-request.queries.ts';

/** 'Not yet, earliest 2 Dec 2026'. */
export function answerWords({ answer, reason, earliestDate }: AskedJob): string {
  if (answer === 'approved') return 'Approved';
  if (answer === 'later') return `Not yet${earliestDate === null ? '' : `, earliest ${formatDate(earliestDate)}`}`;
  return answer === 'declined' ? `Declined: ${reason ?? ''}` : 'Not answered yet';
}

export function receiptText(request: StoredRequest, host: string, zone: string): string {
  const jobs = request.jobs.map((job) => `${job.address} (${job.workOrder}): ${answerWords(job)}${whoWords(job, zone)}`);
  return [`Site access for ${companyOf(host)}, asked of ${request.developer}`, ...jobs].join('\n\n');
}

function whoWords({ answeredAt, name, role, mobile, accessNotes, isByCall }: AskedJob, zone: string): string {
  if (answeredAt === null) return '';
  const who = [name, role, mobile].filter((part) => part !== null).join(', ');
  const notes = accessNotes === null ? '' : `\nAccess: ${accessNotes}`;
  return `\nby ${who}${isByCall ? ', on the phone' : ''}, ${formatDateTime(new Date(answeredAt).toISOString(), zone)}${notes}`;
}
