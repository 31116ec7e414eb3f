// Maintains the records: a partition of each for every month before it begins (domain.md §3), images of rows for as many months as the
// setting says, events for seven years, answers to repeated mutations for 30 days (quality.md §1, point 6), and the logs beside them for as
// many days as the setting 'Retention' says (decision 086), photos of finished work by the setting 'Photos', and forms of tickets of work that no ticket has.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { Logger } from 'pino';
import { removeOldPhotos } from '../features/attachment/old-photos.step.ts';
import { DELETED_AT_ONCE, deleteOldRecords, type OldRecordKind } from '../features/admin-tasks/old-records.step.ts';
import { letFormsGo } from '../features/setting-edit/let-forms-go.step.ts';
import { loadCompanySettings } from '../features/setting/company-setting.queries.ts';
import { databaseRefusal } from '../platform/db/pg-errors.ts';

export interface KeepDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly log: Logger;
  /** For so many months before this one, rows can be read as they were. */
  readonly keptMonths: number;
}

export type PurgeCounts = {
  months: number;
  dropped: number;
  eventMonths: number;
  answers: number;
  errors: number;
  signIns: number;
  runs: number;
  devices: number;
  messages: number;
  letters: number;
  xeroCalls: number;
  photos: number;
  forms: number;
};

const MONTHS_AHEAD = 2;
const ANSWER_DAYS = 30;
/** What decides pay is kept for seven years from the end of its month; all events of a month go together. */
const EVENT_MONTHS = 7 * 12;
/** However many are sent: those that came last stay. */
const MOST_ERRORS = 20_000;
const WAITS_MS = 1_000;
const BATCH = 5_000;

/** May run again, and in several processes at once. */
export async function keepRecords(deps: KeepDeps): Promise<PurgeCounts> {
  const settingOf = await loadCompanySettings(deps, ['Retention', 'Photos']);
  const cutoff = { setting: settingOf('Retention'), now: deps.now() };
  const deleted = (kind: OldRecordKind): Promise<number> => untilNone(DELETED_AT_ONCE, () => deleteOldRecords(deps, kind, cutoff));
  return {
    months: await makeMonths(deps),
    dropped: await dropMonths(deps, 'record_drop_month', deps.keptMonths),
    eventMonths: await dropMonths(deps, 'event_drop_month', EVENT_MONTHS),
    answers: await removeOld(deps, OLD_ANSWERS, ANSWER_DAYS),
    errors: (await deleted('errors')) + (await removeOld(deps, ERRORS_BEYOND, 0)),
    signIns: await deleted('signIns'),
    runs: await deleted('runs'),
    devices: await deleted('devices'),
    messages: await deleted('messages'),
    letters: await deleted('letters'),
    xeroCalls: await deleted('xeroCalls'),
    photos: await removeOldPhotos(deps.sequelize, settingOf('Photos'), deps.now()),
    forms: await letFormsGo({ sequelize: deps.sequelize, now: deps.now() }),
  };
}

/** Each removes a batch at most; those that another process removes are left to it. */
const OLD_ANSWERS = `delete from idempotency where (user_id, client_id) in (
   select user_id, client_id from idempotency where created_at < $before order by created_at limit ${BATCH} for update skip locked) returning 1`;
const ERRORS_BEYOND = `delete from client_error where last_at < $before and id in (
   select id from client_error order by last_at desc, id desc offset ${MOST_ERRORS} limit ${BATCH}) returning 1`;

async function makeMonths({ sequelize, now }: KeepDeps): Promise<number> {
  const [made] = await sequelize.query<{ months: number }>(
    `select sum(record_make_months(parent, $from::timestamptz, $ahead::integer))::integer as months
       from unnest(array['event', 'change']::regclass[]) parent`,
    { bind: { from: now(), ahead: MONTHS_AHEAD }, type: QueryTypes.SELECT },
  );
  return made?.months ?? 0;
}

/** One month at a time. */
async function dropMonths({ sequelize, now }: KeepDeps, by: 'record_drop_month' | 'event_drop_month', keptMonths: number): Promise<number> {
  const today = now();
  const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - keptMonths, 1));
  let dropped = 0;
  try {
    while (await sequelize.transaction((transaction) => dropOldest(sequelize, transaction, by, before))) dropped += 1;
  } catch (error) {
    // somebody holds a lock on the record longer, and every writer would wait behind this: it is left to the next hour
    if (databaseRefusal(error)?.code !== 'TIMEOUT') throw error;
  }
  return dropped;
}

async function dropOldest(sequelize: Sequelize, transaction: Transaction, by: string, before: Date): Promise<boolean> {
  await sequelize.query(`set local lock_timeout = '${WAITS_MS}ms'`, { transaction });
  const [gone] = await sequelize.query<{ month: string | null }>(`select ${by}($before::timestamptz) as month`, {
    bind: { before },
    transaction,
    type: QueryTypes.SELECT,
  });
  return typeof gone?.month === 'string';
}

function removeOld({ sequelize, now }: KeepDeps, sql: string, days: number): Promise<number> {
  const before = new Date(now().getTime() - days * 86_400_000);
  return untilNone(BATCH, async () => (await sequelize.query(sql, { bind: { before }, type: QueryTypes.SELECT })).length);
}

/** A batch after the other until one is not full. */
async function untilNone(most: number, remove: () => Promise<number>): Promise<number> {
  for (let removed = 0; ;) {
    const gone = await remove();
    removed += gone;
    if (gone < most) return removed;
  }
}
