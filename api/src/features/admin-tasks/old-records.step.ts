// The logs beside the events, the devices, and what was handed to other services, that are older than the setting 'Retention' keeps them (decision 086): counted, and deleted in batches by whoever comes first.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import type { CompanySettings } from '@lotline/schema/domain/settings/company-settings';
import { isOpenJob } from '../job/job-complete.sql.ts';

export const DELETED_AT_ONCE = 5_000;

interface OldRecords {
  readonly table: string;
  /** When it was of use for the last time. */
  readonly at: string;
  readonly days: (setting: CompanySettings['Retention']) => number;
  /** What else must hold of record r; of bind $now. */
  readonly only?: string;
}

/**
 * What has an end that is known (what is queued has no settled_at), and that nothing needs any more: while its link is open a message can be sent again or be told of by its provider, and the page and the
 * list of an open job say what became of it.
 */
const IS_OVER = `not r.is_in_doubt
  and not exists (select from builder_request b where b.id = r.builder_request_id and b.revoked_at is null and b.expires_at > $now::timestamptz)
  and not exists (select from builder_request_job j join construction c on c.id = j.construction_id
    where j.builder_request_id = r.builder_request_id and ${isOpenJob('c')})`;
const integrationDays: OldRecords['days'] = ({ integrationDays: days }) => days;

export const OLD_RECORDS = {
  errors: { table: 'client_error', at: 'last_at', days: ({ errorDays }) => errorDays },
  signIns: { table: 'sign_in', at: 'at', days: ({ signInDays }) => signInDays },
  runs: { table: 'job_run', at: 'ended_at', days: ({ runDays }) => runDays },
  devices: { table: 'device', at: 'last_seen_at', days: ({ deviceDays }) => deviceDays },
  messages: { table: 'sms_message', at: 'settled_at', days: integrationDays, only: IS_OVER },
  // that the notice was given stays: it is not given, nor sent, again
  letters: { table: 'document_mail', at: 'settled_at', days: integrationDays },
  xeroCalls: { table: 'xero_call', at: 'settled_at', days: integrationDays },
} as const satisfies Readonly<Record<string, OldRecords>>;
export type OldRecordKind = keyof typeof OLD_RECORDS;

export interface Cutoff {
  readonly setting: CompanySettings['Retention'];
  readonly now: Date;
}

/** Those of the kind, as record r: what is read, and the binds. */
function oldOnes(kind: OldRecordKind, { setting, now }: Cutoff) {
  const { table, at, days, only = 'true' }: OldRecords = OLD_RECORDS[kind];
  const before = new Date(now.getTime() - days(setting) * DAY_MS);
  return { table, at, sql: `from ${table} r where r.${at} < $before::timestamptz and ${only}`, bind: { before, now } };
}

export async function countOldRecords(sequelize: Sequelize, kind: OldRecordKind, cutoff: Cutoff): Promise<number> {
  const { sql, bind } = oldOnes(kind, cutoff);
  const [found] = await sequelize.query<{ count: number }>(`select count(*)::integer as count ${sql}`, { bind, type: QueryTypes.SELECT });
  return found?.count ?? 0;
}

/** @returns how many, DELETED_AT_ONCE at most; those that another process deletes are left to it */
export async function deleteOldRecords(
  { sequelize, transaction = null }: { readonly sequelize: Sequelize; readonly transaction?: Transaction | null },
  kind: OldRecordKind,
  cutoff: Cutoff,
): Promise<number> {
  const { table, at, sql, bind } = oldOnes(kind, cutoff);
  const gone = await sequelize.query(
    `delete from ${table} where id in (
       select r.id ${sql} order by r.${at} limit ${String(DELETED_AT_ONCE)} for update of r skip locked) returning 1`,
    { bind, transaction, type: QueryTypes.SELECT },
  );
  return gone.length;
}
