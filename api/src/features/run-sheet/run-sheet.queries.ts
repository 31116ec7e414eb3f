// The jobs of a run sheet with their open tasks and what is planned there: one statement, however many they are.
import { QueryTypes } from 'sequelize';
import type { RunSheetInput } from '@lotline/schema/domain/job/job-list.input';
import { MOST_RUN_JOBS } from '@lotline/schema/domain/job/run-sheet.rules';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { instantColumns, jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { bindsOf, whereOf } from '../../platform/list/list-statement.ts';
import { DUE, JOBS, listFacts } from '../job-list/job-list.sql.ts';
import { taskScope } from '../access/task.scope.ts';
import type { RunJob, RunSheet } from './run-sheet.type.ts';

const ITEMS = `select b.code, b.description, b.unit_of_measure as "unitOfMeasure", i.quantity::text as quantity
  from schedule_item i join boq b on b.id = i.boq_id where i.schedule_id = s.id order by b.item_type, b.code, i.id`;
/** As the next task of a job's row, without those that their crew has declined: nobody drives to them. */
const IS_OPEN = `s.submitted_date is null and (s.completed_date is null or s.is_reopened) and s.declined_date is null and not s.ignored`;
/** As runDay in run-sheet.rules. Binds: $day, $timeZone. */
const OF_DAY = `((s.scheduled_start_time >= ($day::date::timestamp at time zone $timeZone::text)
    and s.scheduled_start_time < (($day::date + 1)::timestamp at time zone $timeZone::text))
  or (s.scheduled_start_time is null and s.due_date = $day::date))`;
const tasksWhere = (
  condition: string,
): string => `select s.id as "scheduleId", ${wireColumns('s', 'name group_id due_date comments')}, g.name as "group",
    ${instantColumns('s', 'issued_date scheduled_start_time scheduled_end_time')}, ${jsonList(ITEMS)} as items
  from schedule s left join work_group g on g.id = s.group_id
 where s.construction_id = c.id and ${IS_OPEN} and ${condition} and ${taskScope('s')}
 order by s.id`;
const jobColumns = (ofTasks: string): string =>
  `${wireColumns(
    'c',
    `id work_order status accelerated_job address lot_number unit_number street_number street_name road_type suburb state post_code site_contact
   site_contact_phone dbyd_expiry_date comments bom_comments`,
  )}, ${instantColumns('c', 'builder_approval_sent_date builder_approved_date')}, ${jsonList(tasksWhere(ofTasks))} as tasks`;

export async function loadRunSheet(context: RequestContext, { filter, day }: RunSheetInput): Promise<RunSheet> {
  const ofDay = { sql: `c.id in (select s.construction_id from schedule s where ${IS_OPEN} and ${OF_DAY} and ${taskScope('s')})` };
  const conditions = [...JOBS.conditions(filter, context.actor), ...(day === null ? [] : [ofDay])];
  const jobs = await context.sequelize.query<RunJob>(
    `select ${jobColumns(day === null ? 'true' : OF_DAY)}
       from (select c.id, ${DUE} as due from construction c where ${whereOf(conditions)} order by ${DUE}, c.id limit ${MOST_RUN_JOBS + 1}) at
       join construction c on c.id = at.id order by at.due, at.id`,
    {
      bind: {
        ...bindsOf(conditions),
        ...scopeBinds(context.actor),
        ...listFacts(context),
        ...(day === null ? {} : { day, timeZone: context.timeZone }),
      },
      type: QueryTypes.SELECT,
    },
  );
  return { jobs: jobs.slice(0, MOST_RUN_JOBS), isCut: jobs.length > MOST_RUN_JOBS };
}
