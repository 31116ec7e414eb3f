// What a builder has answered: as text that can be copied, and as a paper to keep.
import { formatAbn } from '@lotline/schema/domain/kernel/business-numbers';
import type { CompanySettings } from '@lotline/schema/domain/settings/company-settings';
import { formatDate, formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import type { PaperPart, PlainPaper } from '../../platform/paper/plain-paper.ts';
import type { AskedJob, StoredRequest } from './builder-request.queries.ts';

/** 'Not yet, earliest 2 Dec 2026'. */
export function answerWords({ answer, reason, earliestDate }: AskedJob): string {
  if (answer === 'approved') return 'Approved';
  if (answer === 'later') return `Not yet${earliestDate === null ? '' : `, earliest ${formatDate(earliestDate)}`}`;
  return answer === 'declined' ? `Declined: ${reason ?? ''}` : 'Not answered yet';
}

export const isAnswered = ({ jobs }: StoredRequest): boolean => jobs.some(({ answer }) => answer !== null);

export function receiptText(request: StoredRequest, company: string, zone: string): string {
  const jobs = request.jobs.map((job) => `${job.address} (${job.workOrder}): ${answerWords(job)}${whoWords(job, zone)}`);
  return [`Site access for ${company}, requested from ${request.developer}`, ...jobs].join('\n\n');
}

/** The same as a paper. */
export function receiptPaper(
  request: StoredRequest,
  { name, abn, logo }: Pick<CompanySettings['Company'], 'name' | 'abn'> & Pick<PlainPaper, 'logo'>,
  zone: string,
): PlainPaper {
  const title = `Site access for ${name}`;
  const parts = request.jobs.flatMap((job): PaperPart[] => [
    { kind: 'heading', words: job.address },
    { kind: 'answer', label: `Work order ${job.workOrder}`, words: `${answerWords(job)}${whoWords(job, zone)}` },
  ]);
  const asked = `Requested from ${request.developer} on ${formatDateTime(request.sentAt.toISOString(), zone)}`;
  const whose: readonly PaperPart[] = abn === '' ? [] : [{ kind: 'small', words: `${name} · ABN ${formatAbn(abn)}` }];
  return {
    ...{ title, logo },
    parts: [{ kind: 'title', words: title }, ...whose, { kind: 'text', words: asked }, ...parts],
    foot: `${title} · ${request.developer}`,
  };
}

function whoWords({ answeredAt, name, role, mobile, accessNotes, isByCall }: AskedJob, zone: string): string {
  if (answeredAt === null) return '';
  const who = [name, role, mobile].filter((part) => part !== null).join(', ');
  const notes = accessNotes === null ? '' : `\nAccess: ${accessNotes}`;
  return `\nby ${who}${isByCall ? ', on the phone' : ''}, ${formatDateTime(new Date(answeredAt).toISOString(), zone)}${notes}`;
}
