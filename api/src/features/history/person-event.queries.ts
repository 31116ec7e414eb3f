// What a person did by hand, newest first (screens.md §2.17): of it what the reader could find in the histories of jobs and records as well.
import { QueryTypes } from 'sequelize';
import type { PersonEventsInput } from '@lotline/schema/domain/history/history.input';
import { canReadHistory, canReadHistoryOf, RECORDS_WITH_HISTORY } from '@lotline/schema/domain/history/history.rules';
import { TECHNICAL_MOVES } from '@lotline/schema/domain/history/technical-events';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope } from '../access/job.scope.ts';
import { pageSql, SEEN, type JobEventRow } from './job-event.queries.ts';
import { heardBinds, heardScope } from '../job-event/job-event.scope.ts';

export interface PersonEventRow extends JobEventRow {
  readonly constructionId: number | null;
  readonly workOrder: string | null;
  readonly taskName: string | null;
}

export interface PersonEventRows {
  readonly events: readonly PersonEventRow[];
  readonly hasMore: boolean;
}

const OF_JOBS = `($readsJobs::boolean and exists (select from construction c where c.id = e.construction_id and ${jobScope('c')}) and ${heardScope('e')})`;
const OF_RECORDS = RECORDS_WITH_HISTORY.map(
  (entity) =>
    `(e.entity = '${entity}' and e.entity = any($readable::text[]) and exists (select from ${entity} r where r.id = e.entity_id and ${SEEN[entity]}))`,
).join(' or ');
const PLACE = `, e.construction_id as "constructionId", (select c.work_order from construction c where c.id = e.construction_id) as "workOrder",
    (select s.name from schedule s where s.id = coalesce(e.schedule_id, case e.entity when 'schedule' then e.entity_id end)) as "taskName"`;

const PAGE = prepared(
  'events-by-person',
  pageSql(
    'select u.id from app_user u where u.id = $userId::integer',
    `actor_user_id = (select id from whose) and actor_kind = 'person' and not move = any($technical::text[]) and (${OF_JOBS} or ${OF_RECORDS})`,
    PLACE,
  ),
);

/** @throws RefusalError NOT_FOUND */
export async function loadPersonEvents(
  { sequelize, actor }: RequestContext,
  { id, first, after }: PersonEventsInput,
): Promise<PersonEventRows> {
  const [found] = await sequelize.query<PersonEventRows>(PAGE, {
    bind: {
      ...heardBinds(actor),
      userId: id,
      technical: [...TECHNICAL_MOVES],
      readsJobs: canReadHistory(actor).ok,
      readable: RECORDS_WITH_HISTORY.filter((entity) => canReadHistoryOf(actor, entity).ok),
      recordedAt: after?.recordedAt ?? null,
      eventId: after?.id ?? null,
      first,
    },
    type: QueryTypes.SELECT,
  });
  return found ?? refuse('NOT_FOUND');
}
