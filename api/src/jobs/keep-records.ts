// Maintains the records: a partition of each for every month before it begins (domain.md §3), images of rows for as many months as the
// setting says, and answers to repeated mutations for 30 days (quality.md §1, point 6).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { databaseRefusal } from '../platform/db/pg-errors.ts';

export interface KeepDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  /** For so many months before this one, rows can be read as they were. */
  readonly keptMonths: number;
}

export type PurgeCounts = { months: number; dropped: number; answers: number };

const MONTHS_AHEAD = 2;
const ANSWER_DAYS = 30;
const WAITS_MS = 1_000;
const BATCH = 5_000;

/** May run again, and in several processes at once. */
export async function keepRecords(deps: KeepDeps): Promise<PurgeCounts> {
  return { months: await makeMonths(deps), dropped: await dropOldMonths(deps), answers: await forgetOldAnswers(deps) };
}

async function makeMonths({ sequelize, now }: KeepDeps): Promise<number> {
  const [made] = await sequelize.query<{ months: number }>(
    `select sum(record_make_months(parent, $from::timestamptz, $ahead::integer))::integer as months
       from unnest(array['event', 'change']::regclass[]) parent`,
    { bind: { from: now(), ahead: MONTHS_AHEAD }, type: QueryTypes.SELECT },
  );
  return made?.months ?? 0;
}

/** One month at a time. */
async function dropOldMonths({ sequelize, now, keptMonths }: KeepDeps): Promise<number> {
  const today = now();
  const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - keptMonths, 1));
  let dropped = 0;
  try {
    while (await sequelize.transaction((transaction) => dropOldest(sequelize, transaction, before))) dropped += 1;
  } catch (error) {
    // somebody holds a lock on the record longer, and every writer would wait behind this: it is left to the next hour
    if (databaseRefusal(error)?.code !== 'TIMEOUT') throw error;
  }
  return dropped;
}

async function dropOldest(sequelize: Sequelize, transaction: Transaction, before: Date): Promise<boolean> {
  await sequelize.query(`set local lock_timeout = '${WAITS_MS}ms'`, { transaction });
  const [gone] = await sequelize.query<{ month: string | null }>('select record_drop_month($before::timestamptz) as month', {
    bind: { before },
    transaction,
    type: QueryTypes.SELECT,
  });
  return typeof gone?.month === 'string';
}

async function forgetOldAnswers({ sequelize, now }: KeepDeps): Promise<number> {
  const before = new Date(now().getTime() - ANSWER_DAYS * 86_400_000);
  for (let answers = 0; ;) {
    const gone = await sequelize.query(
      `delete from idempotency where (user_id, client_id) in (
         select user_id, client_id from idempotency where created_at < $before order by created_at limit ${BATCH} for update skip locked)
       returning 1`,
      { bind: { before }, type: QueryTypes.SELECT },
    );
    answers += gone.length;
    if (gone.length < BATCH) return answers;
  }
}
