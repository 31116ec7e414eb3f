// Which kinds of documents are mandatory, and for whom (saveDocumentKind): it decides who is given work, so it asks for its reason.
import { canBeMandatory, DOCUMENT_KIND } from '@lotline/schema/domain/document/document.fields';
import type { SaveDocumentKindInput } from '@lotline/schema/domain/document/document.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockInScope, mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges } from '../../platform/record/merge-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';

/** A type alias: a stored answer needs an index signature. */
type SavedKind = { kindId: number };

export function saveDocumentKind(context: RequestContext, input: SaveDocumentKindInput, client: ClientMutation | null): Promise<SavedKind> {
  const { id, why } = input;
  return runCommand<SavedKind>(context, {
    operation: 'saveDocumentKind',
    input,
    client,
    work: async (command) => {
      mustManage(command, DOCUMENT_KIND);
      const more = 'r.kind as name';
      const kind = await lockInScope<typeof DOCUMENT_KIND, { readonly name: string }>(command, DOCUMENT_KIND, id, {
        reads: 'true',
        writes: 'true',
        more,
      });
      if (kind === undefined) return refuse('NOT_FOUND');
      const after = await mergedChanges(command, DOCUMENT_KIND, kind, input);
      must(canBeMandatory(kind.name, after.isForPeople));
      if (Object.keys(after).length === 0) return { kindId: id };
      const { version } = await updateRecord(command, DOCUMENT_KIND, id, after);
      const before = beforeOf(DOCUMENT_KIND, kind.values, after);
      const head = { entity: 'document_kind', entityId: id, constructionId: null, version, why } as const;
      const said = { before: kept(DOCUMENT_KIND, before), after: kept(DOCUMENT_KIND, after), detail: { kind: kind.name } };
      appendEvent(command, { ...head, move: 'editDocumentKind', ...said });
      return { kindId: id };
    },
  });
}
