// Messages to builders that the gateway could not take, queued once more (screens.md §2.22; decision 083): as the button of each does, within the limit of their number and
// while their link is open. What the gateway answered it would answer again: that is for a person to look at.
import { QueryTypes } from 'sequelize';
import { MOST_SMS_TO_NUMBER, type SmsFailure } from '@lotline/schema/domain/builder-approval/sms.rules';
import type { NewEvent } from '../../platform/command/append-event.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { OneOffWork } from '../../platform/queue/one-off-part.ts';
import { addSmsJob } from './queue-sms.step.ts';

const AT_ONCE = 50;
const NOT_TAKEN: readonly SmsFailure[] = ['down', 'lost'];
/** Of message m and its request r. */
const FAILED = `m.state = 'failed' and m.failure in (${NOT_TAKEN.map((failure) => `'${failure}'`).join(', ')}) and r.revoked_at is null and r.expires_at > now()
  and exists (select from builder_request_job j where j.builder_request_id = r.id and j.construction_id is not null)`;
const HAS_ROOM = `(select coalesce(sum(x.sends), 0) from sms_message x where x.mobile = m.mobile and x.queued_at > now() - interval '1 day') < ${String(MOST_SMS_TO_NUMBER)}`;
const FROM = 'sms_message m join builder_request r on r.id = m.builder_request_id';

const COUNT = prepared(
  'count-failed-messages',
  `select count(*) filter (where ${HAS_ROOM})::integer as count, count(*) filter (where not ${HAS_ROOM})::integer as skipped from ${FROM} where ${FAILED}`,
);
const FOUND = prepared(
  'failed-messages',
  `select m.id, r.id as "requestId" from ${FROM} where ${FAILED} and m.id > $after order by m.id limit ${String(AT_ONCE)}`,
);
/** The request before its message and its jobs, as the sending locks them. */
const LOCK = prepared(
  'lock-failed-requests',
  'select r.id from builder_request r where r.id = any($requestIds::int[]) order by r.id for update',
);
/** One by one, so that the second to a number counts the first. A message that may have arrived keeps its id: the gateway does not send it twice. */
const QUEUE = prepared(
  'queue-failed-message',
  `update sms_message m set state = 'queued', failure = null, settled_at = null, tries = 0, sends = m.sends + 1, queued_at = now()
     from builder_request r where r.id = m.builder_request_id and m.id = $id and ${FAILED} and ${HAS_ROOM}
     returning r.site_contact as "siteContact", r.site_contact_phone as "siteContactPhone"`,
);
const RAISE = prepared(
  'raise-jobs-of-message',
  `update construction c set version = c.version + 1 where c.id in (
     select j.construction_id from builder_request_job j where j.builder_request_id = $requestId) returning c.id, c.version, c.builder_approval_sent_date as "sentAt"`,
);

interface SentTo {
  readonly siteContact: string;
  readonly siteContactPhone: string;
}
interface AskedJob {
  readonly id: number;
  readonly version: number;
  readonly sentAt: Date | null;
}

export const SEND_MESSAGES_AGAIN: OneOffWork = {
  count: async ({ sequelize }) => {
    const [found] = await sequelize.query<{ count: number; skipped: number }>(COUNT, { type: QueryTypes.SELECT });
    return found ?? { count: 0, skipped: 0 };
  },
  part: async ({ sequelize, transaction }, after) => {
    const asked = { transaction, type: QueryTypes.SELECT as const };
    const found = await sequelize.query<{ id: number; requestId: number }>(FOUND, { bind: { after }, ...asked });
    await sequelize.query(LOCK, { bind: { requestIds: found.map(({ requestId }) => requestId) }, ...asked });
    const events: NewEvent[] = [];
    let count = 0;
    for (const { id, requestId } of found) {
      const [to] = await sequelize.query<SentTo>(QUEUE, { bind: { id }, ...asked });
      if (to === undefined) continue;
      count += 1;
      await addSmsJob({ sequelize, transaction }, id);
      for (const { id: jobId, version, sentAt } of await sequelize.query<AskedJob>(RAISE, { bind: { requestId }, ...asked }))
        events.push({
          ...({ move: 'queueBuilderSmsAgain', entity: 'construction', entityId: jobId, constructionId: jobId, version } as const),
          ...{ before: { builderApprovalSentDate: sentAt }, after: { builderApprovalSentDate: sentAt } },
          detail: { builderRequestId: requestId, siteContact: to.siteContact, siteContactPhone: to.siteContactPhone },
        });
    }
    return { count, skipped: found.length - count, last: found.at(-1)?.id ?? null, events };
  },
};
