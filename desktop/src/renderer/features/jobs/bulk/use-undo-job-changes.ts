// Takes back what one change of several jobs did, where they are still as it left them.
import { UndoJobChangesDocument } from '@lotline/schema/generated/documents';
import type { UndoChange } from '../../../platform/bulk/use-dry-run.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { asVerdicts } from './bulk-change.ts';

interface Done {
  readonly ids: readonly number[];
  readonly clientIds: readonly string[];
}

export function useUndoJobChanges(): UndoChange {
  const { attempt } = useCommand({
    touches: [{ entity: 'construction' }],
    isFormless: true,
    send: async (call, { ids, clientIds }: Done, client) =>
      asVerdicts((await call(UndoJobChangesDocument, { input: { ids: [...ids], clientIds: [...clientIds] }, client })).data.undoJobChanges),
  });
  return async (ids, clientIds) => {
    const outcome = await attempt({ ids, clientIds });
    return outcome.isDone ? outcome.answer : null;
  };
}
