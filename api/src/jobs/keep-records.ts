// Keeps the records in order: a partition of the event log for each month before it begins (domain.md §3), and answers to repeated
// mutations for 30 days (quality.md §1, point 6).
import { QueryTypes, type Sequelize } from 'sequelize';

export interface KeepDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
}

export type KeptCounts = { months: number; answers: number };

const MONTHS_AHEAD = 2;
const ANSWER_DAYS = 30;
const BATCH = 5_000;

/** May run again, and in several processes at once. */
export async function keepRecords(deps: KeepDeps): Promise<KeptCounts> {
  return { months: await makeMonths(deps), answers: await forgetOldAnswers(deps) };
}

async function makeMonths({ sequelize, now }: KeepDeps): Promise<number> {
  const [made] = await sequelize.query<{ months: number }>(
    `select sum(record_make_months(parent, $from::timestamptz, $ahead::integer))::integer as months
       from unnest(array['event', 'change']::regclass[]) parent`,
    { bind: { from: now(), ahead: MONTHS_AHEAD }, type: QueryTypes.SELECT },
  );
  return made?.months ?? 0;
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
