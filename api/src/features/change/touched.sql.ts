// What changes touched, and who reads that: one text for the readers that come back with a cursor and for the streams that are open. The jobs of
// tasks, items, comments, payments and files are touched whole, since sight of them is inherited (domain.md §1); who read the job before the
// change is among its readers, by the groups and people that the change names.

/** A touched record with its readers, as an SQL condition's rows give it. */
export interface TouchedRow {
  readonly entity:
    'construction' | 'custom_task' | 'potential_job' | 'app_user' | 'work_group' | 'field_item' | 'system_setting' | 'lookup';
  readonly id: number;
  readonly isForAll: boolean;
  /** Of a job: whether it has a task, or had one until now. */
  readonly hasTask: boolean;
  readonly groupIds: readonly number[];
  readonly userIds: readonly number[];
}

/**
 * Selects TouchedRow of jobs from `page`, a relation of rows of `change`.
 * @param concerns a condition on `j`, whose id and groups named in changes are known: other jobs are left out before their readers are gathered
 */
export const touchedJobsSql = (concerns = 'true'): string => `
  with job as (
    select j.id, bool_or(p.schedule_ids <> '{}') as has_task, array_agg(distinct g.id) filter (where g.id is not null) as group_ids
      from page p cross join unnest(p.construction_ids) j(id) left join unnest(p.group_ids) g(id) on true group by j.id)
  select 'construction' as entity, j.id, false as "isForAll", j.has_task or t.has_any as "hasTask",
    coalesce(j.group_ids || t.group_ids || t.completed_group_ids, '{}') as "groupIds", '{}'::integer[] as "userIds"
  from (select * from job j where ${concerns}) j cross join lateral (
    select count(*) > 0 as has_any, array_agg(distinct s.group_id) filter (where s.group_id is not null) as group_ids,
      array_agg(distinct s.completed_group_id) filter (where s.completed_group_id is not null and s.completed_date is not null) as completed_group_ids
    from schedule s where s.construction_id = j.id) t`;

const RECORDS = `('custom_task', 'app_user', 'work_group', 'field_item', 'system_setting', 'lookup')`;

/** Whether a row of `page` touches something else than a job. */
export const TOUCHES_OTHERS = `(p.potential_job_ids <> '{}' or p.table_name in ${RECORDS})`;

/** The same of everything else that is touched. */
export const TOUCHED_OTHERS_SQL = `
  select 'potential_job' as entity, q.id, false as "isForAll", false as "hasTask", '{}'::integer[] as "groupIds",
    array(select distinct u from page p cross join unnest(p.user_ids) u where q.id = any(p.potential_job_ids)
      union select who from potential_job pj cross join unnest(array[pj.raised_by_user_id, pj.assigned_field_user_id]) who
       where pj.id = q.id and who is not null) as "userIds"
  from (select distinct unnest(p.potential_job_ids) as id from page p) q
  union all
  select p.table_name, p.row_key::integer, bool_or(p.is_for_all), false,
    array(select distinct g from page o cross join unnest(o.group_ids) g where o.table_name = p.table_name and o.row_key = p.row_key),
    array(select distinct u from page o cross join unnest(o.user_ids) u where o.table_name = p.table_name and o.row_key = p.row_key)
  from page p
  where p.table_name in ${RECORDS}
  group by p.table_name, p.row_key`;

export const TOUCHED_SQL = `${touchedJobsSql()} union all ${TOUCHED_OTHERS_SQL}`;
