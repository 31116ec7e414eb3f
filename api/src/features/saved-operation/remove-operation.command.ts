// Take a saved operation away, or bring it back (removeOperation): it is kept, so that its removal can be undone.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { RemoveOperationInput } from '@lotline/schema/domain/saved-operation/saved-operation.input';
import { canExplore, canRemoveOperation } from '@lotline/schema/domain/saved-operation/saved-operation.lifecycle';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustHaveRoomForOperation } from './own-operations.step.ts';
import type { SavedOperationId } from './save-operation.command.ts';
import { loadOperationForChange } from './saved-operation.queries.ts';

const UPDATE = prepared(
  'remove-saved-operation',
  'update saved_operation set removed = $removed, version = version + 1 where id = $id returning version',
);

export function removeOperation(
  context: RequestContext,
  input: RemoveOperationInput,
  client: ClientMutation | null,
): Promise<SavedOperationId> {
  const { id, removed } = input;
  return runCommand<SavedOperationId>(context, {
    operation: 'removeOperation',
    input,
    client,
    work: async (command) => {
      const { sequelize, transaction, versions, actor } = command;
      must(canExplore(actor));
      const operation = await loadOperationForChange(command, id);
      must(canRemoveOperation(actor, operation));
      if (operation.removed === removed) return { operationId: id };
      if (!removed) await mustHaveRoomForOperation(command, operation.ownerId);
      const [written] = await sequelize.query<{ version: number }>(UPDATE, { bind: { id, removed }, transaction, type: QueryTypes.SELECT });
      const version = written?.version ?? operation.version;
      versions['saved_operation'] = version;
      appendEvent(command, {
        move: removed ? 'removeOperation' : 'restoreOperation',
        ...{ entity: 'saved_operation', entityId: id, constructionId: null, version },
        before: { removed: operation.removed },
        after: { removed },
      });
      return { operationId: id };
    },
  });
}
