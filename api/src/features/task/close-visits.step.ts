// Visits that were left open for more than a day, ended at the last thing that their person recorded on the task (screens.md §2.22). Who still holds unsent work may have
// ended the visit on the phone: that one stays open.
import { QueryTypes } from 'sequelize';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import type { OneOffWork } from '../../platform/queue/one-off-part.ts';

const AT_ONCE = 200;
/** Of visit t. */
const LEFT_OPEN = `t.on_site_utc < now() - interval '24 hours' and t.off_site_utc is null and t.completed_utc is null`;
const HOLDS_WORK = 'exists (select from device d where d.user_id = t.user_id and d.unsent > 0)';
/** A day's work ends within sixteen hours: what is recorded later was not done on that visit. */
const LAST_THERE = `(select max(coalesce(e.occurred_at, e.recorded_at)) from event e
  where e.entity = 'schedule' and e.entity_id = t.schedule_id and e.actor_user_id = t.user_id and e.recorded_at >= t.on_site_utc
    and coalesce(e.occurred_at, e.recorded_at) <= t.on_site_utc + interval '16 hours')`;

const COUNT = prepared(
  'count-open-visits',
  `select count(*) filter (where not ${HOLDS_WORK})::integer as count, count(*) filter (where ${HOLDS_WORK})::integer as skipped
     from task_user t where ${LEFT_OPEN}`,
);
const FOUND = prepared(
  'open-visits',
  `select t.id, t.schedule_id as "scheduleId", ${HOLDS_WORK} as "isKept" from task_user t where ${LEFT_OPEN} and t.id > $after
    order by t.id limit ${String(AT_ONCE)}`,
);
/** As a move locks them: the task before its visits. */
const LOCK = prepared(
  'lock-tasks-of-visits',
  'select s.id from schedule s where s.id = any($scheduleIds::int[]) order by s.id for no key update of s',
);
const END = prepared(
  'end-open-visits',
  `with ended as (
     update task_user t set off_site_utc = greatest(t.on_site_utc, ${LAST_THERE}), version = t.version + 1
      where t.id = any($ids::int[]) and ${LEFT_OPEN} returning t.id, t.schedule_id, t.off_site_utc),
   touched as (update schedule s set version = s.version + 1 where s.id in (select schedule_id from ended) returning s.id, s.construction_id, s.version)
   select e.id, ${instantText('e.off_site_utc')} as "offSiteUtc", v.id as "scheduleId", v.construction_id as "constructionId", v.version
     from ended e join touched v on v.id = e.schedule_id order by e.id`,
);

interface EndedVisit {
  readonly id: number;
  readonly offSiteUtc: string;
  readonly scheduleId: number;
  readonly constructionId: number;
  readonly version: number;
}

export const CLOSE_VISITS: OneOffWork = {
  count: async ({ sequelize }) => {
    const [found] = await sequelize.query<{ count: number; skipped: number }>(COUNT, { type: QueryTypes.SELECT });
    return found ?? { count: 0, skipped: 0 };
  },
  part: async ({ sequelize, transaction }, after) => {
    const asked = { transaction, type: QueryTypes.SELECT as const };
    const found = await sequelize.query<{ id: number; scheduleId: number; isKept: boolean }>(FOUND, { bind: { after }, ...asked });
    const open = found.filter(({ isKept }) => !isKept);
    await sequelize.query(LOCK, { bind: { scheduleIds: [...new Set(open.map(({ scheduleId }) => scheduleId))] }, ...asked });
    const ended = await sequelize.query<EndedVisit>(END, { bind: { ids: open.map(({ id }) => id) }, ...asked });
    const events = ended.map(({ id, offSiteUtc, scheduleId, constructionId, version }) => ({
      ...({ move: 'closeVisit', entity: 'schedule', entityId: scheduleId, constructionId, scheduleId, version } as const),
      ...{ before: { offSiteUtc: null }, after: { offSiteUtc }, detail: { taskUserId: id } },
    }));
    return { count: ended.length, skipped: found.length - open.length, last: found.at(-1)?.id ?? null, events };
  },
};
