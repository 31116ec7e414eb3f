// The notice of a document by e-mail: to its person, or to the contact of its contractor, in the transaction that gives the notice (decision 091). Whoever keeps the
// documents is told on Home.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { documentMail } from '@lotline/schema/domain/document/document-mail';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { prepared } from '../../platform/db/prepared.ts';
import { addJob } from '../../platform/queue/add-job.ts';

export const SEND_DOCUMENT_MAIL = 'send_document_mail';

interface Addressee {
  readonly owner: string;
  readonly address: string;
  readonly isMandatory: boolean;
}

/** Somebody who left, a contractor that ended, and one without an address are sent nothing. */
const ADDRESSEE = prepared(
  'document-mail-addressee',
  `select coalesce(c.trading_name, c.legal_name, trim(u.first_name || ' ' || u.last_name)) as owner, coalesce(c.contact_email, u.email) as address,
     case when u.id is null then k.is_for_contractors else k.is_for_people end as "isMandatory"
   from resource_document d join document_kind k on k.kind = d.kind
   left join independent_contractor c on c.id = d.independent_contractor_id and c.status <> 'ended'
   left join app_user u on u.id = d.user_id and u.can_log_in
   where d.id = $id::integer and coalesce(c.contact_email, u.email) is not null`,
);

interface Told {
  readonly id: number;
  readonly kind: string;
  readonly expiresOn: CalendarDay;
  readonly days: number;
  readonly at: Date;
  /** The name of the gateway; null: this server sends no mail. */
  readonly gateway: string | null;
  /** Under the letter: the company, as nobody called from a host of its own. */
  readonly signature: string;
}

export async function queueDocumentMail(
  { sequelize, transaction }: { readonly sequelize: Sequelize; readonly transaction: Transaction },
  { id, kind, expiresOn, days, at, gateway, signature }: Told,
): Promise<void> {
  if (gateway === null) return;
  const [to] = await sequelize.query<Addressee>(ADDRESSEE, { bind: { id }, transaction, type: QueryTypes.SELECT });
  if (to === undefined) return;
  const { owner, isMandatory } = to;
  const { subject, text } = documentMail({ kind, owner, expiresOn, hasExpired: days === 0, isMandatory, signature });
  const [row] = await sequelize.query<{ id: number }>(
    `insert into document_mail (document_id, expires_on, days, address, subject, text, gateway, queued_at)
     values ($id, $expiresOn::date, $days, $address, $subject, $text, $gateway, $at) on conflict do nothing returning id`,
    { bind: { id, expiresOn, days, address: to.address, subject, text, gateway, at }, transaction, type: QueryTypes.SELECT },
  );
  if (row !== undefined) await addJob(sequelize, transaction, { job: SEND_DOCUMENT_MAIL, payload: { mailId: row.id } });
}
