// A job's history, newest first: one statement a page, by index, however long it is (quality.md §3).
import { QueryTypes } from 'sequelize';
import type { HistoryInput } from '@lotline/schema/domain/history/history.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { jobScope } from '../job/job.scope.ts';
import { scopeBinds } from '../task/task.scope.ts';

export interface JobEventRow {
  readonly id: string;
  /** To the microsecond: two events of one millisecond keep their order across pages. */
  readonly place: string;
  readonly recordedAt: string;
  readonly occurredAt: string | null;
  readonly move: string;
  readonly entity: string;
  readonly entityId: number;
  readonly userId: number;
  readonly displayName: string;
  readonly impersonatorId: number | null;
  readonly before: unknown;
  readonly after: unknown;
}

const PAGE_SQL = `select ${jsonList(`select e.id::text as id, to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      e.recorded_at as "recordedAt", e.occurred_at as "occurredAt", e.move, e.entity, e.entity_id as "entityId", e.actor_user_id as "userId",
      coalesce(u.first_name || ' ' || u.last_name, '') as "displayName", e.impersonator_user_id as "impersonatorId", e.before, e.after
    from event e left join app_user u on u.id = e.actor_user_id
   where e.construction_id = c.id and ($recordedAt::timestamptz is null or (e.recorded_at, e.id) < ($recordedAt::timestamptz, $eventId::bigint))
   order by e.recorded_at desc, e.id desc limit $limit`)} as events
  from construction c where c.id = $constructionId and ${jobScope('c')}`;

/** One row more than asked for, so that the caller knows whether a page follows. @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadJobEvents(context: RequestContext, { constructionId, first, after }: HistoryInput): Promise<JobEventRow[]> {
  const [found] = await context.sequelize.query<{ events: JobEventRow[] }>(PAGE_SQL, {
    bind: {
      ...scopeBinds(context.actor),
      constructionId,
      recordedAt: after?.recordedAt ?? null,
      eventId: after?.id ?? null,
      limit: first + 1,
    },
    type: QueryTypes.SELECT,
  });
  return found?.events ?? refuse('NOT_FOUND');
}
