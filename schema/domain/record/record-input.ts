// What the fields of a declared record may hold: one rule for its form, at the field, and for the server.
import { z } from 'zod';
import { refuse } from '../../errors/refusal-error.ts';
import { idInput, optionalIdInput, refusing } from '../kernel/input.ts';
import { allowed } from '../kernel/verdict.ts';
import { parseField, textRule } from './field-rule.ts';
import {
  recordKeysOf,
  type AnyRecord,
  type FieldKind,
  type RecordChanges,
  type RecordKey,
  type RecordValues,
} from './record-declaration.ts';

/** @throws RefusalError INVALID_INPUT that names the field in the words of its form */
export function parseRecordValue<R extends AnyRecord>(record: R, key: RecordKey<R>, value: unknown): string | null {
  const field = record.fields[key];
  if (field === undefined) return refuse('INVALID_INPUT', { field: key, sentence: `There is no field ${key}.` });
  return parseField(textRule(field), value, key, field.label);
}

/** @throws RefusalError INVALID_INPUT, also for a field that it has not */
export function parseRecordChanges<R extends AnyRecord>(record: R, given: Readonly<Record<string, unknown>>): RecordChanges<R> {
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(record.fields, key))[0];
  if (unknown !== undefined) return refuse('INVALID_INPUT', { field: unknown, sentence: `There is no field ${unknown}.` });
  const changes: Partial<Record<RecordKey<R>, string | null>> = {};
  for (const key of recordKeysOf(record)) if (Object.hasOwn(given, key)) changes[key] = parseRecordValue(record, key, given[key]);
  return changes;
}

const MOST_FIELDS = 100;
const fieldsInput = z
  .record(z.string().max(60), z.unknown())
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, { error: 'names more fields than there are.' });
const plainFields = z.record(z.string().max(60), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** A new one without an id; of one that is there the changed fields, as they are wanted and as their editor saw them. */
export const recordEditInput = z.object({
  id: optionalIdInput,
  changes: fieldsInput,
  base: plainFields.nullish().transform((base) => base ?? {}),
});
export type RecordEditInput = z.output<typeof recordEditInput>;

type RecordRules<R extends AnyRecord> = Readonly<Record<RecordKey<R>, z.ZodType<string | null>>>;
const isRules = <R extends AnyRecord>(record: R, rules: object): rules is RecordRules<R> =>
  recordKeysOf(record).every((key) => key in rules);

/** The rule of each field, for an input that has more than the record. */
export function recordRules<R extends AnyRecord>(record: R): RecordRules<R> {
  const rules = Object.fromEntries(Object.entries(record.fields).map(([key, field]) => [key, textRule(field)]));
  if (!isRules(record, rules)) throw new Error('a field has no rule');
  return rules;
}

/** The whole record, as a form sends it that has all of its fields: a new one without an id; what is left out is cleared. */
export function wholeRecordInput<R extends AnyRecord>(record: R): z.ZodType<WholeRecord<R>> {
  const values = z.object(recordRules<AnyRecord>(record)).transform((found, ctx): RecordValues<R> => {
    const verdict = record.between?.(found) ?? allowed;
    if (!verdict.ok) ctx.addIssue({ code: 'custom', path: [String(verdict.details['field'])], ...refusing(verdict.code, verdict.details) });
    return isWhole(record, found) ? found : z.NEVER;
  });
  return z.intersection(z.object({ id: optionalIdInput }), values);
}
export type WholeRecord<R extends AnyRecord> = { readonly id: number | null } & RecordValues<R>;

export const isWhole = <R extends AnyRecord>(record: R, values: object): values is RecordValues<R> =>
  recordKeysOf(record).every((key) => key in values);

/** `archived: false` brings it back. */
export const archiveInput = z.object({ id: idInput, archived: z.boolean() });
export type ArchiveInput = z.output<typeof archiveInput>;

/** What an event of it keeps: the fields that an edit set, and no other. */
export const recordShape = (record: AnyRecord) =>
  z.strictObject(Object.fromEntries(Object.entries(record.fields).map(([key, { kind }]) => [key, keptShape(kind).nullable().optional()])));

function keptShape(kind: FieldKind): z.ZodType<string | number | boolean> {
  if (kind === 'ref') return idInput;
  return kind === 'yesNo' ? z.boolean() : z.string();
}
