// A message put into the outbox, in the command's own transaction: within the limits of its person and its number, and with the job that sends it.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { hasSmsLeft, type SentBefore } from '@lotline/schema/domain/builder-approval/sms.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { lockForSms } from '../../platform/db/person-lock.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addJob } from '../../platform/queue/add-job.ts';

export const SEND_SMS = 'send_sms';

/** How often it was asked for by a press, not how often the gateway was: one that failed counts too. */
const BEFORE = prepared(
  'sms-before',
  `select coalesce(sum(sends) filter (where queued_by_user_id = $userId and queued_at > $at::timestamptz - interval '1 hour'), 0)::integer as "ofPerson",
     coalesce(sum(sends) filter (where mobile = $mobile and queued_at > $at::timestamptz - interval '1 day'), 0)::integer as "toNumber"
   from sms_message where (queued_by_user_id = $userId or mobile = $mobile) and queued_at > $at::timestamptz - interval '1 day'`,
);

/** One after the other, so that two at once do not both find room. @throws RefusalError SMS_LIMIT */
export async function mustHaveSmsLeft(command: CommandContext, mobile: string): Promise<void> {
  const { sequelize, transaction, actor, at } = command;
  await lockForSms(command);
  const bind = { userId: actor.userId, mobile, at };
  const [before] = await sequelize.query<SentBefore>(BEFORE, { bind, transaction, type: QueryTypes.SELECT });
  const verdict = hasSmsLeft(before ?? { ofPerson: 0, toNumber: 0 });
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

export interface QueuedSms {
  readonly builderRequestId: number;
  readonly mobile: string;
  readonly text: string;
  readonly gateway: string;
}

export async function queueSms(command: CommandContext, { builderRequestId, mobile, text, gateway }: QueuedSms): Promise<void> {
  const { sequelize, transaction, actor, at } = command;
  const bind = { sendId: randomUUID(), builderRequestId, mobile, text, gateway, userId: actor.userId, at };
  const [row] = await sequelize.query<{ id: number }>(
    `insert into sms_message (send_id, builder_request_id, mobile, text, gateway, queued_by_user_id, queued_at)
     values ($sendId, $builderRequestId, $mobile, $text, $gateway, $userId, $at) returning id`,
    { bind, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error('an insert that returns its row returned none');
  await addSmsJob(command, row.id);
}

export const addSmsJob = (
  { sequelize, transaction }: Pick<CommandContext, 'sequelize' | 'transaction'>,
  messageId: number,
): Promise<void> => addJob(sequelize, transaction, { job: SEND_SMS, payload: { messageId } });
