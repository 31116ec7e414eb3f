// Custom tasks (updateCustomTasks): ticking off what the office gave a person or a group. All of one call or none (specification 2 §7).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canSetCustomTask } from '@lotline/schema/domain/job/custom-task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand, type CommandContext } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { Audience } from '../../platform/events/change-scope.ts';
import { scopeBinds } from '../task/task.scope.ts';
import { CustomTaskModel } from './custom-task.model.ts';
import { customTaskScope } from './custom-task.scope.ts';

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
      // in the order of their ids, so that two calls never wait for each other in a circle
      for (const wanted of [...input].sort((a, b) => a.id - b.id)) await completeOne(command, wanted);
      return { ids: input.map(({ id }) => id) };
    },
  });
}

async function completeOne(command: CommandContext, wanted: CustomTaskInput): Promise<void> {
  const { actor, at, transaction } = command;
  const task = await loadGiven(command, wanted.id);
  const verdict = canSetCustomTask(actor, task, wanted.isCompleted);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  if (task.isCompleted === wanted.isCompleted) return;
  const before = { isCompleted: task.isCompleted };
  await task.update(
    {
      isCompleted: wanted.isCompleted,
      completedUtc: wanted.isCompleted ? at : null,
      completedByUserId: wanted.isCompleted ? actor.userId : null,
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
    after: { isCompleted: wanted.isCompleted },
    audience: audienceOf(task),
  });
}

/** Locks it. @throws RefusalError NOT_FOUND when it was given to others. */
async function loadGiven({ sequelize, transaction, actor }: CommandContext, id: number): Promise<CustomTaskModel> {
  const locked = await sequelize.query(`select t.id from custom_task t where t.id = $id and ${customTaskScope('t')} for update of t`, {
    bind: { ...scopeBinds(actor), id },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (locked.length === 0) refuse('NOT_FOUND');
  return CustomTaskModel.findByPk(id, { transaction, rejectOnEmpty: true });
}

/** Whose field list shows it. */
function audienceOf({ userId, groupId }: CustomTaskModel): Audience {
  const needs = 'CAN_ACCESS_FIELD_WORK';
  if (userId !== null) return { userIds: [userId], needs };
  return groupId === null ? { claims: [needs] } : { claims: ['CAN_VIEW_ALL_GROUPS'], groupIds: [groupId], needs };
}
