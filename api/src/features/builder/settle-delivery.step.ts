// What a delivery receipt changes: once, with an event of each job. A receipt of a message whose answer was lost is that answer.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { SmsFailure, SmsState } from '@lotline/schema/domain/builder-approval/sms.rules';
import { writeSystemEvents, type NewEvent } from '../../platform/command/append-event.ts';
import type { DeliveryReceipt } from '../../platform/sms/delivery-receipt.ts';
import { SEND_SMS } from './queue-sms.step.ts';

interface Deps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
}

interface ReceiptedSms {
  readonly id: number;
  readonly state: SmsState;
  readonly failure: SmsFailure | null;
  readonly requestId: number;
  readonly siteContact: string;
  readonly siteContactPhone: string;
}

/** Nothing for a message that is not known, and for a second receipt: what reached the phone stays so. */
export function settleDelivery({ sequelize, now }: Deps, { reference, status }: DeliveryReceipt): Promise<void> {
  return sequelize.transaction(async (transaction) => {
    const at = now();
    const sms = await lockSms(sequelize, transaction, reference);
    if (sms === null || sms.state === 'delivered' || sms.failure === 'undelivered' || sms.failure === 'revoked') return;
    const isDelivered = status === 'delivered';
    // its answer was lost, or is still on its way: the provider has it
    const sentAt = isDelivered && sms.state !== 'sent' ? at : null;
    await sequelize.query(
      `update sms_message set state = case when $isDelivered then 'delivered' else 'failed' end, failure = case when $isDelivered then null else 'undelivered' end,
         settled_at = $at, is_in_doubt = false where id = $id`,
      { bind: { id: sms.id, isDelivered, at }, transaction },
    );
    await sequelize.query(
      'update builder_request set is_sent = $isDelivered, sent_at = coalesce($sentAt::timestamptz, sent_at) where id = $requestId',
      {
        bind: { isDelivered, sentAt, requestId: sms.requestId },
        transaction,
      },
    );
    const jobs = await writeJobs(sequelize, transaction, { requestId: sms.requestId, isDelivered, sentAt });
    await writeSystemEvents({ sequelize, transaction }, SEND_SMS, at, jobs.map(eventOf(sms, isDelivered)));
  });
}

/** The request before its message, as everybody locks them. */
async function lockSms(sequelize: Sequelize, transaction: Transaction, sendId: string): Promise<ReceiptedSms | null> {
  await sequelize.query(
    'select 1 from builder_request r join sms_message m on m.builder_request_id = r.id where m.send_id = $sendId for update of r',
    { bind: { sendId }, transaction },
  );
  const [sms] = await sequelize.query<ReceiptedSms>(
    `select m.id, m.state, m.failure, r.id as "requestId", r.site_contact as "siteContact", r.site_contact_phone as "siteContactPhone"
       from sms_message m join builder_request r on r.id = m.builder_request_id where m.send_id = $sendId for update of m`,
    { bind: { sendId }, transaction, type: QueryTypes.SELECT },
  );
  return sms ?? null;
}

interface DatedJob {
  readonly id: number;
  readonly version: number;
  readonly was: Date | null;
  readonly is: Date | null;
}

interface Delivery {
  readonly requestId: number;
  readonly isDelivered: boolean;
  /** Of a message that was not known to be sent. */
  readonly sentAt: Date | null;
}

/** One that did not arrive leaves the day of the newest request that did; what is approved keeps its own, and a revoked request dates nothing. */
function writeJobs(sequelize: Sequelize, transaction: Transaction, delivery: Delivery): Promise<DatedJob[]> {
  return sequelize.query<DatedJob>(
    `with old as (select c.id, c.builder_approval_sent_date as was from construction c
       where c.id in (select construction_id from builder_request_job where builder_request_id = $requestId) order by c.id for no key update)
     update construction c set version = c.version + 1, builder_approval_sent_date =
         case when c.builder_approved_date is not null then c.builder_approval_sent_date
           when $isDelivered then case when r.revoked_at is null then coalesce($sentAt::timestamptz, c.builder_approval_sent_date) else c.builder_approval_sent_date end
           else (select max(o.sent_at) from builder_request_job j join builder_request o on o.id = j.builder_request_id
                  where j.construction_id = c.id and o.revoked_at is null and o.is_sent) end
      from old, builder_request r where c.id = old.id and r.id = $requestId returning c.id, c.version, old.was, c.builder_approval_sent_date as is`,
    { bind: { ...delivery }, transaction, type: QueryTypes.SELECT },
  );
}

const eventOf =
  ({ requestId, siteContact, siteContactPhone }: ReceiptedSms, isDelivered: boolean) =>
  ({ id, version, was, is }: DatedJob): NewEvent => {
    const head = { entity: 'construction', entityId: id, constructionId: id, version } as const;
    const dates = { before: { builderApprovalSentDate: was }, after: { builderApprovalSentDate: is } };
    const detail = { builderRequestId: requestId, siteContact, siteContactPhone };
    return isDelivered
      ? { ...head, ...dates, move: 'deliverBuilderSms', detail }
      : { ...head, ...dates, move: 'failBuilderSms', detail: { ...detail, failure: 'undelivered' } };
  };
