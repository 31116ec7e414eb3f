// Add a value to a list, or rename one (saveLookupValue). Records that hold the old name get the new one (screens.md §2.20).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { SaveLookupValueInput } from '@lotline/schema/domain/lookup/lookup.input';
import { canBeLabel, canRename } from '@lotline/schema/domain/lookup/lookup.rules';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lastChanges, unclashed } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { countUses, lockList, mustFind, moveRecords, publishList, type LockedList, type SavedList } from './locked-list.step.ts';
import { lastPosition } from './value-position.step.ts';

export function saveLookupValue(context: RequestContext, input: SaveLookupValueInput, client: ClientMutation | null): Promise<SavedList> {
  return runCommand<SavedList>(context, {
    operation: 'saveLookupValue',
    input,
    client,
    work: async (command) => {
      const list = await lockList(command, input.list);
      await (input.id === null ? add(command, list, input) : rename(command, list, input, input.id));
      return { list: input.list };
    },
  });
}

async function add(command: CommandContext, locked: LockedList, { label, why }: SaveLookupValueInput): Promise<void> {
  must(canBeLabel(locked.list, label));
  const { lookupId } = locked;
  const along = { lookupId, position: await lastPosition(command, locked) };
  const { id, version } = await insertRecord(command, LOOKUP_VALUE, { label }, along);
  await publishList(command, locked);
  const head = { entity: 'lookup_value', entityId: id, constructionId: null, version, why } as const;
  appendEvent(command, { ...head, move: 'createLookupValue', after: { label }, detail: { lookupId, list: locked.list.label } });
}

async function rename(command: CommandContext, locked: LockedList, input: SaveLookupValueInput, id: number): Promise<void> {
  const { entity } = LOOKUP_VALUE;
  const { label: from, version } = await mustFind(command, locked, id);
  const base = { label: input.baseLabel ?? from };
  const written = await unclashed({ entity, id, version, values: { label: from } }, base, { label: input.label }, (fields) =>
    lastChanges(command, { entity, id, fields }),
  );
  const to = written['label'];
  if (typeof to !== 'string') return;
  must(canRename(locked.list, from, to, await countUses(command, locked, from), input.why));
  const row = await updateRecord(command, LOOKUP_VALUE, id, { label: to });
  await moveRecords(command, locked, from, to, input.why);
  await publishList(command, locked);
  const head = { entity, entityId: id, constructionId: null, version: row.version, why: input.why } as const;
  const { lookupId } = locked;
  appendEvent(command, { ...head, move: 'renameLookupValue', before: { label: from }, after: { label: to }, detail: { lookupId } });
}
