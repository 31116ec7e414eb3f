// The logs beside the events, and the devices, that are older than the setting 'Retention' keeps them (decision 086): counted, and deleted in batches by whoever comes first.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import type { CompanySettings } from '@lotline/schema/domain/settings/company-settings';

export const DELETED_AT_ONCE = 5_000;

interface OldRecords {
  readonly table: string;
  /** When it was of use for the last time. */
  readonly at: string;
  readonly days: (setting: CompanySettings['Retention']) => number;
}
export const OLD_RECORDS = {
  errors: { table: 'client_error', at: 'last_at', days: ({ errorDays }) => errorDays },
  signIns: { table: 'sign_in', at: 'at', days: ({ signInDays }) => signInDays },
  runs: { table: 'job_run', at: 'ended_at', days: ({ runDays }) => runDays },
  devices: { table: 'device', at: 'last_seen_at', days: ({ deviceDays }) => deviceDays },
} as const satisfies Readonly<Record<string, OldRecords>>;
export type OldRecordKind = keyof typeof OLD_RECORDS;

export interface Cutoff {
  readonly setting: CompanySettings['Retention'];
  readonly now: Date;
}
const beforeOf = (kind: OldRecordKind, { setting, now }: Cutoff): Date =>
  new Date(now.getTime() - OLD_RECORDS[kind].days(setting) * DAY_MS);

export async function countOldRecords(sequelize: Sequelize, kind: OldRecordKind, cutoff: Cutoff): Promise<number> {
  const { table, at } = OLD_RECORDS[kind];
  const [found] = await sequelize.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where ${at} < $before::timestamptz`,
    {
      bind: { before: beforeOf(kind, cutoff) },
      type: QueryTypes.SELECT,
    },
  );
  return found?.count ?? 0;
}

/** @returns how many, DELETED_AT_ONCE at most; those that another process deletes are left to it */
export async function deleteOldRecords(
  { sequelize, transaction = null }: { readonly sequelize: Sequelize; readonly transaction?: Transaction | null },
  kind: OldRecordKind,
  cutoff: Cutoff,
): Promise<number> {
  const { table, at } = OLD_RECORDS[kind];
  const gone = await sequelize.query(
    `delete from ${table} where id in (
       select id from ${table} where ${at} < $before::timestamptz order by ${at} limit ${String(DELETED_AT_ONCE)} for update skip locked) returning 1`,
    { bind: { before: beforeOf(kind, cutoff) }, transaction, type: QueryTypes.SELECT },
  );
  return gone.length;
}
