// What a field of a job may hold (screens.md §2.7): one rule for the form, at the field, and for the server.
import { z } from 'zod';
import { refuse } from '../../errors/refusal-error.ts';
import { MAX_ID } from '../kernel/ids.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { dayInput, flagInput, idInput, lineOf, optionalLineOf, requiredTextOf } from '../kernel/input.ts';
import { fieldRule, parseField } from '../record/field-rule.ts';
import type { CustomFieldsSetting } from '../settings/custom-fields.setting.ts';
import { customName, isJobField, JOB_FIELDS, jobFieldLabel, type JobValue, type JobValues } from './job.fields.ts';

export const MAX_REASON = 500;
const MOST_STATUS_CHARACTERS = 100;

const MOST_NUMBER = 1_000_000_000;

/** Nothing written means null; anything else is judged. */
const optional = <T extends JobValue>(schema: z.ZodType<T>): z.ZodType<T | null> =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), schema.nullable());

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
  return parseField(schemaOf(field, templates), value, field, jobFieldLabel(field));
}

function schemaOf(field: string, templates: readonly Template[]): z.ZodType<JobValue> {
  if (isJobField(field)) return fieldRule(JOB_FIELDS[field]);
  const name = customName(field);
  const template = templates.find(({ fieldName }) => fieldName === name);
  if (template !== undefined) return customRuleOf(template);
  return refuse('INVALID_INPUT', { field, sentence: `${name ?? field} is not a field of this work type.` });
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

export const createJobInput = z.object({
  values: fieldsInput,
  /** Task templates of its work type, by their names. */
  templates: z
    .array(lineOf(100).min(1))
    .max(entryLimit('templates'))
    .nullish()
    .transform((names) => names ?? []),
});
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
