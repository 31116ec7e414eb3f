// What every move of a task has in common: claim, lock, ask the rule, change, version, event (house style, "From the button to the database").
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { LifecycleDates, MoveDetail } from '@lotline/schema/domain/history/event-shapes';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import type { Move, TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendMove } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { saveChanged } from '../../platform/db/model-rows.ts';
import { loadTaskForMove, type LoadedTask, type NamedTask } from './load-task-for-move.ts';

export type TaskMove<M extends Move> = NamedTask & MoveParts<M>;

/** What a move says in its event beside the task's dates. */
export interface MoveSaid<M extends Move> {
  readonly detail: MoveDetail<M>;
  readonly why?: string | null;
}

interface MoveParts<M extends Move> {
  /** The mutation's name. */
  readonly operation: string;
  readonly move: M;
  readonly input: unknown;
  readonly client: ClientMutation | null;
  readonly may: (actor: Actor, facts: TaskFacts) => Verdict;
  /** Locks what stands above the task in the order of locks (decision 023), before the task is locked. */
  readonly lockAbove?: (command: CommandContext) => Promise<void>;
  /** Changes the rows of the loaded task; the schedule itself is saved after it. */
  readonly change: (task: LoadedTask, command: CommandContext) => Promise<MoveSaid<M>> | MoveSaid<M>;
}

/** The job whose task was moved: what the resolver reads back for this person. */
export type MovedTask = { constructionId: number; scheduleId: number };

/** @throws RefusalError NOT_FOUND, TASK_LEFT, STALE_VERSION, IDEMPOTENCY_MISMATCH or what the rule refuses with. */
export function moveTask<M extends Move>(context: RequestContext, move: TaskMove<M>): Promise<MovedTask> {
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
      const { detail, why = null } = await move.change(task, command);
      // A visit or an item is part of the task: whoever watches the task's version sees their changes too.
      await saveChanged(schedule, command);
      appendMove(command, {
        entityId: schedule.id,
        constructionId: schedule.constructionId,
        scheduleId: schedule.id,
        version: schedule.version,
        move: move.move,
        before,
        after: lifecycleDates(task),
        detail,
        why,
      });
      return { constructionId: schedule.constructionId, scheduleId: schedule.id };
    },
  });
}

function lifecycleDates({ schedule }: LoadedTask): LifecycleDates {
  const { acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened } = schedule;
  return { acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened };
}
