// The contractor's contact is told of a change of the bank account by SMS, where this server has a gateway (decision 083). It counts in nobody's limits: whoever
// uses them up could otherwise keep the contractor from hearing of it.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bankNoticeText } from '@lotline/schema/domain/contractor/bank-account.rules';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addSmsJob } from '../builder/queue-sms.step.ts';

interface Contact {
  readonly contractor: string;
  readonly mobile: string | null;
}

const CONTACT = prepared(
  'bank-notice-contact',
  `select coalesce(c.trading_name, c.legal_name) as contractor, c.contact_phone as mobile from independent_contractor c where c.id = $contractorId`,
);

export async function queueBankNotice(
  command: CommandContext,
  contractorId: number,
  about: 'asked' | 'approved',
  end: string,
): Promise<void> {
  const { sequelize, transaction, actor, at, smsGateway: gateway = null } = command;
  if (gateway === null) return;
  const [to] = await sequelize.query<Contact>(CONTACT, { bind: { contractorId }, transaction, type: QueryTypes.SELECT });
  if (to === undefined || to.mobile === null) return;
  const [row] = await sequelize.query<{ id: number }>(
    `insert into sms_message (send_id, independent_contractor_id, about, mobile, text, gateway, queued_by_user_id, queued_at)
     values ($sendId, $contractorId, $about, $mobile, $text, $gateway, $userId, $at) returning id`,
    {
      bind: {
        ...{ sendId: randomUUID(), contractorId, about, mobile: to.mobile, gateway, userId: actor.userId, at },
        text: bankNoticeText(about, { contractor: to.contractor, end }),
      },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  if (row === undefined) throw new Error('an insert that returns its row returned none');
  await addSmsJob(command, row.id);
}
