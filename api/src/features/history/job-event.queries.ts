// A job's history, newest first: one statement a page, by index, however long it is (quality.md §3). Bytes are counted by the database, so that
// what a page leaves out never reaches the process.
import { QueryTypes } from 'sequelize';
import {
  HISTORY_PAGE_BYTES,
  LONG_VALUE_BYTES,
  type HistoryInput,
  type JobEventInput,
  type RecordEventsInput,
} from '@lotline/schema/domain/history/history.input';
import type { RecordWithHistory } from '@lotline/schema/domain/history/history.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { ActorKind, RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { jobScope } from '../access/job.scope.ts';
import { projectScope } from '../access/project.scope.ts';
import { potentialJobScope } from '../access/potential-job.scope.ts';
import { heardBinds, heardScope } from '../job-event/job-event.scope.ts';
import { OF_MANY } from './of-many.sql.ts';

export interface JobEventRow {
  readonly id: string;
  /** To the microsecond: two events of one millisecond keep their order across pages. */
  readonly place: string;
  readonly recordedAt: string;
  readonly occurredAt: string | null;
  readonly move: string;
  readonly entity: string;
  readonly entityId: number;
  /** Null where nobody acted: a job of the system, a builder by a link. */
  readonly userId: number | null;
  readonly actorKind: ActorKind;
  /** 'Ada Marsh for Finn Walsh' where she was signed in as him. */
  readonly displayName: string;
  readonly impersonatorId: number | null;
  /** 'Chrome on Android'; null where it is not known, or nobody acted. */
  readonly device: string | null;
  readonly why: string | null;
  /** Of a person's own change of several jobs, tasks or potential jobs: the action, what takes it back, whether it was an undo itself, and of how many it is,
   *  to one more than a thousand. */
  readonly ofMany: { readonly actionId: string; readonly undoneBy: string; readonly isOfUndo: boolean; readonly count: number } | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly detail: unknown;
  /** Where the value is too long for a page, which leaves it out. */
  readonly beforeLeftOutBytes: number | null;
  readonly afterLeftOutBytes: number | null;
  readonly detailLeftOutBytes: number | null;
}

export interface JobEventRows {
  readonly events: readonly JobEventRow[];
  readonly hasMore: boolean;
}

const EVENT_COLUMNS = `e.id::text as id, to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
    e.recorded_at as "recordedAt", e.occurred_at as "occurredAt", e.move, e.entity, e.entity_id as "entityId", e.actor_user_id as "userId", e.actor_kind as "actorKind", e.why,
    coalesce((select trim(a.first_name || ' ' || a.last_name) || ' for ' from app_user a where a.id = e.impersonator_user_id), '')
      || coalesce(u.first_name || ' ' || u.last_name, '') as "displayName", e.impersonator_user_id as "impersonatorId", e.device,
    ${OF_MANY} as "ofMany"`;

const PARTS = ['before', 'after', 'detail'];
const shown = (value: string): string => `case when ${value}_bytes <= ${LONG_VALUE_BYTES} then e.${value} end as "${value}",
    case when ${value}_bytes > ${LONG_VALUE_BYTES} then ${value}_bytes end as "${value}LeftOutBytes"`;
const bytesOf = (value: string): string => `coalesce(octet_length(e.${value}::text), 0) as ${value}_bytes`;
const heldBytes = (value: string): string => `case when ${value}_bytes <= ${LONG_VALUE_BYTES} then ${value}_bytes else 0 end`;

/** What followed for its items, files and money names the task; of events of before only its own steps are known. */
const OF_TASK = `(schedule_id = $scheduleId::integer or (schedule_id is null and entity = 'schedule' and entity_id = $scheduleId::integer))`;

/** One event more than asked for is measured, so that it is known whether a page follows. @param also further columns, of event e */
export const pageSql = (of: string, where: string, also = ''): string =>
  `with whose as (${of}),
  measured as (
    select e.*, before_bytes, after_bytes, detail_bytes, row_number() over newest_first as place_in_page,
      sum(${PARTS.map(heldBytes).join(' + ')}) over newest_first as page_bytes
    from (select * from event e where ${where}
            and ($recordedAt::timestamptz is null or (recorded_at, id) < ($recordedAt::timestamptz, $eventId::bigint))
          order by recorded_at desc, id desc limit $first + 1) e
    cross join lateral (select ${PARTS.map(bytesOf).join(', ')}) b
    window newest_first as (order by e.recorded_at desc, e.id desc)),
  page as (
    select ${EVENT_COLUMNS}, ${PARTS.map(shown).join(', ')}${also}, e.place_in_page
    from measured e left join app_user u on u.id = e.actor_user_id
    where e.place_in_page <= $first and e.page_bytes <= ${HISTORY_PAGE_BYTES})
  select ${jsonList('select * from page order by place_in_page')} as events, (select count(*) from measured) > (select count(*) from page) as "hasMore"
  from whose`;
const PAGE = prepared(
  'job-events',
  pageSql(
    `select c.id from construction c where c.id = $constructionId and ${jobScope('c')}`,
    `construction_id = (select id from whose) and ${heardScope('e')} and ($scheduleId::integer is null or ${OF_TASK})`,
  ),
);
/** Which of them a person sees, who may read histories of its kind. */
export const SEEN: Readonly<Record<RecordWithHistory, string>> = {
  field_item: 'true',
  child_code: 'true',
  construction_code: 'true',
  project: projectScope('r'),
  potential_job: potentialJobScope('r'),
  role: 'true',
  work_group: 'true',
  independent_contractor: 'true',
  lookup_value: 'true',
  app_user: 'true',
  document_kind: 'true',
};
/** What else its history tells: of a contractor and a person their documents, of a contractor its bank accounts. */
const documentsBy = (column: string): string =>
  ` union all select 'resource_document', d.id from resource_document d where d.${column} = (select id from whose)`;
const WITH: Readonly<Partial<Record<RecordWithHistory, string>>> = {
  independent_contractor: `${documentsBy('independent_contractor_id')}
    union all select 'contractor_bank_account', b.id from contractor_bank_account b where b.independent_contractor_id = (select id from whose)`,
  app_user: documentsBy('user_id'),
};
const pageOfRecord = (entity: RecordWithHistory): string =>
  prepared(
    `events-of-${entity}`,
    pageSql(
      `select r.id from ${entity} r where r.id = $entityId::integer and ${SEEN[entity]}`,
      `(entity, entity_id) in (select '${entity}', id from whose${WITH[entity] ?? ''})`,
    ),
  );
const PAGE_OF_RECORD: Readonly<Record<RecordWithHistory, string>> = {
  field_item: pageOfRecord('field_item'),
  child_code: pageOfRecord('child_code'),
  construction_code: pageOfRecord('construction_code'),
  project: pageOfRecord('project'),
  role: pageOfRecord('role'),
  work_group: pageOfRecord('work_group'),
  independent_contractor: pageOfRecord('independent_contractor'),
  lookup_value: pageOfRecord('lookup_value'),
  potential_job: pageOfRecord('potential_job'),
  app_user: pageOfRecord('app_user'),
  document_kind: pageOfRecord('document_kind'),
};

/** @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadJobEvents(
  context: RequestContext,
  { constructionId, scheduleId, first, after }: HistoryInput,
): Promise<JobEventRows> {
  const [found] = await context.sequelize.query<JobEventRows>(PAGE, {
    bind: {
      ...heardBinds(context.actor),
      constructionId,
      scheduleId,
      recordedAt: after?.recordedAt ?? null,
      eventId: after?.id ?? null,
      first,
    },
    type: QueryTypes.SELECT,
  });
  return found ?? refuse('NOT_FOUND');
}

/** Of a record that is no job's; who may read histories of its kind is for who asks. @throws RefusalError NOT_FOUND out of scope. */
export async function loadRecordEvents(
  { sequelize, actor }: RequestContext,
  { entity, id, first, after }: RecordEventsInput,
): Promise<JobEventRows> {
  const bind = { ...scopeBinds(actor), entityId: id, recordedAt: after?.recordedAt ?? null, eventId: after?.id ?? null, first };
  const [found] = await sequelize.query<JobEventRows>(PAGE_OF_RECORD[entity], { bind, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

/** One event in whole. @throws RefusalError NOT_FOUND for a job out of scope, and for an event that is not the job's or not for this person. */
export async function loadJobEvent(context: RequestContext, { constructionId, id }: JobEventInput): Promise<JobEventRow> {
  const [found] = await context.sequelize.query<JobEventRow>(
    `select ${EVENT_COLUMNS}, e.before, e.after, e.detail, null as "beforeLeftOutBytes", null as "afterLeftOutBytes", null as "detailLeftOutBytes"
     from construction c join event e on e.construction_id = c.id left join app_user u on u.id = e.actor_user_id
     where c.id = $constructionId and ${jobScope('c')} and e.id = $eventId::bigint and ${heardScope('e')}`,
    { bind: { ...heardBinds(context.actor), constructionId, eventId: id }, type: QueryTypes.SELECT },
  );
  return found ?? refuse('NOT_FOUND');
}
