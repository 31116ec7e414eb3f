// Merge a value, or a text that records hold, into a value of the list (mergeLookupValues): its records get the other name, and it is archived.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { MergeLookupValuesInput } from '@lotline/schema/domain/lookup/lookup.input';
import { canMerge } from '@lotline/schema/domain/lookup/lookup.rules';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { setArchived } from '../../platform/record/lock-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { countUses, findByLabel, lockList, moveRecords, mustFind, publishList, type SavedList } from './locked-list.step.ts';

export function mergeLookupValues(
  context: RequestContext,
  input: MergeLookupValuesInput,
  client: ClientMutation | null,
): Promise<SavedList> {
  const { from, intoId, why } = input;
  return runCommand<SavedList>(context, {
    operation: 'mergeLookupValues',
    input,
    client,
    work: async (command) => {
      const locked = await lockList(command, input.list);
      const into = await mustFind(command, locked, intoId);
      must(canMerge(locked.list, from, into.label));
      const { entity } = LOOKUP_VALUE;
      const seen = {
        table: entity,
        id: intoId,
        constructionId: null,
        version: into.version,
        expectedVersion: command.expectedVersion,
      } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['renameLookupValue', 'archiveLookupValue'] });
      if (clash !== null) refuse('STALE_VERSION', { entity, id: intoId, version: into.version, ...clash });
      const merged = await findByLabel(command, locked, from);
      const count = await countUses(command, locked, from);
      if (merged === undefined && count === 0) refuse('NOT_FOUND');
      await moveRecords(command, locked, from, into.label, why);
      const { lookupId } = locked;
      if (merged !== undefined && !merged.isArchived) {
        const version = await setArchived(command, LOOKUP_VALUE, merged.id, true);
        const head = { entity, entityId: merged.id, constructionId: null, version, why } as const;
        appendEvent(command, {
          ...head,
          move: 'archiveLookupValue',
          before: { isArchived: false },
          after: { isArchived: true },
          detail: { lookupId, into: into.label },
        });
      }
      const { version } = await updateRecord(command, LOOKUP_VALUE, intoId, {}, { isArchived: false });
      await publishList(command, locked);
      const head = { entity, entityId: intoId, constructionId: null, version, why } as const;
      appendEvent(command, { ...head, move: 'mergeLookupValues', detail: { lookupId, from, count } });
      return { list: locked.list.name };
    },
  });
}
