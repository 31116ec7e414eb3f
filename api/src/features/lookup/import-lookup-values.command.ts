// Values of a file (importLookupValues): new ones at the end of the list in the file's order, others archived or restored, each with its event; what cannot be is left and
// told. It does what its dry run said, or it is refused as stale (screens.md §2.20).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ImportLookupValuesInput } from '@lotline/schema/domain/lookup/lookup.input';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { setArchived } from '../../platform/record/lock-record.ts';
import { insertRecord } from '../../platform/record/write-record.ts';
import { lockList, publishList, type LockedList } from './locked-list.step.ts';
import { judgeList, summaryOf, type JudgedList, type LookupFileSummary } from './lookup-csv.queries.ts';
import { lastPosition } from './value-position.step.ts';

export function importLookupValues(
  context: RequestContext,
  input: ImportLookupValuesInput,
  client: ClientMutation | null,
): Promise<LookupFileSummary> {
  return runCommand<LookupFileSummary>(context, {
    operation: 'importLookupValues',
    input,
    client,
    work: async (command) => {
      const locked = await lockList(command, input.list);
      const file = await judgeList(command, locked.list, input.csv);
      if (file.seen !== input.seen) refuse('STALE_VERSION', { entity: 'lookup' });
      for (const row of file.rows) await write(command, locked, row);
      const isSame = file.rows.every(({ does }) => does === 'nothing' || does === 'refuse');
      return summaryOf(locked.list, file, isSame ? null : await publishList(command, locked));
    },
  });
}

async function write(command: CommandContext, locked: LockedList, row: JudgedList['rows'][number]): Promise<void> {
  const { lookupId } = locked;
  const { entity } = LOOKUP_VALUE;
  if (row.does === 'create') {
    const { label, isArchived } = row;
    const along = { lookupId, isArchived, position: await lastPosition(command, locked) };
    const { id, version } = await insertRecord(command, LOOKUP_VALUE, { label }, along);
    const head = { entity, entityId: id, constructionId: null, version } as const;
    appendEvent(command, { ...head, move: 'createLookupValue', after: { label }, detail: { lookupId, list: locked.list.label } });
  }
  if (row.does === 'archive' || row.does === 'restore') {
    const { id, isArchived } = row.known;
    const version = await setArchived(command, LOOKUP_VALUE, id, !isArchived);
    appendEvent(command, {
      ...{ move: isArchived ? 'restoreLookupValue' : 'archiveLookupValue', entity, entityId: id, constructionId: null, version },
      ...{ before: { isArchived }, after: { isArchived: !isArchived }, detail: { lookupId } },
    });
  }
}
