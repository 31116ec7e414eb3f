// An edit of a declared record, merged with what others changed meanwhile: what nobody else changed is to be written; with a clash nothing is, and the
// refusal has for each field yours, theirs, base, who and when (decisions 049, 080).
import { QueryTypes } from 'sequelize';
import { mergeEdit, type FieldValues } from '@lotline/schema/domain/kernel/field-merge';
import { allowed } from '@lotline/schema/domain/kernel/verdict';
import {
  canWriteFields,
  isLeft,
  recordKeysOf,
  type AnyRecord,
  type FieldKind,
  type PlainValues,
  type RecordChanges,
  type RecordKey,
  type RecordValues,
} from '@lotline/schema/domain/record/record-declaration';
import { isWhole, parseRecordChanges, type RecordEditInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../command/command-context.ts';
import { prepared } from '../db/prepared.ts';
import { instantText } from '../db/wire-columns.ts';

/** The record as whose its changes are told, where that is another one (leave is its group's), and how the event's detail names this one. */
export interface EventOwner {
  readonly entity: string;
  readonly id: number;
  readonly named: string;
}

export interface EditedRecord<R extends AnyRecord> {
  readonly id: number;
  readonly version: number;
  readonly values: RecordValues<R>;
  readonly eventOwner?: EventOwner;
}

/** @throws RefusalError CLAIM_REQUIRED, INVALID_INPUT at a field. */
export function newValues<R extends AnyRecord>(
  { actor }: CommandContext,
  record: R,
  { changes }: Pick<RecordEditInput, 'changes'>,
): RecordValues<R> & RecordChanges<R> {
  const given = Object.entries(changes).filter(([key, value]) => !isLeft(actor, record.fields[key], value));
  mustWrite(
    actor,
    record,
    given.map(([key]) => key),
  );
  const empty = Object.fromEntries(recordKeysOf(record).map((key) => [key, null]));
  const values: RecordChanges<R> = parseRecordChanges(record, { ...empty, ...changes });
  if (!isWhole(record, values)) throw new Error('a field is missing');
  mustHoldTogether(record, values);
  return values;
}

/** What is to be written of an edit. @throws RefusalError CLAIM_REQUIRED, INVALID_INPUT at a field, STALE_VERSION with the fields that clash. */
export async function mergedChanges<R extends AnyRecord>(
  command: CommandContext,
  record: R,
  { eventOwner, ...row }: EditedRecord<R>,
  { changes, base }: Pick<RecordEditInput, 'changes' | 'base'>,
): Promise<RecordChanges<R>> {
  mustWrite(command.actor, record, Object.keys(changes));
  const wanted = parseRecordChanges(record, changes);
  const { entity } = record;
  const written = await unclashed({ ...row, entity }, base, plain(wanted), (fields) =>
    lastChanges(command, { entity, id: row.id, fields, ...(eventOwner === undefined ? {} : { eventOwner }) }),
  );
  const merged: Partial<Record<RecordKey<R>, string | null>> = {};
  for (const key of recordKeysOf(record)) if (key in written) merged[key] = wanted[key] ?? null;
  mustHoldTogether(record, { ...row.values, ...merged });
  return merged;
}

/** Of the fields of an edit as they were. */
export function beforeOf<R extends AnyRecord>(record: R, values: RecordValues<R>, written: RecordChanges<R>): RecordChanges<R> {
  const before: Partial<Record<RecordKey<R>, string | null>> = {};
  for (const key of recordKeysOf(record)) if (key in written) before[key] = values[key];
  return before;
}

/** As its event keeps them, and as the row has them: ids are numbers there, yes and no are flags. */
export const kept = (record: AnyRecord, values: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value == null ? null : keptValue(record.fields[key]?.kind, value)]),
  );

function keptValue(kind: FieldKind | undefined, value: string): string | number | boolean {
  if (kind === 'ref') return Number(value);
  return kind === 'yesNo' ? value === 'true' : value;
}

const plain = (changes: Readonly<Record<string, string | null | undefined>>): FieldValues =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value ?? null]));

function mustWrite(actor: CommandContext['actor'], record: AnyRecord, keys: readonly string[]): void {
  const verdict = canWriteFields(actor, record, keys);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

function mustHoldTogether({ between }: AnyRecord, values: PlainValues): void {
  const verdict = between?.(values) ?? allowed;
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

const LAST_CHANGES = prepared(
  'last-changes-of-record',
  `select distinct on (f.field) f.field, nullif(trim(u.first_name || ' ' || u.last_name), '') as by, ${instantText('e.recorded_at')} as at, e.why
     from unnest($fields::text[]) f(field)
     join event e on e.entity = $entity and e.entity_id = $id and ($named::text is null or e.detail ->> $named::text = $namedId::text)
      and jsonb_exists(e.after, f.field)
      and e.before -> f.field is distinct from e.after -> f.field
     left join app_user u on u.id = e.actor_user_id
    order by f.field, e.id desc`,
);

/** Who changed a field last, when, and why. */
export interface LastChange {
  readonly field: string;
  readonly by: string | null;
  readonly at: string;
  readonly why: string | null;
}

interface Asked {
  readonly entity: string;
  readonly id: number;
  readonly fields: readonly string[];
  readonly eventOwner?: EventOwner;
}

export function lastChanges({ sequelize, transaction }: CommandContext, { entity, id, fields, eventOwner }: Asked): Promise<LastChange[]> {
  const of = eventOwner === undefined ? { entity, id, named: null, namedId: null } : { ...eventOwner, namedId: String(id) };
  return sequelize.query<LastChange>(LAST_CHANGES, { bind: { ...of, fields: [...fields] }, transaction, type: QueryTypes.SELECT });
}

interface RowAsItIs {
  readonly entity: string;
  readonly id: number;
  readonly version: number;
  readonly values: FieldValues;
}

/**
 * What of an edit is to be written over the row as it stands.
 * @throws RefusalError STALE_VERSION with the fields that clash: yours, theirs, base, and what `lastOf` knows of who changed them
 */
export async function unclashed(
  { values, ...row }: RowAsItIs,
  base: FieldValues,
  wanted: FieldValues,
  lastOf: (fields: readonly string[]) => Promise<readonly LastChange[]>,
): Promise<FieldValues> {
  const { written, clashes } = mergeEdit(values, base, wanted);
  if (clashes.length === 0) return written;
  const last = await lastOf(clashes.map(({ field }) => field));
  const fields = clashes.map((clash) => {
    const { by = null, at = null, why = null } = last.find(({ field }) => field === clash.field) ?? {};
    return { ...clash, by, at, why };
  });
  const changedBy = fields.find(({ by }) => by !== null)?.by ?? undefined;
  const { entity, id, version } = row;
  return refuse('STALE_VERSION', { entity, id, version, changedBy, fields });
}
