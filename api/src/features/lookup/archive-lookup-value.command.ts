// Archive a value of a list, or bring it back (archiveLookupValue): forms no longer offer it, and what holds it keeps it.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { mustNotBeLocked } from '@lotline/schema/domain/lookup/lookup.rules';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import type { ArchiveInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { setArchived } from '../../platform/record/lock-record.ts';
import { lockListOf, publishList, type SavedList } from './locked-list.step.ts';

export function archiveLookupValue(context: RequestContext, input: ArchiveInput, client: ClientMutation | null): Promise<SavedList> {
  const { id, archived } = input;
  return runCommand<SavedList>(context, {
    operation: 'archiveLookupValue',
    input,
    client,
    work: async (command) => {
      const { value, list, lookupId } = await lockListOf(command, id);
      const { label, version, isArchived } = value;
      const { entity } = LOOKUP_VALUE;
      const seen = { table: entity, id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['archiveLookupValue', 'restoreLookupValue'] });
      if (clash !== null) refuse('STALE_VERSION', { entity, id, version, ...clash });
      if (isArchived === archived) return { list: list.name };
      if (archived) must(mustNotBeLocked(list, label));
      const next = await setArchived(command, LOOKUP_VALUE, id, archived);
      await publishList(command, { list, lookupId });
      appendEvent(command, {
        ...{ move: archived ? 'archiveLookupValue' : 'restoreLookupValue', entity, entityId: id, constructionId: null, version: next },
        before: { isArchived },
        after: { isArchived: archived },
        detail: { lookupId },
      });
      return { list: list.name };
    },
  });
}
