// What of a saved operation reaches whom: every field is listed.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { canRemoveOperation } from '@lotline/schema/domain/saved-operation/saved-operation.lifecycle';
import type { OperationRow } from './saved-operation.queries.ts';
import type { SavedOperation } from './saved-operation.type.ts';

export const presentOperation = (operation: OperationRow, actor: Actor): SavedOperation => ({
  id: operation.id,
  version: operation.version,
  name: operation.name,
  isShared: operation.isShared,
  text: operation.text,
  variables: operation.variables,
  isOwn: operation.ownerId === actor.userId,
  ownerName: operation.ownerName,
  canRemove: canRemoveOperation(actor, operation).ok,
});
