// Takes back what this person's change of several tasks did (undoTaskChanges), task by task, where the task is still as that change left it. What was there
// before is read from the images of the rows, so that rates and codes of items come back as they were.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import type { UndoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { canUndoTaskChange } from '@lotline/schema/domain/task/bulk-task-edit.rules';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ownChangesSql, undoOwnChanges } from '../../platform/command/undo-own-changes.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { lockTasksOfEdit, toldOfTask, type LockedTask, type NamedTaskVerdict } from './judged-changes.queries.ts';

export function undoTaskChanges(
  context: RequestContext,
  input: UndoChangesInput,
  client: ClientMutation | null,
): Promise<NamedTaskVerdict[]> {
  return runCommand<NamedTaskVerdict[]>(context, {
    operation: 'undoTaskChanges',
    input,
    client,
    work: async (command) => {
      const tasks = await lockTasksOfEdit(command, input.ids);
      return undoOwnChanges(command, input, {
        entity: 'schedule',
        rows: new Map(tasks.map((one) => [one.task.id, one])),
        changes: { sql: CHANGES, shape: changed },
        mayTouch: ({ isAssigned }) => mustBeAssigned(isAssigned, 'task'),
        mayUndo: ({ task }, change) => canUndoTaskChange(command.actor, { ...task, taskUsers: [] }, change),
        takeBack: (taken) =>
          takeBack(
            command,
            taken.map(({ row, change }) => ({ ...row, change })),
          ),
        told: (id, one, verdict) => toldOfTask(id, one, verdict, new Map(), 'changes'),
      });
    },
  });
}

const CHANGES = ownChangesSql({
  entity: 'schedule',
  columns: 'e.tx::text as tx, e.move, e.before, e.after',
  moves: `e.move in ('reassignTask', 'issueTask', 'setTaskDueDate', 'remindTask', 'ignoreTask')`,
});

const said = z.string().nullable();
const held = z.strictObject({ groupId: z.int().nullable(), resource: said, acceptedDate: said, declinedDate: said });
const issued = z.strictObject({ issuedDate: said, issuedBy: said, declinedDate: said });
const due = z.strictObject({ dueDate: z.string() });
const reminder = z.strictObject({ reminderDate: said, reminderComments: said });
const aside = z.strictObject({ ignored: z.boolean() });
const head = { id: z.int(), version: z.int(), tx: z.string() };
const changed = z.discriminatedUnion('move', [
  z.object({ ...head, move: z.literal('reassignTask'), before: held, after: held }),
  z.object({ ...head, move: z.literal('issueTask'), before: issued, after: issued }),
  z.object({ ...head, move: z.literal('setTaskDueDate'), before: z.strictObject({ dueDate: said }), after: due }),
  z.object({ ...head, move: z.literal('remindTask'), before: reminder, after: reminder }),
  z.object({ ...head, move: z.literal('ignoreTask'), before: aside, after: aside }),
]);
type Change = z.output<typeof changed>;

/** Each change of such a kind sets some of them; what a change left alone its image does not name, and stays. */
const TASK_COLUMNS = `group_id resource accepted_date declined_date decline_reason issued_date issued_by due_date reminder_date reminder_comments
  ignored`;
const setAs = (columns: string): string =>
  columns
    .split(/\s+/)
    .map((column) => `${column} = was.${column}`)
    .join(', ');

/** An image names the transaction that made it, and the version of the row with it. */
const TAKE_BACK = `with asked as (select * from jsonb_to_recordset($changes::jsonb) as a(id integer, tx text, version integer)),
    was as (select r.* from asked a join schedule t on t.id = a.id
      join change c on c.table_name = 'schedule' and c.row_key = a.id::text and c.tx = a.tx::xid8 and (c.after ->> 'version')::integer = a.version
      cross join lateral jsonb_populate_record(t, c.before) r),
    were as (select r.* from asked a join schedule_item t on t.schedule_id = a.id
      join change c on c.table_name = 'schedule_item' and c.row_key = t.id::text and c.tx = a.tx::xid8 and c.before is not null
      cross join lateral jsonb_populate_record(t, c.before) r),
    task as (update schedule s set ${setAs(TASK_COLUMNS)}, version = s.version + 1 from was where s.id = was.id returning s.id),
    item as (update schedule_item i set child_code = was.child_code, rate = was.rate, version = i.version + 1 from were was where i.id = was.id
      returning i.id, i.schedule_id, i.child_code, i.rate)
  select task.id, ${jsonList(`select ${wireColumns('item', 'id child_code', 'rate')} from item where item.schedule_id = task.id order by item.id`)} as priced
    from task`;

interface Written {
  readonly id: number;
  readonly priced: { readonly id: number; readonly childCode: string | null; readonly rate: string | null }[];
}

async function takeBack(command: CommandContext, taken: readonly (LockedTask & { readonly change: Change })[]): Promise<void> {
  if (taken.length === 0) return;
  const changes = taken.map(({ change: { id, tx, version } }) => ({ id, tx, version }));
  const bind = { changes: JSON.stringify(changes) };
  const written = await command.sequelize.query<Written>(TAKE_BACK, { bind, transaction: command.transaction, type: QueryTypes.SELECT });
  if (written.length !== taken.length) throw new Error('a change of a task has no image');
  const pricedOf = new Map(written.map(({ id, priced }) => [id, priced]));
  for (const { task, change } of taken) appendUndo(command, task, change, pricedOf.get(task.id) ?? []);
}

function appendUndo(command: CommandContext, task: LockedTask['task'], change: Change, priced: Written['priced']): void {
  const { id, constructionId, version } = task;
  const event = { entity: 'schedule', entityId: id, constructionId, scheduleId: id, version: version + 1, why: 'Undone' } as const;
  // each with its own shape: what was before is after again
  switch (change.move) {
    case 'reassignTask':
      return appendEvent(command, { ...event, move: change.move, before: change.after, after: change.before, detail: { priced } });
    case 'issueTask':
      return appendEvent(command, { ...event, move: change.move, before: change.after, after: change.before, detail: { priced } });
    case 'ignoreTask':
      return appendEvent(command, { ...event, move: 'restoreTask', before: change.after, after: change.before });
    case 'remindTask':
      return appendEvent(command, { ...event, move: change.move, before: change.after, after: change.before });
    case 'setTaskDueDate':
      return appendEvent(command, { ...event, move: change.move, before: change.after, after: change.before });
  }
}
