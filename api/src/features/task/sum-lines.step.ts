// What was done on lines of jobs, added up anew from the items of their tasks (decision 023). A line whose items say nothing of what was done keeps what it came with.
import { QueryTypes } from 'sequelize';
import { prepared } from '../../platform/db/prepared.ts';
import type { OneOffWork } from '../../platform/queue/one-off-part.ts';

const AT_ONCE = 2_000;
const WINDOW = `(select w.id, w.completed_qty from boq w where w.id > $after order by w.id limit ${String(AT_ONCE)})`;
/** Of line b. */
const DONE = `(select sum(i.completed_qty) as done from schedule_item i where i.boq_id = b.id and i.completed_qty is not null)`;

const COUNT = prepared(
  'count-wrong-lines',
  `select count(*) filter (where s.done is not null and s.done is distinct from b.completed_qty)::integer as count, max(b.id) as last
     from ${WINDOW} b cross join lateral ${DONE} s`,
);
const WRONG = prepared(
  'wrong-lines',
  `select b.id from ${WINDOW} b cross join lateral ${DONE} s where s.done is not null and s.done is distinct from b.completed_qty`,
);
const LAST = prepared('last-of-lines', `select max(b.id) as last from ${WINDOW} b`);
const LOCK = prepared(
  'lock-wrong-lines',
  'select b.id, b.completed_qty as "completedQty" from boq b where b.id = any($ids::int[]) order by b.id for no key update of b',
);
/** Summed in a statement of its own, under the locks: what was committed meanwhile counts. */
const SUM = prepared(
  'sum-wrong-lines',
  `update boq b set completed_qty = s.done, version = b.version + 1
     from (select w.id, ${DONE.replace('b.id', 'w.id')} as done from boq w where w.id = any($ids::int[])) s
    where b.id = s.id and s.done is not null and s.done is distinct from b.completed_qty
    returning b.id, b.version, b.construction_id as "constructionId", b.completed_qty as "completedQty"`,
);

interface Line {
  readonly id: number;
  readonly completedQty: string | null;
}
interface SummedLine extends Line {
  readonly version: number;
  readonly constructionId: number;
}

export const SUM_LINES: OneOffWork = {
  count: async ({ sequelize }) => {
    for (let after = 0, found = 0; ;) {
      const [window] = await sequelize.query<{ count: number; last: number | null }>(COUNT, { bind: { after }, type: QueryTypes.SELECT });
      found += window?.count ?? 0;
      if (window?.last == null) return { count: found, skipped: 0 };
      after = window.last;
    }
  },
  part: async ({ sequelize, transaction }, after) => {
    const asked = { transaction, type: QueryTypes.SELECT as const };
    const [window] = await sequelize.query<{ last: number | null }>(LAST, { bind: { after }, ...asked });
    const wrong = await sequelize.query<{ id: number }>(WRONG, { bind: { after }, ...asked });
    const bind = { ids: wrong.map(({ id }) => id) };
    const before = new Map((await sequelize.query<Line>(LOCK, { bind, ...asked })).map((line) => [line.id, line.completedQty]));
    const summed = await sequelize.query<SummedLine>(SUM, { bind, ...asked });
    const events = summed.map(({ id, version, constructionId, completedQty }) => ({
      ...({ move: 'sumLine', entity: 'boq', entityId: id, constructionId, version } as const),
      before: { completedQty: before.get(id) ?? null },
      after: { completedQty },
    }));
    return { count: summed.length, skipped: 0, last: window?.last ?? null, events };
  },
};
