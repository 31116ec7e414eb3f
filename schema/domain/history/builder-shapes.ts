// What the events of builder approval keep (domain.md §5): the job's two dates, and who was asked or answered.
import { z } from 'zod';
import { ANSWERS } from '../builder-approval/builder-request.lifecycle.ts';
import { POTENTIAL_JOB_STATUSES } from '../potential-job/potential-job.lifecycle.ts';
import { id, instant, ofEntity, text } from './shape-parts.ts';

const sent = z.strictObject({ builderApprovalSentDate: instant.nullable() });
const approved = z.strictObject({ builderApprovedDate: instant.nullable() });

const approvedSite = approved.extend({ status: z.enum(POTENTIAL_JOB_STATUSES) });
const request = z.strictObject({
  builderRequestId: id,
  builderRequestJobId: id,
  developer: text,
  siteContact: text,
  siteContactPhone: text,
  message: text,
});
const answer = z.strictObject({
  builderRequestJobId: id,
  answer: z.enum(ANSWERS),
  reason: text.nullable(),
  earliestDate: z.iso.date().nullable(),
  accessNotes: text.nullable(),
  name: text,
  role: text.nullable(),
  mobile: text,
});

export const BUILDER_CHANGES = {
  requestBuilderApproval: ofEntity('construction', { before: sent, after: sent, detail: request }),
  answerBuilderRequest: ofEntity('construction', { before: approved, after: approved, detail: answer }),
  requestPotentialJobApproval: ofEntity('potential_job', { before: sent, after: sent, detail: request }),
  answerPotentialJobRequest: ofEntity('potential_job', { before: approvedSite, after: approvedSite, detail: answer }),
};
