// Notice of documents that expire, 30, 14 and 7 days before their last day and when it has passed, each once (screens.md §2.19). It is told in the history of their owner,
// on the home page of the owner and of whoever keeps the documents (documentNotices), in the field app, and by e-mail to the owner. A document that was renewed or taken away is no longer asked.
import type { Logger } from 'pino';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { dueNotice, NOTICE_DAYS, TOLD_EXPIRED_DAYS } from '@lotline/schema/domain/document/document.rules';
import { addDays, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { queueDocumentMail } from '../features/document/queue-mail.step.ts';
import { loadCompanySettings } from '../features/setting/company-setting.queries.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { MailGateway } from '../platform/mail/mail-gateway.ts';

export const GIVE_NOTICE = 'give_notice';

export interface NoticeDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly log: Logger;
  readonly timeZone: string;
  /** Null: this server sends no mail. */
  readonly mailGateway: MailGateway | null;
}

interface ExpiringRow {
  readonly id: number;
  readonly version: number;
  readonly kind: string;
  readonly contractorId: number | null;
  readonly userId: number | null;
  readonly expiresOn: string;
  readonly given: readonly number[];
}

const BATCH = 500;
/** What lasts longest of its kind for its owner alone. */
const EXPIRING = `select d.id, d.version, d.kind, d.independent_contractor_id as "contractorId", d.user_id as "userId", d.expires_on::text as "expiresOn",
    array(select n.days from document_notice n where n.document_id = d.id and n.expires_on = d.expires_on) as given
  from resource_document d where not d.is_archived and d.expires_on between $first::date and $last::date and d.id > $after::integer
    and not exists (select from resource_document o where o.kind = d.kind and not o.is_archived and o.id <> d.id
      and o.independent_contractor_id is not distinct from d.independent_contractor_id and o.user_id is not distinct from d.user_id
      and (o.expires_on is null or o.expires_on > d.expires_on))
  order by d.id limit ${String(BATCH)}`;
const KEEP = `insert into document_notice (document_id, expires_on, days, given_at) values ($id, $expiresOn::date, $days, $at)
  on conflict do nothing returning days`;

/** May run again, and in several processes at once: who writes the notice first tells it. */
export async function giveNotice({ sequelize, now, log, timeZone, mailGateway }: NoticeDeps): Promise<{ notices: number }> {
  const at = now();
  const today = dayInZone(at.toISOString(), timeZone);
  const bind = { first: addDays(today, -TOLD_EXPIRED_DAYS), last: addDays(today, NOTICE_DAYS[0]) };
  const { name: signature } = (await loadCompanySettings({ sequelize, log }, ['Company']))('Company');
  const told = { at, gateway: mailGateway?.name ?? null, signature };
  let notices = 0;
  for (let after = 0; ;) {
    const rows = await sequelize.query<ExpiringRow>(EXPIRING, { bind: { ...bind, after }, type: QueryTypes.SELECT });
    for (const row of rows) {
      const days = dueNotice(row.expiresOn, today, row.given);
      if (days !== null) notices += await sequelize.transaction((transaction) => tell({ sequelize, transaction }, row, { days, ...told }));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return { notices };
    after = last.id;
  }
}

interface Due {
  readonly days: (typeof NOTICE_DAYS)[number];
  readonly at: Date;
  readonly gateway: string | null;
  readonly signature: string;
}

async function tell(
  within: { readonly sequelize: Sequelize; readonly transaction: Transaction },
  row: ExpiringRow,
  { days, at, gateway, signature }: Due,
): Promise<number> {
  const { id, version, kind, contractorId, userId, expiresOn } = row;
  const bind = { id, expiresOn, days, at };
  const kept = await within.sequelize.query(KEEP, { bind, transaction: within.transaction, type: QueryTypes.SELECT });
  if (kept.length === 0) return 0;
  const head = { entity: 'resource_document', entityId: id, constructionId: null, version } as const;
  const detail = { contractorId, personId: userId, kind, days, expiresOn };
  await writeSystemEvents(within, GIVE_NOTICE, at, [{ ...head, move: 'documentExpires', before: null, after: null, detail }]);
  await queueDocumentMail(within, { id, kind, expiresOn, days, at, gateway, signature });
  return 1;
}
