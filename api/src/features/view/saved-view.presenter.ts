// What of a saved view reaches whom: every field is listed.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { listOf } from '@lotline/schema/domain/view/declared-lists';
import { canRemoveView } from '@lotline/schema/domain/view/view.lifecycle';
import type { ViewRow } from './saved-view.queries.ts';
import type { SavedView } from './saved-view.type.ts';

export const presentView = (view: ViewRow, actor: Actor): SavedView => ({
  id: view.id,
  version: view.version,
  list: view.list,
  name: view.name,
  isShared: view.isShared,
  query: view.query,
  columns: view.columns,
  isOwn: view.ownerId === actor.userId,
  ownerName: view.ownerName,
  canRemove: canRemoveView(actor, listOf(view.list), view).ok,
});
