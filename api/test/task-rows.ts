// Fresh jobs and tasks for tests, straight into the database: one job, one task, two items, in the state that is asked for.
import { QueryTypes, type Sequelize } from 'sequelize';
import { prepared } from '../src/platform/db/prepared.ts';

export interface TaskRows {
  readonly constructionId: number;
  readonly scheduleId: number;
  /** Two items: the first is planned at 2, the second at 35; with rates where the group is subcontracted. */
  readonly itemIds: readonly number[];
}

export interface TaskWish {
  readonly group: string;
  readonly accepted?: boolean;
  readonly declined?: boolean;
  readonly ignored?: boolean;
  readonly completed?: boolean;
  readonly submitted?: boolean;
  readonly rejected?: boolean;
  readonly externalJobLink?: string;
  readonly workType?: string;
  /** Now, where nothing is said. */
  readonly issuedAt?: Date;
}

let counter = 0;

export async function insertTask(sequelize: Sequelize, wish: TaskWish): Promise<TaskRows> {
  const workOrder = `T${process.env['JEST_WORKER_ID'] ?? '0'}-${process.pid}-${++counter}`;
  const at = new Date();
  const when = (holds: boolean | undefined) => (holds === true ? at : null);
  const [row] = await sequelize.query<{ construction_id: number; schedule_id: number; item_ids: number[] }>(
    prepared(
      'test-task',
      `with job as (
       insert into construction (work_order, status, address, work_type, street_number, street_name, suburb, state, post_code)
       values ($workOrder, 'Scheduled', '8 Wattle Rd, Box Hill NSW 2765', $workType, '8', 'Wattle', 'Box Hill', 'NSW', '2765') returning id),
     grp as (select id, is_subcontractor from work_group where name = $group),
     task as (
       insert into schedule (construction_id, name, group_id, completed_group_id, issued_date, due_date, scheduled_start_time, accepted_date, declined_date, ignored,
                             onsite_date, completed_date, submitted_date, external_job_link)
       select job.id, 'Pit and pipe', grp.id, case when $completed::timestamptz is not null then grp.id end, $issued::timestamptz, ($at::timestamptz + interval '3 days')::date,
              $at::timestamptz, $accepted::timestamptz, $declined::timestamptz, $ignored::boolean, $completed::timestamptz, $completed::timestamptz,
              $submitted::timestamptz, $link
         from job, grp returning id, construction_id),
     lines as (
       insert into boq (construction_id, code, description, item_type, unit_of_measure, unit_amount, quantity)
       select job.id, v.code, v.code || ' description', 'Civil', v.unit, 385, v.quantity
         from job, (values ('PIT-450', 'each', 2), ('CON-20', 'm', 35)) v(code, unit, quantity) returning id, code, quantity),
     items as (
       insert into schedule_item (schedule_id, boq_id, quantity, rate, rejected_date)
       select task.id, lines.id, lines.quantity, case when grp.is_subcontractor then 24.5 end,
              case when lines.code = 'PIT-450' then $rejected::timestamptz end
         from task, lines, grp order by lines.code desc returning id)
     select task.construction_id, task.id as schedule_id, (select array_agg(id order by id) from items) as item_ids from task`,
    ),
    {
      bind: {
        workOrder,
        group: wish.group,
        at,
        issued: wish.issuedAt ?? at,
        accepted: when(wish.accepted),
        declined: when(wish.declined),
        ignored: wish.ignored ?? false,
        completed: when(wish.completed ?? wish.submitted),
        submitted: when(wish.submitted),
        rejected: when(wish.rejected),
        link: wish.externalJobLink ?? null,
        workType: wish.workType ?? 'Pre-install',
      },
      type: QueryTypes.SELECT,
    },
  );
  if (row === undefined) throw new Error(`no group is called ${wish.group}`);
  return { constructionId: row.construction_id, scheduleId: row.schedule_id, itemIds: row.item_ids };
}

/** The moves of a task as the event log has them, oldest first. */
export async function movesOf(sequelize: Sequelize, scheduleId: number): Promise<string[]> {
  const rows = await sequelize.query<{ move: string }>(
    `select move from event where entity = 'schedule' and entity_id = $scheduleId order by recorded_at, id`,
    {
      bind: { scheduleId },
      type: QueryTypes.SELECT,
    },
  );
  return rows.map((row) => row.move);
}
