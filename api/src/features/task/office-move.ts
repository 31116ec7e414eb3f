// What every move of the office on a task has in common: lock, ask the rule, write what its effect says, event. As the field's moves have it
// (move-task.ts); the event tells what the move changes in place of the lifecycle's dates.
import type { ChangePayload } from '@lotline/schema/domain/history/event-shapes';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import type { OfficeFacts, OfficeMove } from '@lotline/schema/domain/task/office-moves';
import { CLASHING_OFFICE_MOVES } from '@lotline/schema/domain/task/task.clashes';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { personNames } from '../people/person-name.queries.ts';
import { loadTaskForMove } from './load-task-for-move.ts';
import type { MovedTask } from './move-task.ts';
import type { LoadedTask } from '../task-record/task.model.ts';
import { writeTask } from './write-task.ts';

interface OfficeMoveParts {
  /** The mutation's name. */
  readonly operation: string;
  readonly move: OfficeMove;
  readonly input: { readonly scheduleId: number };
  readonly client: ClientMutation | null;
  readonly may: (actor: Actor, facts: OfficeFacts) => Verdict;
  readonly effect: (task: LoadedTask, command: CommandContext) => Promise<LoadedTask> | LoadedTask;
  /** What the event says; writes before it what follows in other tables. */
  readonly eventOf: (task: LoadedTask, before: LoadedTask, command: CommandContext) => Promise<OfficeEvent> | OfficeEvent;
}

type OfficeEvent = ChangePayload<OfficeMove> & { readonly why?: string | null };

/** @throws RefusalError NOT_FOUND, TASK_LEFT, STALE_VERSION, IDEMPOTENCY_MISMATCH or what the rule refuses with. */
export function officeMove(context: RequestContext, parts: OfficeMoveParts): Promise<MovedTask> {
  const { operation, input, client, move } = parts;
  return runCommand<MovedTask>(context, {
    operation,
    input,
    client,
    work: async (command) => {
      const before = await loadTaskForMove(command, { scheduleId: input.scheduleId });
      const { id, constructionId, version } = before;
      const seen = { table: 'schedule', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: CLASHING_OFFICE_MOVES[move] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'schedule', id, version, ...clash });
      await mustBeAllowed(command, parts.may(command.actor, before));
      const task = await writeTask(command, before, await parts.effect(before, command));
      const event = await parts.eventOf(task, before, command);
      appendEvent(command, { entityId: id, constructionId, scheduleId: id, version: task.version, ...event });
      return { constructionId, scheduleId: id };
    },
  });
}

/** Who is onsite is told by name: the office rings them. */
async function mustBeAllowed(command: CommandContext, verdict: Verdict): Promise<void> {
  if (verdict.ok) return;
  const { userIds } = verdict.details;
  if (verdict.code !== 'SOMEBODY_ONSITE' || !isIds(userIds)) return refuse(verdict.code, verdict.details);
  refuse('SOMEBODY_ONSITE', { names: await personNames(command, userIds) });
}

const isIds = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every((one) => typeof one === 'number');
