// Custom tasks (updateCustomTasks): ticking off what the office gave a person or a group. All of one call or none (specification 2 §7).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { tick } from '@lotline/schema/domain/custom-task/custom-task.effects';
import { canSetCustomTask } from '@lotline/schema/domain/custom-task/custom-task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
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
      const tasks = await lockTasks(command, input);
      // an id of a press names one row: with several none of them has it
      const clientId = input.length === 1 ? command.clientId : null;
      for (const wanted of input) await completeOne(command, tasks.get(wanted.id), wanted.isCompleted, clientId);
      return { ids: input.map(({ id }) => id) };
    },
  });
}

/**
 * Those given to this person, all before the first is changed and in the order of their ids, so that two calls never wait for each other in a
 * circle (decision 023).
 */
async function lockTasks(command: CommandContext, input: readonly CustomTaskInput[]): Promise<Map<number, CustomTaskModel>> {
  const { sequelize, transaction, actor } = command;
  const given = await sequelize.query<{ id: number }>(
    `select t.id from custom_task t where t.id = any($ids::int[]) and ${customTaskScope('t')} order by t.id for no key update of t`,
    { bind: { ...scopeBinds(actor), ids: input.map(({ id }) => id) }, transaction, type: QueryTypes.SELECT },
  );
  const tasks = await CustomTaskModel.findAll({ where: { id: given.map(({ id }) => id) }, transaction });
  return new Map(tasks.map((task) => [task.id, task]));
}

async function completeOne(
  command: CommandContext,
  task: CustomTaskModel | undefined,
  isCompleted: boolean,
  clientId: string | null,
): Promise<void> {
  const { actor, transaction } = command;
  if (task === undefined) return refuse('NOT_FOUND');
  const verdict = canSetCustomTask(actor, task, isCompleted);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  if (task.isCompleted === isCompleted) return;
  const before = { isCompleted: task.isCompleted };
  await task.update(tick(isCompleted, { actor, at: command.datedAt([]), id: clientId }), { transaction });
  if (clientId !== null) command.versions['customTask'] = task.version;
  appendEvent(command, {
    entity: 'custom_task',
    entityId: task.id,
    constructionId: null,
    version: task.version,
    move: 'completeCustomTask',
    before,
    after: { isCompleted },
  });
}
