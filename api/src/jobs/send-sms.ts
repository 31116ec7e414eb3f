// The queue's job that hands a message to the SMS gateway (decision 083). It may run twice, and break off anywhere: the gateway knows the message by its
// id, the outbox counts each try before it begins, and what became of it is written once, with the day on its jobs.
import type { Logger } from 'pino';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { z } from 'zod';
import { MOST_SMS_TRIES, type SmsFailure } from '@lotline/schema/domain/builder-approval/sms.rules';
import { SEND_SMS } from '../features/builder/queue-sms.step.ts';
import { settleSms } from '../features/builder/settle-sms.step.ts';
import { untilAnswered } from '../platform/queue/gateway-try.ts';
import { GatewayDown, type SmsAnswer, type SmsGateway } from '../platform/sms/sms-gateway.ts';

const payload = z.object({ messageId: z.int() });

export interface SmsDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly log: Logger;
  /** Null: the server was started without one while a message waited. */
  readonly smsGateway: SmsGateway | null;
}

interface BegunSms {
  readonly id: number;
  readonly sendId: string;
  readonly mobile: string;
  readonly text: string;
  readonly tries: number;
  /** Of the tries before this one. */
  readonly wasInDoubt: boolean;
}

/** Null where there is nothing to send any more. @throws what kept the gateway from answering, while there is a try left */
export async function sendSms(deps: SmsDeps, given: unknown, signal: AbortSignal): Promise<{ messages: number } | null> {
  const { messageId } = payload.parse(given);
  const begun = await begin(deps, messageId);
  if (begun === null) return null;
  const outcome = await askGateway(deps, begun, signal);
  if (outcome.kind === 'answered') {
    const { answer } = outcome;
    await settle(deps, begun, answer.taken ? { failure: null, reference: answer.reference } : { failure: answer.why, reference: null });
    return { messages: answer.taken ? 1 : 0 };
  }
  const isInDoubt = begun.wasInDoubt || !(outcome.error instanceof GatewayDown);
  if (!isInDoubt) await clearDoubt(deps.sequelize, begun.id);
  if (begun.tries < MOST_SMS_TRIES) throw outcome.error;
  deps.log.warn({ err: outcome.error, messageId }, 'the SMS gateway did not answer');
  await settle(deps, begun, { failure: isInDoubt ? 'lost' : 'down', reference: null });
  return { messages: 0 };
}

/** Before the gateway is asked, a try counts and the message may have been taken: a process that is killed now leaves both behind. */
function begin(deps: SmsDeps, id: number): Promise<BegunSms | null> {
  return deps.sequelize.transaction(async (transaction) => {
    await lockRequest(deps.sequelize, transaction, id);
    const [waiting] = await deps.sequelize.query<BegunSms & { isRevoked: boolean }>(
      `select m.id, m.send_id as "sendId", m.mobile, m.text, m.tries + 1 as tries, m.is_in_doubt as "wasInDoubt",
         exists (select from builder_request r where r.id = m.builder_request_id and (r.revoked_at is not null or r.expires_at <= $now)) as "isRevoked"
       from sms_message m where m.id = $id and m.state = 'queued' for update of m`,
      { bind: { id, now: deps.now() }, transaction, type: QueryTypes.SELECT },
    );
    if (waiting === undefined) return null;
    const { isRevoked, ...begun } = waiting;
    const ended: SmsFailure | null = begun.tries > MOST_SMS_TRIES ? (begun.wasInDoubt ? 'lost' : 'down') : isRevoked ? 'revoked' : null;
    if (ended !== null) await settleIn(deps, transaction, begun.id, { failure: ended, reference: null });
    else
      await deps.sequelize.query('update sms_message set tries = tries + 1, is_in_doubt = true where id = $id', {
        bind: { id },
        transaction,
      });
    return ended === null ? begun : null;
  });
}

/** The request before its message, as everybody locks them. A notice to a contractor has none. */
const lockRequest = (sequelize: Sequelize, transaction: Transaction, id: number) =>
  sequelize.query('select 1 from builder_request r join sms_message m on m.builder_request_id = r.id where m.id = $id for update of r', {
    bind: { id },
    transaction,
  });

type Outcome = { readonly kind: 'answered'; readonly answer: SmsAnswer } | { readonly kind: 'silent'; readonly error: unknown };

async function askGateway({ smsGateway }: SmsDeps, { sendId, mobile, text }: BegunSms, signal: AbortSignal): Promise<Outcome> {
  try {
    if (smsGateway === null) throw new GatewayDown('this server has no SMS gateway');
    const until = untilAnswered(signal);
    return { kind: 'answered', answer: await smsGateway.send({ sendId, mobile, text }, until) };
  } catch (error) {
    return { kind: 'silent', error };
  }
}

const clearDoubt = (sequelize: Sequelize, id: number) =>
  sequelize.query('update sms_message set is_in_doubt = false where id = $id', { bind: { id } });

interface Settled {
  /** Null: the gateway has taken it. */
  readonly failure: SmsFailure | null;
  readonly reference: string | null;
}

const settle = (deps: SmsDeps, { id }: BegunSms, settled: Settled): Promise<void> =>
  deps.sequelize.transaction(async (transaction) => {
    await lockRequest(deps.sequelize, transaction, id);
    await settleIn(deps, transaction, id, settled);
  });

const settleIn = ({ sequelize, now }: SmsDeps, transaction: Transaction, id: number, settled: Settled): Promise<void> =>
  settleSms({ sequelize, transaction }, SEND_SMS, now(), { id, ...settled });
