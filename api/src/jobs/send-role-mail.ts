// The queue's job that tells somebody of their changed rights. It may run twice: the gateway knows the letter by its id. What the gateway never answers is listed with the
// jobs that failed.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { untilAnswered } from '../platform/queue/gateway-try.ts';
import type { MailDeps } from './send-document-mail.ts';

const payload = z.object({ sendId: z.uuid(), userId: z.int(), subject: z.string(), text: z.string() });

/** Null where there is nobody to tell any more, or no gateway. @throws what kept the gateway from answering */
export async function sendRoleMail(
  { sequelize, mailGateway }: Pick<MailDeps, 'sequelize' | 'mailGateway'>,
  given: unknown,
  signal: AbortSignal,
): Promise<{ mails: number } | null> {
  const { userId, ...letter } = payload.parse(given);
  const [person] = await sequelize.query<{ address: string }>('select email as address from app_user where id = $userId and can_log_in', {
    bind: { userId },
    type: QueryTypes.SELECT,
  });
  if (person === undefined || mailGateway === null) return null;
  return { mails: (await mailGateway.send({ ...letter, ...person }, untilAnswered(signal))) ? 1 : 0 };
}
