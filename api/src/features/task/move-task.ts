// What every move of a task has in common: claim, lock, ask the rule, write what its effect says, event (house style, "From the button to the
// database"; schema/domain/task/task.effects.ts).
import type { ExactJsonText } from '@lotline/schema/domain/kernel/exact-json';
import type { LifecycleDates, MoveDetail } from '@lotline/schema/domain/history/event-shapes';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { CLASHING_MOVES } from '@lotline/schema/domain/task/task.clashes';
import type { Pressed } from '@lotline/schema/domain/kernel/effect';
import type { Move } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendMove } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadTaskForMove, type NamedTask } from './load-task-for-move.ts';
import type { LoadedTask } from '../task-record/task.model.ts';
import { writeTask } from './write-task.ts';

export type TaskMove<M extends Move> = NamedTask & MoveParts<M>;

/** What a move says in its event beside the task's dates. */
export interface MoveEvent<M extends Move> {
  readonly detail: MoveDetail<M> | ExactJsonText;
  readonly why?: string | null;
}

interface MoveParts<M extends Move> {
  /** The mutation's name. */
  readonly operation: string;
  readonly move: M;
  readonly input: unknown;
  readonly client: ClientMutation | null;
  readonly may: (actor: Actor, task: LoadedTask, command: CommandContext) => Promise<Verdict> | Verdict;
  /** Locks what stands above the task in the order of locks (decision 023), before the task is locked. */
  readonly lockAbove?: (command: CommandContext) => Promise<void>;
  /** What must have been before the press, beside the task's issue and the person's own last step. */
  readonly notBefore?: (task: LoadedTask) => readonly (Date | null)[];
  /** The move's effect, with what only the server knows for it. */
  readonly effect: (task: LoadedTask, pressed: Pressed<Date>, command: CommandContext) => Promise<LoadedTask> | LoadedTask;
  /** After its rows are written: those of other tables that follow them, with their events; and what the move's own event says. */
  readonly follow: (task: LoadedTask, before: LoadedTask, command: CommandContext) => Promise<MoveEvent<M>> | MoveEvent<M>;
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
      const before = await loadTaskForMove(command, move);
      const { id, constructionId, version } = before;
      const seen = { table: 'schedule', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: CLASHING_MOVES[move.move] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'schedule', id, version, ...clash });
      const verdict = await move.may(command.actor, before, command);
      if (!verdict.ok) refuse(verdict.code, verdict.details);

      const made = await move.effect(before, pressed(command, before, move), command);
      // A visit or an item is part of the task: whoever watches the task's version sees their changes too.
      const task = await writeTask(command, before, made);
      const { detail, why = null } = await move.follow(task, before, command);
      appendMove(command, {
        entityId: task.id,
        constructionId: task.constructionId,
        scheduleId: task.id,
        version: task.version,
        move: move.move,
        before: lifecycleDates(before),
        after: lifecycleDates(task),
        detail,
        why,
      });
      return { constructionId: task.constructionId, scheduleId: task.id };
    },
  });
}

/** The press as the effects see it: on the server's clock, and after what it followed. */
function pressed(command: CommandContext, task: LoadedTask, { notBefore }: Pick<MoveParts<Move>, 'notBefore'>): Pressed<Date> {
  const { actor, clientId } = command;
  const ownSteps = task.taskUsers
    .filter(({ userId }) => userId === actor.userId)
    .flatMap(({ onSiteUtc, offSiteUtc, completedUtc }) => [onSiteUtc, offSiteUtc, completedUtc]);
  return { actor, id: clientId, at: command.datedAt([task.issuedDate, ...ownSteps, ...(notBefore?.(task) ?? [])]) };
}

function lifecycleDates(task: LoadedTask): LifecycleDates {
  const { acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened } = task;
  return { acceptedDate, declinedDate, onsiteDate, completedDate, submittedDate, isPartial, isReopened };
}
