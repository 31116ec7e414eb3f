// What the events of builder approval keep (domain.md §5): the job's two dates, and who was asked or answered.
import { z } from 'zod';
import { ANSWERS } from '../builder-approval/builder-request.lifecycle.ts';
import { SMS_FAILURES } from '../builder-approval/sms.rules.ts';
import { POTENTIAL_JOB_STATUSES } from '../potential-job/potential-job.lifecycle.ts';
import { id, instant, nothing, ofEntity, text } from './shape-parts.ts';

const sent = z.strictObject({ builderApprovalSentDate: instant.nullable() });
const approved = z.strictObject({ builderApprovedDate: instant.nullable() });

const sentAndApproved = z.strictObject({ builderApprovalSentDate: instant.nullable(), builderApprovedDate: instant.nullable() });
const approvedSite = approved.extend({ status: z.enum(POTENTIAL_JOB_STATUSES) });
const request = z.strictObject({
  builderRequestId: id,
  builderRequestJobId: id,
  developer: text,
  siteContact: text,
  siteContactPhone: text,
  message: text,
});
const opened = z.strictObject({ builderRequestJobId: id });
/** Of a message that the server sends. */
const sms = z.strictObject({ builderRequestId: id, siteContact: text, siteContactPhone: text });
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
  revokeBuilderRequest: ofEntity('construction', {
    before: sent,
    after: sent,
    detail: z.strictObject({ builderRequestId: id, siteContact: text }),
  }),
  recordBuilderAnswer: ofEntity('construction', {
    before: sentAndApproved,
    after: sentAndApproved,
    detail: z.strictObject({
      /** Null: the answer is of a request that was there. */
      builderRequestId: id.nullable(),
      builderRequestJobId: id,
      answer: z.enum(ANSWERS),
      reason: text.nullable(),
      earliestDate: z.iso.date().nullable(),
      name: text,
      role: text.nullable(),
      phone: text.nullable(),
      spokenOn: z.iso.date(),
      note: text.nullable(),
    }),
  }),
  answerBuilderRequest: ofEntity('construction', { before: approved, after: approved, detail: answer }),
  queueBuilderSms: ofEntity('construction', { before: sent, after: sent, detail: request }),
  queueBuilderSmsAgain: ofEntity('construction', { before: sent, after: sent, detail: sms }),
  sendBuilderSms: ofEntity('construction', { before: sent, after: sent, detail: sms }),
  deliverBuilderSms: ofEntity('construction', { before: sent, after: sent, detail: sms }),
  failBuilderSms: ofEntity('construction', { before: sent, after: sent, detail: sms.extend({ failure: z.enum(SMS_FAILURES) }) }),
  /** The first time that somebody touched the page. */
  openBuilderRequest: ofEntity('construction', { before: nothing, after: nothing, detail: opened }),
  openPotentialJobRequest: ofEntity('potential_job', { before: nothing, after: nothing, detail: opened }),
  requestPotentialJobApproval: ofEntity('potential_job', { before: sent, after: sent, detail: request }),
  answerPotentialJobRequest: ofEntity('potential_job', { before: approvedSite, after: approvedSite, detail: answer }),
};
