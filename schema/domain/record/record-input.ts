// What the fields of a declared record may hold: one rule for its form, at the field, and for the server.
import { z } from 'zod';
import { isErrorCode } from '../../errors/catalogue.ts';
import { compareDecimals } from '../kernel/money.ts';
import { allowed } from '../kernel/verdict.ts';
import { refuse, RefusalError } from '../../errors/refusal-error.ts';
import {
  dayInput,
  idInput,
  lineOf,
  moneyInput,
  optionalIdInput,
  optionalLineOf,
  optionalTextOf,
  parseInput,
  quantityInput,
  fieldLabel,
  refusing,
} from '../kernel/input.ts';
import {
  recordKeysOf,
  type AnyRecord,
  type RecordChanges,
  type RecordField,
  type RecordKey,
  type RecordValues,
} from './record-declaration.ts';

const optional = (schema: z.ZodType<string>): z.ZodType<string | null> =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), schema.nullable());

const positive = quantityInput.refine((quantity) => compareDecimals(quantity, '0') > 0, { error: 'must be more than zero.' });

/** As a number on the wire, and as text. */
const ref: z.ZodType<string> = z
  .preprocess((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value), idInput)
  .transform(String);

function ruleOf(field: RecordField): z.ZodType<string | null> {
  const { kind, most = 200, isRequired = false, isCode = false, isPositive = false, options = [] } = field;
  const required = (schema: z.ZodType<string>): z.ZodType<string | null> => (isRequired ? schema : optional(schema));
  switch (kind) {
    case 'line': {
      const line = isRequired ? lineOf(most).min(1) : optionalLineOf(most);
      return isCode ? z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), line) : line;
    }
    case 'text':
      return optionalTextOf(most);
    case 'day':
      return required(dayInput);
    case 'amount':
      return required(moneyInput);
    case 'quantity':
      return required(isPositive ? positive : quantityInput);
    case 'choice':
      return required(z.enum(options.map(({ value }) => value)));
    case 'ref':
      return required(ref);
  }
}

/** @throws RefusalError INVALID_INPUT that names the field in the words of its form */
export function parseRecordValue<R extends AnyRecord>(record: R, key: RecordKey<R>, value: unknown): string | null {
  const field = record.fields[key];
  if (field === undefined) return refuse('INVALID_INPUT', { field: key, sentence: `There is no field ${key}.` });
  try {
    return parseInput(ruleOf(field), value, key);
  } catch (error) {
    if (!(error instanceof RefusalError) || !isErrorCode(error.code)) throw error;
    const { sentence, ...details } = error.details;
    const named = fieldLabel(key);
    const said =
      typeof sentence === 'string' && sentence.startsWith(named)
        ? { sentence: `${field.label}${sentence.slice(named.length)}` }
        : { sentence };
    throw new RefusalError(error.code, { ...details, ...said, field: key });
  }
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
  const rules = Object.fromEntries(Object.entries(record.fields).map(([key, field]) => [key, ruleOf(field)]));
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
  z.strictObject(
    Object.fromEntries(
      Object.entries(record.fields).map(([key, { kind }]) => [key, (kind === 'ref' ? idInput : z.string()).nullable().optional()]),
    ),
  );
