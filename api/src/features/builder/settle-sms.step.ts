// What became of a message that the gateway was given: once, with an event of each job, and the day on those whose builder has it now.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { SmsFailure } from '@lotline/schema/domain/builder-approval/sms.rules';
import { writeSystemEvents, type NewEvent } from '../../platform/command/append-event.ts';

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

interface SettledSms {
  readonly id: number;
  /** Null: the gateway has taken it. */
  readonly failure: SmsFailure | null;
  readonly reference: string | null;
}

interface SmsRequest {
  readonly builderRequestId: number;
  readonly siteContact: string;
  readonly siteContactPhone: string;
}

interface DatedJob {
  readonly id: number;
  readonly version: number;
  readonly was: Date | null;
  readonly is: Date | null;
}

/** Under the lock of the request. @param job the queue's, in whose name it is told */
export async function settleSms({ sequelize, transaction }: Within, job: string, at: Date, settled: SettledSms): Promise<void> {
  const { id, failure, reference } = settled;
  const [request] = await sequelize.query<SmsRequest>(
    `with settled as (update sms_message set state = case when $failure::text is null then 'sent' else 'failed' end, failure = $failure,
         settled_at = $at, reference = $reference, is_in_doubt = is_in_doubt and $failure::text is not distinct from 'lost' where id = $id and state = 'queued' returning builder_request_id)
     select r.id as "builderRequestId", r.site_contact as "siteContact", r.site_contact_phone as "siteContactPhone"
     from settled join builder_request r on r.id = settled.builder_request_id`,
    { bind: { id, failure, reference, at }, transaction, type: QueryTypes.SELECT },
  );
  // another runner was here first
  if (request === undefined) return;
  if (failure === null)
    await sequelize.query('update builder_request set is_sent = true, sent_at = $at where id = $id', {
      bind: { id: request.builderRequestId, at },
      transaction,
    });
  const jobs = await writeJobs({ sequelize, transaction }, request.builderRequestId, failure === null ? at : null);
  const events = jobs.map(({ id: jobId, version, was, is }): NewEvent => {
    const head = { entity: 'construction', entityId: jobId, constructionId: jobId, version } as const;
    const dates = { before: { builderApprovalSentDate: was }, after: { builderApprovalSentDate: is } };
    return failure === null
      ? { ...head, ...dates, move: 'sendBuilderSms', detail: request }
      : { ...head, ...dates, move: 'failBuilderSms', detail: { ...request, failure } };
  });
  await writeSystemEvents({ sequelize, transaction }, job, at, events);
}

/** A request that was revoked while its message was on the way dates nothing. @param sentAt null: it was not sent */
function writeJobs({ sequelize, transaction }: Within, requestId: number, sentAt: Date | null): Promise<DatedJob[]> {
  return sequelize.query<DatedJob>(
    `with old as (select c.id, c.builder_approval_sent_date as was from construction c
       where c.id in (select construction_id from builder_request_job where builder_request_id = $requestId) order by c.id for no key update)
     update construction c set version = c.version + 1, builder_approval_sent_date =
         case when $sentAt::timestamptz is null or r.revoked_at is not null then c.builder_approval_sent_date else $sentAt::timestamptz end
      from old, builder_request r where c.id = old.id and r.id = $requestId
     returning c.id, c.version, old.was, c.builder_approval_sent_date as is`,
    { bind: { requestId, sentAt }, transaction, type: QueryTypes.SELECT },
  );
}
