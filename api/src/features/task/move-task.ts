// What every move of a task has in common: claim, lock, ask the rule, change, version, event (house style, "From the button to the database").
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import type { Move, TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { saveChanged } from '../../platform/db/model-rows.ts';
import { loadTaskForMove, type LoadedTask, type NamedTask } from './load-task-for-move.ts';

export type TaskMove = NamedTask & MoveParts;

interface MoveParts {
  /** The mutation's name. */
  readonly operation: string;
  readonly move: Move;
  readonly input: unknown;
  readonly client: ClientMutation | null;
  readonly may: (actor: Actor, facts: TaskFacts) => Verdict;
  /** Locks what stands above the task in the order of locks (decision 023), before the task is locked. */
  readonly lockAbove?: (command: CommandContext) => Promise<void>;
  /** Changes the rows of the loaded task; the schedule itself is saved after it. What it returns goes into the event beside the dates. */
  readonly change: (task: LoadedTask, command: CommandContext) => Promise<object> | object;
}

/** The job whose task was moved: what the resolver reads back for this person. */
export type MovedTask = { constructionId: number; scheduleId: number };

/** @throws RefusalError NOT_FOUND, TASK_LEFT, STALE_VERSION, IDEMPOTENCY_MISMATCH or what the rule refuses with. */
export function moveTask(context: RequestContext, move: TaskMove): Promise<MovedTask> {
  const { operation, input, client } = move;
  return runCommand<MovedTask>(context, {
    operation,
    input,
    client,
    work: async (command) => {
      await move.lockAbove?.(command);
      const task = await loadTaskForMove(command, move);
      const { schedule } = task;
      if (command.expectedVersion !== null && command.expectedVersion !== schedule.version) {
        refuse('STALE_VERSION', { entity: 'schedule', id: schedule.id, version: schedule.version });
      }
      const verdict = move.may(command.actor, task.facts);
      if (!verdict.ok) refuse(verdict.code, verdict.details);

      const before = lifecycleDates(task);
      const changed = await move.change(task, command);
      // A visit or an item is part of the task: whoever watches the task's version sees their changes too.
      await saveChanged(schedule, command);
      appendEvent(command, {
        entity: 'schedule',
        entityId: schedule.id,
        constructionId: schedule.constructionId,
        scheduleId: schedule.id,
        version: schedule.version,
        move: move.move,
        before,
        after: { ...lifecycleDates(task), ...changed },
      });
      return { constructionId: schedule.constructionId, scheduleId: schedule.id };
    },
  });
}

function lifecycleDates({ schedule }: LoadedTask): object {
  const { acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened } = schedule;
  return { acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened };
}
