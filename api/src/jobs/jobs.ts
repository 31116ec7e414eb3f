// Every kind of job by its name, and the schedule of the periodic ones (decision 031).
import { PLANNED_TASK_NAMES, SCHEDULED_TASK_NAMES, SCHEDULED_TASKS } from '@lotline/schema/domain/log/queue.rules';
import { RUN_ONE_OFF } from '../features/admin-tasks/one-off-works.ts';
import { SEND_DOCUMENT_MAIL } from '../features/document/queue-mail.step.ts';
import { SEND_ROLE_MAIL } from '../features/rights/queue-role-mail.step.ts';
import { SEND_SMS } from '../features/builder/queue-sms.step.ts';
import { MAKE_PREVIEWS } from '../features/attachment/previews.ts';
import { REMOVE_BYTES } from '../features/attachment/remove-bytes.ts';
import { MOVE_ITEM_LINES } from '../features/item-code/merge/move-item-lines.step.ts';
import { MOVE_LOOKUP_USES } from '../features/lookup/move-uses.step.ts';
import { RELEASE_HOLD } from '../features/job/held-job.step.ts';
import { SET_PLANNED_STATUS } from '../features/job/planned-status.step.ts';
import { ATTACH_TICKET } from '../features/ticket/attach-ticket.step.ts';
import { attachTicket, type AttachDeps } from './attach-ticket.ts';
import { REPLACE_STATUS } from '../features/setting-edit/replace-status.step.ts';
import { ISSUE_RECEIPT } from '../features/receipt/ask-for-receipt.step.ts';
import { TURN_RECEIPT_KEY, turnReceiptKey } from '../features/receipt/receipt-keys.ts';
import type { Job, Recurring } from '../platform/queue/job.ts';
import { issueReceipt, type ReceiptDeps } from './issue-receipt.ts';
import { GIVE_NOTICE, giveNotice, type NoticeDeps } from './give-notice.ts';
import { keepRecords, type KeepDeps } from './keep-records.ts';
import { moveLinesOfMerge } from './move-item-lines.ts';
import { moveLookupUses } from './move-lookup-uses.ts';
import { makePreviews } from './make-previews.ts';
import { removeUnnamedBytes } from './remove-bytes.ts';
import { releaseHold } from './release-hold.ts';
import { SWEEP_FILES } from './remove-unreferenced.ts';
import { replaceStatusOfJobs } from './replace-status.ts';
import { runOneOff, type OneOffJobDeps } from './run-one-off.ts';
import { sendDocumentMail, type MailDeps } from './send-document-mail.ts';
import { sendRoleMail } from './send-role-mail.ts';
import { sendSms, type SmsDeps } from './send-sms.ts';
import { setPlannedStatus } from './set-planned-status.ts';
import { sweepFiles, type SweepDeps } from './sweep-files.ts';

export type JobDeps = SweepDeps & KeepDeps & NoticeDeps & ReceiptDeps & AttachDeps & SmsDeps & MailDeps & OneOffJobDeps;

export function createJobs(deps: JobDeps): Readonly<Record<string, Job>> {
  return {
    [SWEEP_FILES]: () => sweepFiles(deps),
    keep_records: () => keepRecords(deps),
    [GIVE_NOTICE]: () => giveNotice(deps),
    [MAKE_PREVIEWS]: (payload, _, lastError) => makePreviews(deps, payload, lastError),
    [ATTACH_TICKET]: (payload) => attachTicket(deps, payload),
    [RELEASE_HOLD]: (payload) => releaseHold(deps, payload),
    [SET_PLANNED_STATUS]: (payload) => setPlannedStatus(deps, payload),
    [MOVE_LOOKUP_USES]: (payload, signal) => moveLookupUses(deps, payload, signal),
    [MOVE_ITEM_LINES]: (payload, signal) => moveLinesOfMerge(deps, payload, signal),
    [REPLACE_STATUS]: (payload, signal) => replaceStatusOfJobs(deps, payload, signal),
    [REMOVE_BYTES]: (payload) => removeUnnamedBytes(deps, payload),
    [ISSUE_RECEIPT]: (payload, signal) => issueReceipt(deps, payload, signal),
    [RUN_ONE_OFF]: (payload, signal) => runOneOff(deps, payload, signal),
    [SEND_SMS]: (payload, signal) => sendSms(deps, payload, signal),
    [SEND_DOCUMENT_MAIL]: (payload, signal) => sendDocumentMail(deps, payload, signal),
    [SEND_ROLE_MAIL]: (payload, signal) => sendRoleMail(deps, payload, signal),
    [TURN_RECEIPT_KEY]: () => turnReceiptKey(deps),
  };
}

/** They decode: minutes of work for what was sent in a second, so they have slots of their own and nothing else waits for them. */
export const OF_PICTURES: ReadonlySet<string> = new Set([MAKE_PREVIEWS]);

/** Each is done once, at its own instant: what came of it is recorded. */
export const PLANNED: ReadonlySet<string> = new Set(PLANNED_TASK_NAMES);

/** Each hour, not at the same minute. */
export const RECURRING: readonly Recurring[] = SCHEDULED_TASK_NAMES.map((job) => ({
  job,
  at: `${String(SCHEDULED_TASKS[job].minute)} * * * *`,
}));
