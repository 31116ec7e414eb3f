// Take a saved view away, or bring it back (removeView): it is kept, so that its removal can be undone.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { listOf } from '@lotline/schema/domain/view/declared-lists';
import type { RemoveViewInput } from '@lotline/schema/domain/view/view.input';
import { canRemoveView } from '@lotline/schema/domain/view/view.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustHaveRoom } from './own-views.step.ts';
import { loadViewForChange } from './saved-view.queries.ts';
import type { SavedViewId } from './save-view.command.ts';

const UPDATE = prepared(
  'remove-saved-view',
  'update saved_view set removed = $removed, version = version + 1 where id = $id returning version',
);

export function removeView(context: RequestContext, input: RemoveViewInput, client: ClientMutation | null): Promise<SavedViewId> {
  const { id, removed } = input;
  return runCommand<SavedViewId>(context, {
    operation: 'removeView',
    input,
    client,
    work: async (command) => {
      const { sequelize, transaction, versions, actor } = command;
      const view = await loadViewForChange(command, id);
      const verdict = canRemoveView(actor, listOf(view.list), view);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      if (view.removed === removed) return { viewId: id };
      if (!removed) await mustHaveRoom(command, view.ownerId, view.list);
      const [written] = await sequelize.query<{ version: number }>(UPDATE, { bind: { id, removed }, transaction, type: QueryTypes.SELECT });
      const version = written?.version ?? view.version;
      versions['saved_view'] = version;
      const facts = {
        move: removed ? 'removeView' : 'restoreView',
        entity: 'saved_view',
        entityId: id,
        constructionId: null,
        version,
      } as const;
      appendEvent(command, { ...facts, before: { removed: view.removed }, after: { removed } });
      return { viewId: id };
    },
  });
}
