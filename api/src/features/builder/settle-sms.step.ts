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

/** One of them is there. */
interface SettledRow {
  readonly builderRequestId: number | null;
  readonly contractorId: number | null;
  readonly mobile: string;
  readonly about: 'asked' | 'approved';
}

/** Under the lock of the request, where it has one. @param job the queue's, in whose name it is told */
export async function settleSms({ sequelize, transaction }: Within, job: string, at: Date, settled: SettledSms): Promise<void> {
  const { id, failure, reference } = settled;
  const [row] = await sequelize.query<SettledRow>(
    `update sms_message set state = case when $failure::text is null then 'sent' else 'failed' end, failure = $failure,
       settled_at = $at, reference = $reference, is_in_doubt = is_in_doubt and $failure::text is not distinct from 'lost'
      where id = $id and state = 'queued'
     returning builder_request_id as "builderRequestId", independent_contractor_id as "contractorId", mobile, about`,
    { bind: { id, failure, reference, at }, transaction, type: QueryTypes.SELECT },
  );
  // another runner was here first
  if (row === undefined) return;
  const { builderRequestId, contractorId } = row;
  const events =
    builderRequestId === null
      ? noticeEvents(contractorId ?? 0, row, failure)
      : await requestEvents({ sequelize, transaction }, builderRequestId, failure, at);
  await writeSystemEvents({ sequelize, transaction }, job, at, events);
}

/** Of a contractor, who is told of a change of the bank account. Their row does not change. */
function noticeEvents(contractorId: number, { mobile, about }: SettledRow, failure: SmsFailure | null): readonly NewEvent[] {
  const head = { entity: 'independent_contractor', entityId: contractorId, constructionId: null, version: 0 } as const;
  return failure === null
    ? [{ ...head, move: 'sendBankNotice', detail: { mobile, about } }]
    : [{ ...head, move: 'failBankNotice', detail: { mobile, about, failure } }];
}

async function requestEvents(within: Within, id: number, failure: SmsFailure | null, at: Date): Promise<readonly NewEvent[]> {
  const { sequelize, transaction } = within;
  const [request] = await sequelize.query<SmsRequest>(
    `select id as "builderRequestId", site_contact as "siteContact", site_contact_phone as "siteContactPhone" from builder_request where id = $id`,
    { bind: { id }, transaction, type: QueryTypes.SELECT },
  );
  if (request === undefined) return [];
  if (failure === null)
    await sequelize.query('update builder_request set is_sent = true, sent_at = $at where id = $id', { bind: { id, at }, transaction });
  const jobs = await writeJobs(within, id, failure === null ? at : null);
  return jobs.map(({ id: jobId, version, was, is }): NewEvent => {
    const head = { entity: 'construction', entityId: jobId, constructionId: jobId, version } as const;
    const dates = { before: { builderApprovalSentDate: was }, after: { builderApprovalSentDate: is } };
    return failure === null
      ? { ...head, ...dates, move: 'sendBuilderSms', detail: request }
      : { ...head, ...dates, move: 'failBuilderSms', detail: { ...request, failure } };
  });
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
