// Add a value to a list, or rename one and say what it has beside it (saveLookupValue). Records that hold the old name get the new one (screens.md §2.20).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { SaveLookupValueInput } from '@lotline/schema/domain/lookup/lookup.input';
import { canBeLabel, canRename } from '@lotline/schema/domain/lookup/lookup.rules';
import { canMark, isMark, marksAlone, NO_MARKS, type LookupMarks } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lastChanges, unclashed } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { countUses, lockList, mustFind, moveRecords, publishList, type LockedList, type SavedList } from './locked-list.step.ts';
import { columnsOf } from './value-columns.step.ts';
import { lastPosition } from './value-position.step.ts';

export function saveLookupValue(context: RequestContext, input: SaveLookupValueInput, client: ClientMutation | null): Promise<SavedList> {
  return runCommand<SavedList>(context, {
    operation: 'saveLookupValue',
    input,
    client,
    work: async (command) => {
      const list = await lockList(command, input.list);
      await (input.id === null ? add(command, list, input) : edit(command, list, input, input.id));
      return { list: input.list };
    },
  });
}

async function add(command: CommandContext, locked: LockedList, { label, marks, why }: SaveLookupValueInput): Promise<void> {
  must(canBeLabel(locked.list, label));
  must(canMark(locked.list, marks ?? NO_MARKS));
  const { lookupId } = locked;
  const { values, along } = columnsOf({ label, ...given(marks) });
  const position = await lastPosition(command, locked);
  const { id, version } = await insertRecord(command, LOOKUP_VALUE, values, { lookupId, position, ...along });
  await publishList(command, locked);
  const head = { entity: 'lookup_value', entityId: id, constructionId: null, version, why } as const;
  appendEvent(command, {
    ...head,
    move: 'createLookupValue',
    after: { label, ...given(marks) },
    detail: { lookupId, list: locked.list.label },
  });
}

async function edit(command: CommandContext, locked: LockedList, input: SaveLookupValueInput, id: number): Promise<void> {
  const { entity } = LOOKUP_VALUE;
  const found = await mustFind(command, locked, id);
  const { label: from, version } = found;
  const marks = marksAlone(found);
  const stored = { label: from, ...marks };
  const base = { label: input.baseLabel ?? from, ...(input.baseMarks ?? marks) };
  // the whole form is sent: what stands as its editor found it is no change
  const wished = Object.entries({ label: input.label, ...input.marks }).filter(([key, value]) => value !== Reflect.get(base, key));
  const written = await unclashed({ entity, id, version, values: stored }, base, Object.fromEntries(wished), (fields) =>
    lastChanges(command, { entity, id, fields }),
  );
  const after = changedOf(written);
  if (Object.keys(after).length === 0) return;
  must(canMark(locked.list, { ...marks, ...after }));
  const to = after.label;
  if (to !== undefined) must(canRename(locked.list, from, to, await countUses(command, locked, from), input.why));
  const { values, along } = columnsOf(after);
  const row = await updateRecord(command, LOOKUP_VALUE, id, values, along);
  if (to !== undefined) await moveRecords(command, locked, from, to, input.why);
  await publishList(command, locked);
  const head = { entity, entityId: id, constructionId: null, version: row.version, why: input.why } as const;
  const before = Object.fromEntries(Object.entries(stored).filter(([key]) => key in after));
  const move = to === undefined ? 'markLookupValue' : 'renameLookupValue';
  appendEvent(command, { ...head, move, before, after, detail: { lookupId: locked.lookupId } });
}

type Changed = Partial<LookupMarks & { readonly label: string }>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function changedOf(written: Readonly<Record<string, unknown>>): Changed {
  const { label } = written;
  const marks = Object.entries(written).flatMap(([key, value]) => (isMark(key) ? [[key, textOrNull(value)] as const] : []));
  return { ...(typeof label === 'string' ? { label } : {}), ...Object.fromEntries(marks) };
}

/** Of a new value only what it has. */
const given = (marks: LookupMarks | null): Partial<LookupMarks> => {
  const has: readonly (readonly [string, string | null])[] = Object.entries({ ...NO_MARKS, ...marks });
  return Object.fromEntries(has.filter(([, value]) => value !== null));
};
