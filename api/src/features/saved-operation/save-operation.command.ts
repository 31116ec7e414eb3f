// Save an operation of GraphiQL, new or as it is now (saveOperation): its owner alone, so nobody's change clashes (decision 033). Its event keeps its name
// and whether others have it, and not its text, which may name people and phone numbers.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { SavedOperationInput } from '@lotline/schema/domain/saved-operation/saved-operation.input';
import { canSaveOperation } from '@lotline/schema/domain/saved-operation/saved-operation.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustHaveRoomForOperation } from './own-operations.step.ts';
import { loadOperationForChange, type OperationRow } from './saved-operation.queries.ts';

export type SavedOperationId = { operationId: number };
type OperationContent = Omit<SavedOperationInput, 'id'>;

const INSERT = prepared(
  'insert-saved-operation',
  `insert into saved_operation (owner_id, name, is_shared, operation_text, variables)
   values ($userId, $name, $isShared, $text, $variables) returning id, version`,
);
const UPDATE = prepared(
  'update-saved-operation',
  `update saved_operation set name = $name, is_shared = $isShared, operation_text = $text, variables = $variables, version = version + 1
    where id = $id returning id, version`,
);

export function saveOperation(
  context: RequestContext,
  input: SavedOperationInput,
  client: ClientMutation | null,
): Promise<SavedOperationId> {
  const { id, ...content } = input;
  return runCommand<SavedOperationId>(context, {
    operation: 'saveOperation',
    input,
    client,
    work: (command) => (id === null ? create(command, content) : edit(command, id, content)),
  });
}

async function create(command: CommandContext, content: OperationContent): Promise<SavedOperationId> {
  must(canSaveOperation(command.actor, null));
  await mustHaveRoomForOperation(command, command.actor.userId);
  const { id, version } = await write(command, INSERT, content, { userId: command.actor.userId });
  appendEvent(command, { move: 'createOperation', ...headOf(id, version), after: factsOf(content) });
  return { operationId: id };
}

async function edit(command: CommandContext, id: number, wanted: OperationContent): Promise<SavedOperationId> {
  must(canSaveOperation(command.actor, null));
  const operation = await loadOperationForChange(command, id);
  if (operation.removed) return refuse('NOT_FOUND');
  must(canSaveOperation(command.actor, operation));
  const { version } = await write(command, UPDATE, wanted, { id });
  appendEvent(command, { move: 'editOperation', ...headOf(id, version), before: factsOf(operation), after: factsOf(wanted) });
  return { operationId: id };
}

async function write(
  command: CommandContext,
  sql: string,
  { name, isShared, text, variables }: OperationContent,
  of: Record<string, unknown>,
) {
  const { sequelize, transaction, versions } = command;
  const bind = { name, isShared, text, variables, ...of };
  const [written] = await sequelize.query<{ id: number; version: number }>(sql, { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error('the operation was not written');
  versions['saved_operation'] = written.version;
  return written;
}

const headOf = (entityId: number, version: number) => ({ entity: 'saved_operation', entityId, constructionId: null, version }) as const;
const factsOf = ({ name, isShared, text }: Pick<OperationRow, 'name' | 'isShared' | 'text'>) => ({
  name,
  isShared,
  characters: text.length,
});
