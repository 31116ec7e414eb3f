// Parsing of what people and programs send: one validator for forms and for the API (house style, step 4).
// Each refusal is INVALID_INPUT with the field and a sentence, or the specific code that a schema names in its issue.
import { z } from 'zod';
import { isErrorCode, type ErrorCode, type ErrorDetails } from '../../errors/catalogue.ts';
import { refuse } from '../../errors/refusal-error.ts';
import { isDay, parseInstant } from './dates.ts';
import { MAX_ID } from './ids.ts';
import { parseMoney, parseQuantity } from './money.ts';
import { normaliseMobile } from './phone.ts';
import { TYPED_DAY_EXAMPLE } from './typed-day.ts';
import { capitalised } from './capitalised.ts';
import { grouped } from './grouped.ts';

// a page's content policy refuses what zod would compile, and each try counts as a breach of it
if ('document' in globalThis) z.config({ jitless: true });

type Issue = z.core.$ZodIssue;

/** Makes a schema's issue refuse with this code instead of INVALID_INPUT. */
export function refusing(code: ErrorCode, details: ErrorDetails = {}): { params: { code: ErrorCode; details: ErrorDetails } } {
  return { params: { code, details } };
}

/** 'siteContactPhone' → 'Site contact phone', for a sentence. */
export function fieldLabel(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words === '' ? 'What was sent' : capitalised(words);
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
};

const TOO_MUCH_WORDS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

function issueSentence(issue: Issue, field: string): string {
  const label = fieldLabel(field);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${label} is missing.` : `${label} must be ${TYPE_WORDS[issue.expected] ?? issue.expected}.`;
    case 'unrecognized_keys':
      return `${issue.keys.slice(0, 5).join(', ')} is not known here.`;
    case 'too_big':
      return `${label} must be at most ${grouped(issue.maximum)}${issue.origin in TOO_MUCH_WORDS ? ` ${TOO_MUCH_WORDS[issue.origin] ?? ''}` : ''}.`;
    case 'too_small':
      if (issue.origin === 'array') return `${label} must have at least ${String(issue.minimum)} entry.`;
      return issue.origin === 'string' ? `${label} is missing.` : `${label} must be at least ${String(issue.minimum)}.`;
    case 'invalid_value':
      return `${label} must be one of: ${issue.values.map(String).join(', ')}.`;
    default:
      return issue.code === 'custom' && issue.message !== 'Invalid input' ? `${label} ${issue.message}` : `${label} is not right.`;
  }
}

function issueCode(issue: Issue): { code: ErrorCode; details: ErrorDetails } | null {
  const params = issue.code === 'custom' ? issue.params : undefined;
  const code: unknown = params?.['code'];
  if (!isErrorCode(code)) return null;
  const details: unknown = params?.['details'];
  return { code, details: typeof details === 'object' && details !== null ? { ...details } : {} };
}

/**
 * `name`: what the value itself is called, when it is a single argument and not an object of named fields.
 * @throws RefusalError for the first thing that is wrong: INVALID_INPUT { field, sentence } or the code its schema names.
 */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, name?: string): T {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue === undefined) return refuse('INVALID_INPUT');
  const field = [...(name === undefined ? [] : [name]), ...issue.path.map(String)].join('.');
  const specific = issueCode(issue);
  if (specific !== null) return refuse(specific.code, { field, ...specific.details });
  return refuse('INVALID_INPUT', { field, sentence: issueSentence(issue, field) });
}

// Newline, carriage return and tab are how people write; the rest of the control characters, and halves of a surrogate pair, are not.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;
const CONTROL_OR_NEWLINE = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff\u2028\u2029]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Text of several lines, trimmed, of at most that many characters. May be empty. */
export function textOf(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !CONTROL.test(text) && !LONE_SURROGATE.test(text), { error: 'contains characters that cannot be saved.' });
}

/** Text of one line, trimmed, of at most that many characters. May be empty. */
export function lineOf(maxLength: number) {
  return textOf(maxLength).refine((text) => !CONTROL_OR_NEWLINE.test(text), { error: 'must be one line.' });
}

/** Null and left out mean null; so does text of spaces only. */
export function optionalLineOf(maxLength: number) {
  return lineOf(maxLength)
    .nullish()
    .transform((text) => (text === undefined || text === null || text === '' ? null : text));
}

/** How many entries of a list without an end are read at once. */
export function pageOf(usual: number, most: number) {
  return z
    .int()
    .min(1)
    .max(most)
    .nullish()
    .transform((first) => first ?? usual);
}

/** A record's id: a positive 32-bit integer. */
export const idInput = z.int().min(1).max(MAX_ID);

export const uuidInput = z
  .string()
  .refine((text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text), { error: 'must be a UUID.' })
  .transform((text) => text.toLowerCase());

/** The sentence is for who types a day in a form; a program reads the one of the wire's own scalar. */
export const dayInput = z.string().refine(isDay, { error: `must be a valid date, such as ${TYPED_DAY_EXAMPLE}.` });

export const instantInput = z.string().transform((text, ctx) => {
  const instant = parseInstant(text);
  if (instant !== null) return instant;
  ctx.addIssue({ code: 'custom', message: 'must be an instant, such as 2026-11-24T07:22:00Z.' });
  return z.NEVER;
});

function decimalInput(parse: (text: string) => string | null, error: string) {
  return z.string().transform((text, ctx) => {
    const value = parse(text.trim());
    if (value !== null) return value;
    ctx.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

/** A quantity as the database prints it: '2' becomes '2.000'. May be zero or negative: the caller's schema decides. */
export const quantityInput = decimalInput(parseQuantity, 'must be a number with at most 9 digits and 3 decimals.');

export const moneyInput = decimalInput(parseMoney, 'must be an amount with at most 10 digits and 2 decimals.');

/**
 * What a device adds to a mutation: its own id of it, its clock at the action and at the sending, and the version it has seen (domain.md §6).
 * A change that is sent in parts names the whole in each of them (batchId), so that its history has it as one.
 */
export const clientMutationInput = z.strictObject({
  id: uuidInput,
  batchId: uuidInput.nullish(),
  occurredAt: instantInput.nullish().transform((instant) => instant ?? null),
  sentAt: instantInput.nullish().transform((instant) => instant ?? null),
  expectedVersion: z
    .int()
    .min(0)
    .max(MAX_ID)
    .nullish()
    .transform((version) => version ?? null),
});
export type ClientMutation = z.output<typeof clientMutationInput>;

/** Text that must hold something; refused with the code when it is missing or blank. */
export function requiredTextOf(maxLength: number, code: ErrorCode, details: ErrorDetails = {}) {
  return textOf(maxLength)
    .nullish()
    .transform((text, ctx) => {
      if (text !== undefined && text !== null && text !== '') return text;
      ctx.addIssue({ code: 'custom', ...refusing(code, details) });
      return z.NEVER;
    });
}

/** As optionalLineOf, for text of several lines. */
export function optionalTextOf(maxLength: number) {
  return textOf(maxLength)
    .nullish()
    .transform((text) => (text === undefined || text === null || text === '' ? null : text));
}

/** An id that may be left out. */
export const optionalIdInput = idInput.nullish().transform((id) => id ?? null);

/** The id that the person's own press gave a row; it names the row where its number is not known yet. */
export const optionalUuidInput = uuidInput.nullish().transform((id) => id ?? null);

/** Yes or no that may be left out, which means no. */
export const flagInput = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false);

/** A mobile as +614########; nothing written is null. */
export const mobileInput = optionalLineOf(40).transform((text, ctx) => {
  if (text === null) return null;
  const mobile = normaliseMobile(text);
  if (mobile !== null) return mobile;
  ctx.addIssue({ code: 'custom', ...refusing('PHONE_INVALID') });
  return z.NEVER;
});
