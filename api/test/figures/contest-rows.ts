// Rows for the contests of the figures: tasks that share a line, submitted ones with their payment, visited ones.
import { QueryTypes, type Sequelize } from 'sequelize';
import { insertRow } from '../insert-row.ts';
import { insertTask, type TaskRows } from '../task-rows.ts';
import { callerId, CALLERS } from './callers.ts';

const callerIds = (): number[] => Array.from({ length: CALLERS }, (_, caller) => callerId(caller));

/** More tasks on the job, each with one item on the line. */
export async function insertTasksOnLine(
  sequelize: Sequelize,
  { scheduleId }: TaskRows,
  boqItemId: number | undefined,
  count: number,
): Promise<{ itemId: number; scheduleId: number }[]> {
  const added = await sequelize.query<{ id: number; schedule_id: number }>(
    `with tasks as (
       insert into schedule (construction_id, name, group_id, issued_date)
       select s.construction_id, 'Task ' || n, s.group_id, now() from schedule s, generate_series(1, $count::int) n where s.id = $scheduleId returning id)
     insert into schedule_item (schedule_id, boq_id, quantity)
     select tasks.id, i.boq_id, 1 from tasks, schedule_item i where i.id = $boqItemId returning id, schedule_id`,
    { bind: { scheduleId, boqItemId, count }, type: QueryTypes.SELECT },
  );
  return added.map((row) => ({ itemId: row.id, scheduleId: row.schedule_id }));
}

async function confirmForAll(sequelize: Sequelize, scheduleId: number): Promise<void> {
  await sequelize.query(`insert into task_user (schedule_id, user_id, confirm_item_qtys) select $scheduleId, unnest($users::int[]), true`, {
    bind: { scheduleId, users: callerIds() },
  });
}

let extras = 0;

/** An unplanned item with a contractor’s rate. */
export async function insertPricedItem(sequelize: Sequelize): Promise<number> {
  const code = `EXTRA-${++extras}`;
  const itemId = await insertRow(sequelize, 'field_item', { code, name: 'Second pit', unit_amount: '385.00' });
  const codeId = await insertRow(sequelize, 'child_code', { code: `${code}-S`, parent_item_id: itemId });
  await insertRow(sequelize, 'child_code_rate', { child_code_id: codeId, rate: '200.00', effective_from: '2020-01-01' });
  return itemId;
}

/** A subcontractor's task that is completed and confirmed by every caller. */
export async function insertSubmittable(sequelize: Sequelize): Promise<TaskRows> {
  const task = await insertTask(sequelize, { group: 'Ridgeway Cabling', accepted: true, completed: true });
  await confirmForAll(sequelize, task.scheduleId);
  return task;
}

/** With its draft payment, as Submit raises it. */
export async function insertSubmitted(sequelize: Sequelize): Promise<TaskRows> {
  const task = await insertSubmittable(sequelize);
  await raisePayment(sequelize, task.scheduleId);
  return task;
}

async function raisePayment(sequelize: Sequelize, scheduleId: number): Promise<void> {
  await sequelize.query(
    `with task as (update schedule set submitted_date = now() where id = $scheduleId returning id, construction_id),
          raised as (insert into payment (schedule_id, construction_id) select id, construction_id from task returning id, schedule_id)
     insert into payment_item (payment_id, schedule_item_id, boq_id, original_qty, completed_qty, unit_amount, value_ex_gst, value_inc_gst)
     select raised.id, i.id, i.boq_id, i.quantity, i.quantity, i.rate, x.ex, x.ex + round(x.ex * 0.1, 2)
       from raised join schedule_item i on i.schedule_id = raised.schedule_id cross join lateral (select round(i.quantity * i.rate, 2) as ex) x`,
    { bind: { scheduleId } },
  );
}

/** Submitted, with sixteen rejected items whose payment lines wait for the correction. */
export async function insertRejected(sequelize: Sequelize): Promise<TaskRows> {
  const { scheduleId, constructionId, itemIds } = await insertSubmittable(sequelize);
  await sequelize.query(
    `insert into schedule_item (schedule_id, boq_id, quantity, rate)
     select schedule_id, boq_id, 3, 24.5 from schedule_item, generate_series(1, ${CALLERS - 2}) where id = $id`,
    { bind: { id: itemIds[0] } },
  );
  const rejected = await sequelize.query<{ id: number }>(
    'update schedule_item set rejected_date = now() where schedule_id = $scheduleId returning id',
    { bind: { scheduleId }, type: QueryTypes.SELECT },
  );
  await raisePayment(sequelize, scheduleId);
  return { scheduleId, constructionId, itemIds: rejected.map(({ id }) => id) };
}

/** Every caller is onsite, since the same instant. */
export async function insertVisited(sequelize: Sequelize): Promise<TaskRows> {
  const task = await insertTask(sequelize, { group: 'Crew North' });
  await sequelize.query(
    `with visits as (insert into task_user (schedule_id, user_id, on_site_utc) select $scheduleId, unnest($users::int[]), $at),
          job as (update construction set onsite_date = ($at::timestamptz at time zone 'Australia/Sydney')::date where id = $constructionId)
     update schedule set onsite_date = $at where id = $scheduleId`,
    { bind: { scheduleId: task.scheduleId, constructionId: task.constructionId, users: callerIds(), at: new Date() } },
  );
  return task;
}

/** Until a statement that speaks of the table waits for another transaction: asked anew until it is so. */
export async function untilSomebodyWaits(sequelize: Sequelize, table: string): Promise<void> {
  for (let asked = 0; asked < 10_000; asked++) {
    const waiting = await sequelize.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and strpos(query, $table) > 0`,
      { bind: { table }, type: QueryTypes.SELECT },
    );
    if (waiting.length > 0) return;
  }
  throw new Error(`nobody waits for a row of ${table}`);
}
