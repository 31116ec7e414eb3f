// A task that waits for the office's review.
import { callAs } from '../field-list/list.ts';
import type { RunningServer } from '../support/running-server.ts';
import { sql } from '../task-page/field-task.ts';
import { freshTask, type FreshTask } from '../task-page/refusals/fresh-task.ts';

const SUB = 'sub@lotline.example';

/** A task that the crew has done and submitted, with one more of the first item than was planned. */
export async function submittedTask(server: RunningServer): Promise<FreshTask> {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const items = await sql<{ id: number; completedQty: string }>(
    server,
    'select id, (quantity + 1)::text as "completedQty" from schedule_item where schedule_id = $1 order by id limit 1',
    [task.taskId],
  );
  const id = String(task.taskId);
  for (const move of [
    `updateConstructionTaskAccepted(scheduleId: ${id})`,
    `updateTaskUserOnSite(taskUser: { scheduleId: ${id} })`,
    ...items.map(
      (item) =>
        `updateConstructionScheduleItemCompletion(item: { id: ${String(item.id)}, completedQty: "${item.completedQty}", variationReason: "One more" })`,
    ),
    `updateTaskUserComplete(taskUser: { scheduleId: ${id} }, partial: false)`,
    `updateTaskUserConfirmQty(taskUser: { scheduleId: ${id} })`,
    `updateTaskSubmitted(scheduleId: ${id})`,
  ])
    await callAs(server, SUB, `mutation { ${move} { id } }`, {});
  return task;
}
