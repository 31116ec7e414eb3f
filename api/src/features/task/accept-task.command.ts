// Accept and Decline (updateConstructionTaskAccepted, updateConstructionTaskDeclined): specification 1 §4, domain.md §2.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { accept, decline } from '@lotline/schema/domain/task/task.effects';
import { canAccept, canDecline } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';

/** The rates that stand on the items now are the ones that were shown: nothing else may change them after this. */
export function acceptTask(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateConstructionTaskAccepted',
    move: 'accept',
    scheduleId,
    input: { scheduleId },
    client,
    may: canAccept,
    effect: accept,
    follow: ({ items }) => ({ rates: items.map(({ id, rate }) => ({ id, rate })) }),
  });
}

/** Leaves the worker's list; the office sees that it needs somebody else. */
export function declineTask(
  context: RequestContext,
  input: { scheduleId: number; reason: string | null },
  client: ClientMutation | null,
): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateConstructionTaskDeclined',
    move: 'decline',
    scheduleId: input.scheduleId,
    input,
    client,
    may: canDecline,
    effect: (task, pressed) => decline(task, input.reason, pressed),
    follow: () => ({ reason: input.reason }),
  });
}
