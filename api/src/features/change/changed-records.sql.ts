// What changed, and its audience: one text for the readers with a cursor and for the open streams. The jobs of
// tasks, items, comments, payments and files change as a whole, since their visibility is inherited (domain.md §1); who could read the job before the
// change is in the audience, by the groups and people that the change names.

import { NAMED_BY_TABLE, type LiveEntity } from '@lotline/schema/domain/kernel/live-entities';
import { CHANGED_TABLES_SQL } from './changed-parts.ts';

/** A changed record with its audience, as rows of an SQL condition. */
export interface ChangedRecordRow {
  readonly entity: LiveEntity;
  /** Of internal comments: their job's. */
  readonly id: number;
  readonly isForAll: boolean;
  /** Of a job: whether it has a task, or had one until now; of a project: whether one of its jobs has. */
  readonly hasTask: boolean;
  readonly groupIds: readonly number[];
  readonly userIds: readonly number[];
}

/** For the open streams. */
export interface ChangedRecordOfStream extends ChangedRecordRow {
  /** Of a job: the tables whose rows changed (changed-parts.ts); else none. */
  readonly tables: readonly string[];
}

/** Selects ChangedRecordOfStream of jobs from `page`, a relation of rows of `change`. */
const CHANGED_JOBS_SQL = `
  with job as (
    select j.id, bool_or(p.schedule_ids <> '{}') as has_task, array_agg(distinct g.id) filter (where g.id is not null) as group_ids,
      array_agg(distinct n.name) filter (where n.name is not null) as tables
      from page p cross join unnest(p.construction_ids) j(id) cross join unnest(${CHANGED_TABLES_SQL}) n(name) left join unnest(p.group_ids) g(id) on true
      group by j.id)
  select 'construction' as entity, j.id, false as "isForAll", j.has_task or t.has_any as "hasTask",
    coalesce(j.group_ids || t.group_ids || t.completed_group_ids, '{}') as "groupIds", '{}'::integer[] as "userIds", j.tables
  from job j cross join lateral (
    select count(*) > 0 as has_any, array_agg(distinct s.group_id) filter (where s.group_id is not null) as group_ids,
      array_agg(distinct s.completed_group_id) filter (where s.completed_group_id is not null and s.completed_date is not null) as completed_group_ids
    from schedule s where s.construction_id = j.id) t`;

interface OneReader {
  /** The reader's groups, an integer array. */
  readonly groups: string;
  /** Whether jobs of other groups may concern the reader. */
  readonly readsOthers: string;
}

/**
 * The same for one reader. A crew member can read few of the jobs, so the others are left out first; all tasks are looked up at once, and of the groups only the
 * reader's own are named, since no other decides about this reader. One list and no join: the planner cannot guess how many jobs a page has.
 */
export const changedJobsForSql = ({ groups, readsOthers }: OneReader): string => `
  select 'construction' as entity, job.id, false as "isForAll", bool_or(job.has_task) as "hasTask",
    case when bool_or(job.is_own) then ${groups} else '{}' end as "groupIds", '{}'::integer[] as "userIds"
  from (
    select j.id, p.schedule_ids <> '{}' as has_task, p.group_ids && ${groups} as is_own from page p cross join unnest(p.construction_ids) j(id)
    union all
    select s.construction_id, true, s.group_id = any(${groups}) or s.completed_date is not null and s.completed_group_id = any(${groups})
      from schedule s where s.construction_id = any(array(select unnest(p.construction_ids) from page p))) job
  group by job.id having ${readsOthers} or bool_or(job.is_own)`;

/** Rows that are sent as the records that they are, to whoever the change itself names. */
const RECORDS = `(${NAMED_BY_TABLE.map((name) => `'${name}'`).join(', ')})`;

/** Who may do what: a role and its claims, and who has which role and group. */
const OF_RIGHTS = `('role', 'role_claim', 'user_role', 'group_member')`;

/** A file of neither a job nor a potential job is a project's. */
const MAY_BE_PLAN = `(p.table_name = 'attachment' and p.construction_ids = '{}' and p.potential_job_ids = '{}')`;

/** Whether a row of `page` concerns anything but a job. */
export const CHANGES_OTHERS = `(p.potential_job_ids <> '{}' or p.table_name in ('project', 'project_comment', 'internal_comment', 'payment', 'payment_item') or ${MAY_BE_PLAN} or p.table_name in ${RECORDS} or p.table_name in ${OF_RIGHTS})`;

/** Who reads a project reads one of its jobs; a job that came or went is sent as that job, comments and plans of a project as the project. */
const CHANGED_PROJECTS_SQL = `
  select 'project' as entity, q.id, false, t.has_any, coalesce(t.group_ids, '{}') || coalesce(t.completed_group_ids, '{}'), '{}'::integer[]
  from (select p.row_key::integer as id from page p where p.table_name = 'project'
    union select said.project_id from page p join project_comment said on said.id = p.row_key::integer where p.table_name = 'project_comment'
    union select plan.project_id from page p join attachment plan on plan.id = p.row_key::integer where ${MAY_BE_PLAN} and plan.project_id is not null) q cross join lateral (
    select count(*) > 0 as has_any, array_agg(distinct s.group_id) filter (where s.group_id is not null) as group_ids,
      array_agg(distinct s.completed_group_id) filter (where s.completed_group_id is not null and s.completed_date is not null) as completed_group_ids
    from construction c join schedule s on s.construction_id = c.id where c.project_id = q.id) t`;

/** Sent as what is said of that job among the office, and never as the job: nothing that a crew or a phone reads has changed. */
const CHANGED_INTERNAL_SQL = `select distinct 'internal_comment', said.construction_id, false, false, '{}'::integer[], '{}'::integer[]
  from page p join internal_comment said on said.id = p.row_key::integer where p.table_name = 'internal_comment'`;

/** Sent as itself beside its job, and with nothing but its number: who manages contractors need not read jobs. */
const CHANGED_PAYMENTS_SQL = `select 'payment', q.id, false, false, '{}'::integer[], '{}'::integer[]
  from (select p.row_key::integer as id from page p where p.table_name = 'payment'
    union select coalesce(i.payment_id, (coalesce(p.after, p.before) ->> 'payment_id')::integer)
      from page p left join payment_item i on i.id = p.row_key::integer where p.table_name = 'payment_item') q
  where q.id is not null`;

/**
 * A role is sent to those who have it, whatever their number: the stream names the role alone. Whose roles or groups changed is sent as that person, and named to
 * them and to those who manage people.
 */
const CHANGED_RIGHTS_SQL = `
  select 'role' as entity, q.id, false, false, '{}'::integer[], array(select h.user_id from user_role h where h.role_id = q.id)
  from (select distinct split_part(p.row_key, ':', 1)::integer as id from page p where p.table_name in ('role', 'role_claim')) q
  union all
  select 'app_user', q.id, false, false, '{}'::integer[], array[q.id]
  from (select distinct unnest(p.user_ids) as id from page p where p.table_name in ('user_role', 'group_member')) q`;

/** The same for every other changed record. */
export const CHANGED_OTHERS_SQL = `
  select 'potential_job' as entity, q.id, false as "isForAll", false as "hasTask", '{}'::integer[] as "groupIds",
    array(select distinct u from page p cross join unnest(p.user_ids) u where q.id = any(p.potential_job_ids)
      union select who from potential_job pj cross join unnest(array[pj.raised_by_user_id, pj.assigned_field_user_id]) who
       where pj.id = q.id and who is not null) as "userIds"
  from (select distinct unnest(p.potential_job_ids) as id from page p) q
  union all ${CHANGED_PROJECTS_SQL}
  union all ${CHANGED_INTERNAL_SQL}
  union all ${CHANGED_PAYMENTS_SQL}
  union all ${CHANGED_RIGHTS_SQL}
  union all
  select p.table_name, p.row_key::integer, bool_or(p.is_for_all), false,
    array(select distinct g from page o cross join unnest(o.group_ids) g where o.table_name = p.table_name and o.row_key = p.row_key),
    array(select distinct u from page o cross join unnest(o.user_ids) u where o.table_name = p.table_name and o.row_key = p.row_key)
  from page p
  where p.table_name in ${RECORDS}
  group by p.table_name, p.row_key`;

export const CHANGED_RECORDS_SQL = `${CHANGED_JOBS_SQL} union all select other.*, '{}'::text[] from (${CHANGED_OTHERS_SQL}) other`;
