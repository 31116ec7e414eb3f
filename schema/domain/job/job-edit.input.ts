// What a field of a job may hold (screens.md §2.7): one rule for the form, at the field, and for the server.
import { z } from 'zod';
import { isErrorCode } from '../../errors/catalogue.ts';
import { refuse, RefusalError } from '../../errors/refusal-error.ts';
import { MAX_ID } from '../kernel/ids.ts';
import {
  dayInput,
  fieldLabel,
  flagInput,
  idInput,
  lineOf,
  optionalLineOf,
  optionalTextOf,
  parseInput,
  requiredTextOf,
} from '../kernel/input.ts';
import { STATES } from '../kernel/postcode.ts';
import type { CustomFieldsSetting } from '../settings/custom-fields.setting.ts';
import { mobileInput } from './job.input.ts';
import { customName, isJobField, JOB_FIELDS, jobFieldLabel, type JobFieldSpec, type JobValue, type JobValues } from './job.fields.ts';

export const MAX_REASON = 500;
const MOST_STATUS_CHARACTERS = 100;

const MOST_PREMISES = 100_000;
const MOST_NUMBER = 1_000_000_000;

/** Nothing written means null; anything else is judged. */
const optional = <T extends JobValue>(schema: z.ZodType<T>): z.ZodType<T | null> =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), schema.nullable());

/** '14', '14A', or a range whose first number is not above its second: '12-18'. */
const siteNumberInput = optionalLineOf(20).refine((text) => text === null || isRightRange(text), {
  error: 'runs from the lower number to the higher one, as 12-18.',
});

function isRightRange(text: string): boolean {
  const range = /^(\d+)[A-Za-z]?\s*(?:-|–|to)\s*(\d+)[A-Za-z]?$/.exec(text);
  return range === null || Number(range[1]) <= Number(range[2]);
}

const postCodeInput = optionalLineOf(10).refine((text) => text === null || /^\d{4}$/.test(text), { error: 'is four digits, as 2765.' });

function ruleOf({ kind, most = 200, isRequired = false }: JobFieldSpec): z.ZodType<JobValue> {
  switch (kind) {
    case 'line':
      return isRequired ? lineOf(most).min(1) : optionalLineOf(most);
    case 'text':
      return optionalTextOf(most);
    case 'count':
      return optional(z.int().min(0).max(MOST_PREMISES));
    case 'flag':
      return flagInput;
    case 'day':
      return optional(dayInput);
    case 'mobile':
      return mobileInput;
    case 'siteNumber':
      return siteNumberInput;
    case 'state':
      return optional(z.enum(STATES));
    case 'postCode':
      return postCodeInput;
  }
}

type Template = CustomFieldsSetting['templates'][number];

function customRuleOf({ fieldType, options = [] }: Template): z.ZodType<JobValue> {
  switch (fieldType) {
    case 'text':
      return optionalLineOf(500);
    case 'number':
      return optional(z.number().min(-MOST_NUMBER).max(MOST_NUMBER));
    case 'date':
      return optional(dayInput);
    case 'select':
      return optional(z.enum(options));
    case 'checkbox':
      return z
        .boolean()
        .nullish()
        .transform((flag) => flag ?? null);
  }
}

/** @throws RefusalError that names the field, in the words of the form */
export function parseJobValue(field: string, value: unknown, templates: readonly Template[]): JobValue {
  try {
    return parseInput(schemaOf(field, templates), value, field);
  } catch (error) {
    if (!(error instanceof RefusalError) || !isErrorCode(error.code)) throw error;
    const { sentence, ...details } = error.details;
    const said = typeof sentence === 'string' ? { sentence: inWordsOfTheForm(sentence, field) } : {};
    throw new RefusalError(error.code, { ...details, ...said, field });
  }
}

function schemaOf(field: string, templates: readonly Template[]): z.ZodType<JobValue> {
  if (isJobField(field)) return ruleOf(JOB_FIELDS[field]);
  const name = customName(field);
  const template = templates.find(({ fieldName }) => fieldName === name);
  if (template !== undefined) return customRuleOf(template);
  return refuse('INVALID_INPUT', { field, sentence: `${name ?? field} is not a field of this work type.` });
}

/** 'Dbyd expiry date must …' becomes 'DBYD expires must …'. */
function inWordsOfTheForm(sentence: string, field: string): string {
  const label = fieldLabel(field);
  return sentence.startsWith(label) ? `${jobFieldLabel(field)}${sentence.slice(label.length)}` : sentence;
}

export function parseJobValues(given: Readonly<Record<string, unknown>>, templates: readonly Template[]): JobValues {
  return Object.fromEntries(Object.entries(given).map(([field, value]) => [field, parseJobValue(field, value, templates)]));
}

const MOST_FIELDS = 250;
/** Fields by name; what each may hold is judged where the work type is known. */
const fieldsInput = z
  .record(z.string().max(120), z.unknown())
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, { error: 'names more fields than a job has.' });
const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const createJobInput = z.object({ values: fieldsInput });
export type CreateJobInput = z.output<typeof createJobInput>;

export const duplicateJobInput = z.object({ id: idInput, workOrder: lineOf(60).min(1) });
export type DuplicateJobInput = z.output<typeof duplicateJobInput>;

export const updateJobInput = z
  .object({
    id: idInput,
    base: z.record(z.string(), plainValue),
    changes: fieldsInput,
    reason: optionalLineOf(MAX_REASON),
    isConfirmed: flagInput,
  })
  .refine(({ base, changes }) => Object.keys(changes).every((field) => Object.hasOwn(base, field)), {
    error: 'needs for each changed field what it was when it was seen.',
    path: ['base'],
  });
export type UpdateJobInput = z.output<typeof updateJobInput>;

const reasonInput = requiredTextOf(MAX_REASON, 'REASON_REQUIRED');
/** Which of the work type's hold statuses; the first one where nothing is said. */
const holdStatusInput = optionalLineOf(MOST_STATUS_CHARACTERS);
export const holdJobInput = z.object({ id: idInput, reason: reasonInput, until: dayInput, status: holdStatusInput });
export type HoldJobInput = z.output<typeof holdJobInput>;

export const releaseJobInput = z.object({ id: idInput });

export const resetJobInput = z.object({ id: idInput, typed: lineOf(60), reason: reasonInput });
export type ResetJobInput = z.output<typeof resetJobInput>;

const addressText = optionalLineOf(300);
export const atAddressInput = z.object({
  exceptId: z
    .int()
    .min(1)
    .max(MAX_ID)
    .nullish()
    .transform((id) => id ?? null),
  address: addressText,
  lotNumber: addressText,
  unitNumber: addressText,
  streetNumber: addressText,
  streetName: addressText,
  suburb: addressText,
});
export type AtAddressInput = z.output<typeof atAddressInput>;
