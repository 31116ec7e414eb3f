// What a declared field may hold, by its kind: one rule for its form, at the field, and for the server.
import { z } from 'zod';
import { isErrorCode } from '../../errors/catalogue.ts';
import { RefusalError } from '../../errors/refusal-error.ts';
import type { FieldValue } from '../kernel/field-merge.ts';
import {
  dayInput,
  fieldLabel,
  flagInput,
  idInput,
  lineOf,
  mobileInput,
  moneyInput,
  optionalLineOf,
  optionalTextOf,
  parseInput,
  quantityInput,
} from '../kernel/input.ts';
import { parseAbn, parseAcn } from '../kernel/business-numbers.ts';
import { compareDecimals } from '../kernel/money.ts';
import { STATES } from '../kernel/postcode.ts';
import { MOST_CHARACTERS, type DeclaredField, type RecordField } from './record-declaration.ts';

/** Nothing written means null; anything else is judged. */
const optional = <T extends FieldValue>(schema: z.ZodType<T>): z.ZodType<T | null> =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), schema.nullable());

const positive = quantityInput.refine((quantity) => compareDecimals(quantity, '0') > 0, { error: 'must be more than zero.' });

/** As a number on the wire, and as text. */
const ref: z.ZodType<string> = z
  .preprocess((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value), idInput)
  .transform(String);

/** As a flag on the wire, and as text. */
const yesNo: z.ZodType<string> = z.preprocess(
  (value) => (typeof value === 'boolean' ? String(value) : value),
  z.enum(['true', 'false'], { error: 'must be yes or no.' }),
);

/** '14', '14A', or a range whose first number is not above its second: '12-18'. */
const siteNumber = optionalLineOf(20).refine((text) => text === null || isRightRange(text), {
  error: 'must run from the lower number to the higher one, such as 12-18.',
});

function isRightRange(text: string): boolean {
  const range = /^(\d+)[A-Za-z]?\s*(?:-|–|to)\s*(\d+)[A-Za-z]?$/.exec(text);
  return range === null || Number(range[1]) <= Number(range[2]);
}

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;
const email = optionalLineOf(254).refine((text) => text === null || EMAIL.test(text), {
  error: 'must be an email address, such as name@company.com.au.',
});

const postCode = optionalLineOf(10).refine((text) => text === null || /^\d{4}$/.test(text), {
  error: 'must be four digits, such as 2765.',
});

/** A number with a check of its own, as digits. */
const numbered = (parse: (text: string) => string | null, error: string): z.ZodType<string | null> =>
  optionalLineOf(30).transform((text, ctx) => {
    const found = text === null ? null : parse(text);
    if (text === null || found !== null) return found;
    ctx.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

const MOST_COUNT = 100_000;

export function fieldRule(field: DeclaredField): z.ZodType<FieldValue> {
  switch (field.kind) {
    case 'count':
      return optional(z.int().min(0).max(MOST_COUNT));
    case 'flag':
      return flagInput;
    default:
      return textRule({ ...field, kind: field.kind });
  }
}

function lineRule({ most = MOST_CHARACTERS, isRequired = false, isCode = false }: RecordField): z.ZodType<string | null> {
  const line = isRequired ? lineOf(most).min(1) : optionalLineOf(most);
  return isCode ? z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), line) : line;
}

/** Of a kind whose values are texts. */
export function textRule(field: RecordField): z.ZodType<string | null> {
  const { kind, most = MOST_CHARACTERS, isRequired = false, isPositive = false, options = [] } = field;
  const required = (schema: z.ZodType<string>): z.ZodType<string | null> => (isRequired ? schema : optional(schema));
  switch (kind) {
    case 'line':
      return lineRule(field);
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
    case 'yesNo':
      return required(yesNo);
    case 'ref':
      return required(ref);
    case 'email':
      return field.isRequired === true ? email.refine((text) => text !== null, { error: 'is missing.' }) : email;
    case 'mobile':
      return mobileInput;
    case 'siteNumber':
      return siteNumber;
    case 'state':
      return required(z.enum(STATES));
    case 'postCode':
      return postCode;
    case 'abn':
      return numbered(parseAbn, 'is not a valid ABN. Check its eleven digits.');
    case 'acn':
      return numbered(parseAcn, 'is not a valid ACN. Check its nine digits.');
  }
}

/** @throws RefusalError that names the field, in the words of its form */
export function parseField<T>(rule: z.ZodType<T>, value: unknown, key: string, label: string): T {
  try {
    return parseInput(rule, value, key);
  } catch (error) {
    if (!(error instanceof RefusalError) || !isErrorCode(error.code)) throw error;
    const { sentence, ...details } = error.details;
    const named = fieldLabel(key);
    // 'Dbyd expiry date must …' becomes 'DBYD expiry must …'
    const isNamed = typeof sentence === 'string' && sentence.startsWith(named);
    const said = isNamed ? `${label}${sentence.slice(named.length)}` : sentence;
    throw new RefusalError(error.code, { ...details, ...(typeof said === 'string' ? { sentence: said } : {}), field: key });
  }
}
