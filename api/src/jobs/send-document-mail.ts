// The queue's job that hands the notice of a document to the mail gateway (decision 091). It may run twice, and break off anywhere: the gateway knows the letter by its
// id, a try counts before it begins, and what became of it is written once, with its event.
import type { Logger } from 'pino';
import { QueryTypes, type Sequelize } from 'sequelize';
import { z } from 'zod';
import { MOST_MAIL_TRIES } from '@lotline/schema/domain/document/document-mail';
import type { NOTICE_DAYS } from '@lotline/schema/domain/document/document.rules';
import { SEND_DOCUMENT_MAIL } from '../features/document/queue-mail.step.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { MailGateway } from '../platform/mail/mail-gateway.ts';
import { untilAnswered } from '../platform/queue/gateway-try.ts';

const payload = z.object({ mailId: z.int() });

export interface MailDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly log: Logger;
  /** Null: this server sends no mail, or was started without a gateway while a letter waited. */
  readonly mailGateway: MailGateway | null;
}

interface BegunMail {
  readonly id: number;
  readonly sendId: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly tries: number;
}

/** Null where there is nothing to send any more. @throws what kept the gateway from answering, while there is a try left */
export async function sendDocumentMail(deps: MailDeps, given: unknown, signal: AbortSignal): Promise<{ mails: number } | null> {
  const { mailId } = payload.parse(given);
  const [begun] = await deps.sequelize.query<BegunMail>(
    `update document_mail set tries = tries + 1 where id = $mailId and state = 'queued'
     returning id, send_id as "sendId", address, subject, text, tries`,
    { bind: { mailId }, type: QueryTypes.SELECT },
  );
  if (begun === undefined) return null;
  const taken = await handOver(deps, begun, signal);
  await settle(deps, begun, taken);
  return { mails: taken ? 1 : 0 };
}

/** Whether the gateway has taken it; false, too, where it did not answer and no try is left. */
async function handOver({ mailGateway, log }: MailDeps, { id, tries, ...mail }: BegunMail, signal: AbortSignal): Promise<boolean> {
  if (mailGateway === null || tries > MOST_MAIL_TRIES) return false;
  try {
    return await mailGateway.send(mail, untilAnswered(signal));
  } catch (error) {
    if (tries < MOST_MAIL_TRIES) throw error;
    log.warn({ err: error, mailId: id }, 'the mail gateway did not answer');
    return false;
  }
}

interface SettledMail {
  readonly documentId: number;
  readonly version: number;
  readonly contractorId: number | null;
  readonly personId: number | null;
  readonly kind: string;
  readonly days: (typeof NOTICE_DAYS)[number];
  readonly expiresOn: string;
  readonly address: string;
}

function settle({ sequelize, now }: MailDeps, { id }: BegunMail, isSent: boolean): Promise<void> {
  return sequelize.transaction(async (transaction) => {
    const [row] = await sequelize.query<SettledMail>(
      `update document_mail m set state = $state, settled_at = $at from resource_document d
        where m.id = $id and m.state = 'queued' and d.id = m.document_id
       returning d.id as "documentId", d.version, d.independent_contractor_id as "contractorId", d.user_id as "personId", d.kind, m.days,
         m.expires_on::text as "expiresOn", m.address`,
      { bind: { id, state: isSent ? 'sent' : 'failed', at: now() }, transaction, type: QueryTypes.SELECT },
    );
    // another runner was here first
    if (row === undefined) return;
    const { documentId, version, ...detail } = row;
    const head = { entity: 'resource_document', entityId: documentId, constructionId: null, version } as const;
    const move = isSent ? 'mailDocumentNotice' : 'failDocumentMail';
    await writeSystemEvents({ sequelize, transaction }, SEND_DOCUMENT_MAIL, now(), [{ ...head, move, before: null, after: null, detail }]);
  });
}
