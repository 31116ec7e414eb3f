// A task that no other test touches: a copy of a seeded job with its items and contacts, issued to the wanted group.
import { randomUUID } from 'node:crypto';
import { FREE_NEW_TASKS } from '../../../api/src/seed/landmarks.ts';
import type { RunningServer } from '../../support/running-server.ts';
import { sql, type FoundTask } from '../field-task.ts';

const COPIED = FREE_NEW_TASKS.sub[7];

export interface FreshTask extends FoundTask {
  readonly workOrder: string;
}

export async function freshTask(server: RunningServer, group: string): Promise<FreshTask> {
  const workOrder = `R${randomUUID().slice(0, 8)}`;
  const columns = await writtenColumns(server);
  const [made] = await sql<{ job_id: number; task_id: number }>(
    server,
    `with source as materialized (
       select c.id as old_job, s.id as old_task,
              nextval(pg_get_serial_sequence('construction', 'id'))::int as job_id, nextval(pg_get_serial_sequence('schedule', 'id'))::int as task_id
         from construction c join schedule s on s.construction_id = c.id where c.work_order = $1 order by s.id limit 1),
     line as materialized (
       select i.id as old_item, i.boq_id as old_boq, nextval(pg_get_serial_sequence('boq', 'id'))::int as boq_id
         from source join schedule_item i on i.schedule_id = old_task),
     job as (
       insert into construction (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')} from source join construction c on c.id = old_job
         cross join lateral jsonb_populate_record(c, jsonb_build_object('id', job_id, 'work_order', $2::text)) r),
     task as (
       insert into schedule select r.* from source join schedule s on s.id = old_task cross join lateral jsonb_populate_record(s,
         jsonb_build_object('id', task_id, 'construction_id', job_id, 'group_id', (select id from work_group where name = $3))) r),
     boqs as (
       insert into boq select r.* from source cross join line join boq b on b.id = old_boq
         cross join lateral jsonb_populate_record(b, jsonb_build_object('id', line.boq_id, 'construction_id', job_id)) r),
     items as (
       insert into schedule_item select r.* from source cross join line join schedule_item i on i.id = old_item
         cross join lateral jsonb_populate_record(i, jsonb_build_object(
           'id', nextval(pg_get_serial_sequence('schedule_item', 'id')), 'schedule_id', task_id, 'boq_id', line.boq_id)) r),
     contacts as (
       insert into site_contact select r.* from source join site_contact p on p.construction_id = old_job
         cross join lateral jsonb_populate_record(p, jsonb_build_object(
           'id', nextval(pg_get_serial_sequence('site_contact', 'id')), 'construction_id', job_id)) r)
     select job_id, task_id from source`,
    [COPIED, workOrder, group],
  );
  if (made === undefined) throw new Error(`WO ${COPIED} is not there to be copied`);
  return {
    workOrder,
    taskId: made.task_id,
    jobId: made.job_id,
    path: `/field/construction/${String(made.job_id)}/${String(made.task_id)}`,
  };
}

/** Of a job, without what the database makes of them itself. */
async function writtenColumns(server: RunningServer): Promise<string[]> {
  const columns = await sql<{ name: string }>(
    server,
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = 'construction' and is_generated = 'NEVER' order by ordinal_position`,
    [],
  );
  return columns.map(({ name }) => name);
}
