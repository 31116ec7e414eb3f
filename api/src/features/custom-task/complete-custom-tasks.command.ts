// Custom tasks (updateCustomTasks): ticking off what the office gave a person or a group. All of one call or none (specification 2 §7).
import { canSeeGroup, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canSetCustomTask } from '@lotline/schema/domain/job/custom-task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand, type CommandContext } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { CustomTaskModel } from './custom-task.model.ts';

export interface CustomTaskInput {
  readonly id: number;
  readonly isCompleted: boolean;
}

export type SavedCustomTasks = { ids: number[] };

export function completeCustomTasks(
  context: RequestContext,
  input: readonly CustomTaskInput[],
  client: ClientMutation | null,
): Promise<SavedCustomTasks> {
  return runCommand<SavedCustomTasks>(context, {
    operation: 'updateCustomTasks',
    input,
    client,
    work: async (command) => {
      const tasks = await lockTasks(command, input);
      for (const wanted of input) await completeOne(command, tasks.get(wanted.id), wanted.isCompleted);
      return { ids: input.map(({ id }) => id) };
    },
  });
}

/** All before the first is changed, in the order of their ids, so that two calls never wait for each other in a circle (decision 023). */
async function lockTasks({ transaction }: CommandContext, input: readonly CustomTaskInput[]): Promise<Map<number, CustomTaskModel>> {
  const where = { id: input.map(({ id }) => id) };
  const tasks = await CustomTaskModel.findAll({ where, order: ['id'], transaction, lock: transaction.LOCK.NO_KEY_UPDATE });
  return new Map(tasks.map((task) => [task.id, task]));
}

async function completeOne(command: CommandContext, task: CustomTaskModel | undefined, isCompleted: boolean): Promise<void> {
  const { actor, at, transaction } = command;
  if (task === undefined || !isGivenTo(actor, task)) return refuse('NOT_FOUND');
  const verdict = canSetCustomTask(actor, task, isCompleted);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  if (task.isCompleted === isCompleted) return;
  const before = { isCompleted: task.isCompleted };
  await task.update(
    {
      isCompleted,
      completedUtc: isCompleted ? at : null,
      completedByUserId: isCompleted ? actor.userId : null,
    },
    { transaction },
  );
  await appendEvent(command, {
    entity: 'custom_task',
    entityId: task.id,
    constructionId: null,
    version: task.version,
    move: 'completeCustomTask',
    before,
    after: { isCompleted },
    groupIds: task.groupId === null || task.userId !== null ? [] : [task.groupId],
    userIds: task.userId === null ? [] : [task.userId],
  });
}

/** Given to the person, to one of its groups, or to nobody in particular. */
function isGivenTo(actor: Actor, task: CustomTaskModel): boolean {
  return task.userId === null ? task.groupId === null || canSeeGroup(actor, task.groupId) : task.userId === actor.userId;
}
