// Several tasks changed at once (changeTasks): each judged for itself, those that take the change written together, each with its event. What is not
// there for this person is answered so and never touched.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { issue, moveDue, reassign, remind, setAside } from '@lotline/schema/domain/task/office.effects';
import { canChangeSeveralTasks } from '@lotline/schema/domain/task/bulk-task-edit.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { TaskChange, BulkTaskEditInput } from '@lotline/schema/domain/task/bulk-task-edit.input';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ownName } from '../people/person-name.queries.ts';
import { assignmentFields, issuedFields, pricedAnew, reminderOf } from '../task/event-fields.presenter.ts';
import {
  judgeTasksOfEdit,
  type ChangedTask,
  type ChangingTask,
  type JudgedChanges,
  type NamedTaskVerdict,
} from './judged-changes.queries.ts';

export function changeTasks(context: RequestContext, input: BulkTaskEditInput, client: ClientMutation | null): Promise<NamedTaskVerdict[]> {
  return runCommand<NamedTaskVerdict[]>(context, {
    operation: 'changeTasks',
    input,
    client,
    work: async (command) => {
      const judged = await judgeTasksOfEdit(command, input, command.at);
      const explained = canChangeSeveralTasks(
        judged.changing.map(({ effect }) => effect),
        input.reason,
      );
      if (!explained.ok) refuse(explained.code, explained.details);
      if (judged.changing.length > 0) await writeChanges(command, judged, input);
      return judged.verdicts;
    },
  });
}

/** Under the locks that they were judged under. */
async function writeChanges(command: CommandContext, judged: JudgedChanges, { change, reason }: BulkTaskEditInput): Promise<void> {
  const effect = await effectOf(command, change, judged);
  const written = judged.changing.map((one) => ({ before: one.task, now: effect(one) }));
  const items = written.flatMap(({ before, now }) => pricedAnew(now, before));
  await command.sequelize.query(STATEMENTS[change.of], {
    bind: {
      tasks: JSON.stringify(written.map(({ now: { items: _items, taskUsers: _visits, ...own } }) => own)),
      items: JSON.stringify(items),
    },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  for (const { before, now } of written) appendTaskChange(command, change, before, now, reason);
}

async function effectOf(
  command: CommandContext,
  change: TaskChange,
  { group }: JudgedChanges,
): Promise<(one: ChangingTask) => ChangedTask> {
  switch (change.of) {
    case 'group': {
      if (group === null) throw new Error('a change of the group was judged without one');
      return ({ task, rates }) => reassign(task, group, rates);
    }
    case 'issue': {
      const by = { name: await ownName(command), at: command.at };
      return ({ task, rates }) => issue<Date, ChangedTask>(task, rates, by);
    }
    case 'aside':
      return ({ task }) => setAside(task, true);
    case 'dueDate':
      return ({ task }) => moveDue(task, change.dueDate);
    case 'reminder':
      return ({ task }) => remind(task, change);
  }
}

const TASK_COLUMNS: Readonly<Record<TaskChange['of'], readonly (readonly [name: keyof ChangedTask, column: string, type: string])[]>> = {
  group: [
    ['groupId', 'group_id', 'integer'],
    ['resource', 'resource', 'text'],
    ['acceptedDate', 'accepted_date', 'timestamptz'],
    ['declinedDate', 'declined_date', 'timestamptz'],
    ['declineReason', 'decline_reason', 'text'],
  ],
  issue: [
    ['issuedDate', 'issued_date', 'timestamptz'],
    ['issuedBy', 'issued_by', 'text'],
    ['declinedDate', 'declined_date', 'timestamptz'],
    ['declineReason', 'decline_reason', 'text'],
  ],
  aside: [['ignored', 'ignored', 'boolean']],
  dueDate: [['dueDate', 'due_date', 'date']],
  reminder: [
    ['reminderDate', 'reminder_date', 'date'],
    ['reminderComments', 'reminder_comments', 'text'],
  ],
};

/** One statement for the tasks and for those of their items that have another rate. */
function statementOf(of: TaskChange['of']): string {
  const columns = TASK_COLUMNS[of];
  const sets = columns.map(([name, column]) => `${column} = r."${name}"`);
  const types = columns.map(([name, , type]) => `, "${name}" ${type}`);
  return `with task as (update schedule s set ${sets.join(', ')}, version = s.version + 1
      from jsonb_to_recordset($tasks::jsonb) r(id integer${types.join('')}) where s.id = r.id returning s.id),
    item as (update schedule_item i set child_code = r."childCode", rate = r.rate, version = i.version + 1
      from jsonb_to_recordset($items::jsonb) r(id integer, "childCode" text, rate numeric) where i.id = r.id returning i.id)
    select (select count(*) from task) as tasks, (select count(*) from item) as items`;
}
const STATEMENTS: Readonly<Record<TaskChange['of'], string>> = {
  group: statementOf('group'),
  issue: statementOf('issue'),
  aside: statementOf('aside'),
  dueDate: statementOf('dueDate'),
  reminder: statementOf('reminder'),
};

function appendTaskChange(command: CommandContext, change: TaskChange, before: ChangedTask, now: ChangedTask, why: string | null): void {
  const { id, constructionId, version } = before;
  const head = { entity: 'schedule', entityId: id, constructionId, scheduleId: id, version: version + 1, why } as const;
  switch (change.of) {
    case 'group':
      return appendEvent(command, {
        ...{ ...head, move: 'reassignTask', before: assignmentFields(before), after: assignmentFields(now) },
        detail: { priced: pricedAnew(now, before) },
      });
    case 'issue':
      return appendEvent(command, {
        ...{ ...head, move: 'issueTask', before: issuedFields(before), after: issuedFields(now) },
        detail: { priced: pricedAnew(now, before) },
      });
    case 'aside':
      return appendEvent(command, { ...head, move: 'ignoreTask', before: { ignored: before.ignored }, after: { ignored: now.ignored } });
    case 'dueDate':
      return appendEvent(command, {
        ...head,
        move: 'setTaskDueDate',
        before: { dueDate: before.dueDate },
        after: { dueDate: change.dueDate },
      });
    case 'reminder':
      return appendEvent(command, { ...head, move: 'remindTask', before: reminderOf(before), after: reminderOf(now) });
  }
}
