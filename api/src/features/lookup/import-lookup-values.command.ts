// Values of a file (importLookupValues): new ones at the end of the list in the file's order, others archived, restored or marked, each with its event; what cannot be is left and
// told. It does what its dry run said, or it is refused as stale (screens.md §2.20).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ImportLookupValuesInput } from '@lotline/schema/domain/lookup/lookup.input';
import type { JudgedValue, KnownValue } from '@lotline/schema/domain/lookup/lookup-csv.rules';
import { marksAlone } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { lockList, publishList, type LockedList } from './locked-list.step.ts';
import { judgeList, summaryOf, type JudgedList, type LookupFileSummary } from './lookup-csv.queries.ts';
import { columnsOf } from './value-columns.step.ts';
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
  if (row.does === 'nothing' || row.does === 'refuse') return;
  if (row.does === 'create') {
    const { label, isArchived, marks } = row;
    const after = { label, ...marks };
    const { values, along } = columnsOf(after);
    const position = await lastPosition(command, locked);
    const { id, version } = await insertRecord(command, LOOKUP_VALUE, values, { lookupId, isArchived, position, ...along });
    const head = { entity, entityId: id, constructionId: null, version } as const;
    return appendEvent(command, { ...head, move: 'createLookupValue', after, detail: { lookupId, list: locked.list.label } });
  }
  await change(command, locked, row);
}

/** One version for all that a row of the file changes, and an event for each kind of it. */
async function change(
  command: CommandContext,
  { lookupId }: LockedList,
  { does, known, marks }: Extract<JudgedValue, { readonly known: KnownValue }>,
): Promise<void> {
  const { id, isArchived } = known;
  const { values, along } = columnsOf(marks);
  const both = does === 'mark' ? along : { ...along, isArchived: !isArchived };
  const { version } = await updateRecord(command, LOOKUP_VALUE, id, values, both);
  const head = { entity: LOOKUP_VALUE.entity, entityId: id, constructionId: null, version, detail: { lookupId } } as const;
  if (Object.keys(marks).length > 0) {
    const before = Object.fromEntries(Object.entries(marksAlone(known)).filter(([key]) => key in marks));
    appendEvent(command, { ...head, move: 'markLookupValue', before, after: { ...marks } });
  }
  if (does === 'mark') return;
  const move = does === 'archive' ? 'archiveLookupValue' : 'restoreLookupValue';
  appendEvent(command, { ...head, move, before: { isArchived }, after: { isArchived: !isArchived } });
}
