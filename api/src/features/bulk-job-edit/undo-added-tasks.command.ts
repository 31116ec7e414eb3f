// Takes away the tasks that this person's addTasks added to several jobs (undoAddedTasks), job by job, where nothing has been done with the task since: it was
// the office's alone, and what it was to do of the job's items remains again.
import { QueryTypes } from 'sequelize';
import type { UndoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { canUndoAddedTask } from '@lotline/schema/domain/job/job-tasks.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { all, refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { lastEvent, SINCE_COLUMNS, withSince, type ChangedSince } from '../../platform/command/changed-since.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import type { AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { sumAssigned } from '../item/line-sums.step.ts';
import { told, type NamedJobVerdict } from './judged-jobs.queries.ts';

export function undoAddedTasks(
  context: RequestContext,
  input: UndoChangesInput,
  client: ClientMutation | null,
): Promise<NamedJobVerdict[]> {
  return runCommand<NamedJobVerdict[]>(context, {
    operation: 'undoAddedTasks',
    input,
    client,
    work: async (command) => {
      const jobs = await rowsOf<LockedJob>(command, LOCK_JOBS, input);
      const tasks = await rowsOf<AddedTask>(command, LOCK_TASKS, input);
      const judged = input.ids.map((id) => {
        const [job, task] = [jobs.find((one) => one.id === id), tasks.find((one) => one.constructionId === id)];
        return { id, job, task, verdict: verdictOn(command, job, task) };
      });
      await remove(
        command,
        judged.flatMap(({ task, verdict }) => (verdict.ok && task !== undefined ? [task] : [])),
      );
      const left = judged.flatMap(({ id, job, verdict }) => (verdict.ok || job === undefined ? [] : [id]));
      const since = left.length === 0 ? [] : await rowsOf<Since>(command, SINCE, { ...input, ids: left });
      return judged.map(({ id, job, verdict }) =>
        withSince(
          told(id, job, verdict),
          since.find((one) => one.id === id),
        ),
      );
    },
  });
}

function verdictOn({ actor }: CommandContext, job: LockedJob | undefined, task: AddedTask | undefined): Verdict {
  if (job === undefined) return refused('NOT_FOUND');
  return all(mustBeAssigned(job.isAssigned, 'job'), task === undefined ? refused('NOT_FOUND') : canUndoAddedTask(actor, task));
}

interface LockedJob extends AssignedRow {
  readonly id: number;
  readonly workOrder: string;
}
interface AddedTask {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly name: string;
  readonly groupId: number | null;
  readonly dueDate: string | null;
  readonly isUsed: boolean;
  readonly boqIds: readonly number[];
}

/** The job first, as when tasks are added. */
const LOCK_JOBS = prepared(
  'lock-jobs-of-added-tasks',
  `select c.id, c.work_order as "workOrder", ${jobWriteScope('c')} as "isAssigned" from construction c
    where c.id = any($ids::integer[]) and ${jobScope('c')} order by c.id for no key update of c`,
);
const SAID_OF = ['task_user', 'field_comment', 'internal_comment', 'attachment', 'payment'];
/** A job has one of them at most. Locked whole: what is said of one meanwhile waits, and does not go with it. */
const LOCK_TASKS = prepared(
  'lock-added-tasks',
  `select ${wireColumns('s', 'id version construction_id name group_id', 'due_date')},
     (${SAID_OF.map((table) => `exists (select from ${table} r where r.schedule_id = s.id)`).join(' or ')}
       or exists (select from schedule other where other.child_task_id = s.id)) as "isUsed",
     array(select i.boq_id from schedule_item i where i.schedule_id = s.id order by i.boq_id) as "boqIds"
   from schedule s where s.construction_id = any($ids::integer[]) and exists (
     select from event e where e.entity = 'schedule' and e.entity_id = s.id and e.move = 'addTask'
       and e.actor_user_id = $actorId::integer and (e.client_id = any($clientIds::uuid[]) or e.batch_id = any($clientIds::uuid[])))
   order by s.id for update of s`,
);

type Since = ChangedSince & { readonly id: number };
/** What was last done or said of each of the tasks, also of one that is gone. */
const SINCE = `select distinct on (added.construction_id) added.construction_id as id, ${SINCE_COLUMNS},
     (last.move = 'removeTask' and last.why = 'Undone') as "isUndone"
   from event added ${lastEvent(`e.construction_id = added.construction_id and e.tx <> added.tx and e.recorded_at >= added.recorded_at
     and (e.schedule_id = added.entity_id or (e.entity = 'schedule' and e.entity_id = added.entity_id))`)}
   where added.construction_id = any($ids::integer[]) and added.move = 'addTask' and added.actor_user_id = $actorId::integer
     and (added.client_id = any($clientIds::uuid[]) or added.batch_id = any($clientIds::uuid[]))
   order by added.construction_id, added.id desc`;

function rowsOf<Row extends object>(command: CommandContext, sql: string, { ids, clientIds }: UndoChangesInput): Promise<Row[]> {
  const { sequelize, transaction, actor } = command;
  const bind = { ...scopeBinds(actor), ids: [...ids], clientIds: [...clientIds] };
  return sequelize.query<Row>(sql, { bind, transaction, type: QueryTypes.SELECT });
}

async function remove(command: CommandContext, tasks: readonly AddedTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const asked = { bind: { ids: tasks.map(({ id }) => id) }, transaction: command.transaction, type: QueryTypes.DELETE as const };
  await command.sequelize.query('delete from schedule_item where schedule_id = any($ids::integer[])', asked);
  await command.sequelize.query('delete from schedule where id = any($ids::integer[])', asked);
  await sumAssigned(
    command,
    tasks.map(({ id, constructionId, boqIds }) => ({ constructionId, scheduleId: id, boqIds })),
  );
  for (const { id, version, constructionId, name, groupId, dueDate } of tasks) {
    appendEvent(command, {
      ...{ entity: 'schedule', entityId: id, constructionId, scheduleId: id, version: version + 1, move: 'removeTask', why: 'Undone' },
      before: { name, groupId, dueDate, constructionId },
    });
  }
}
