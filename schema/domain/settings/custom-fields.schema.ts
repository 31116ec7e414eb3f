// How 'Custom Construction Fields' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { namedList, settingName } from './setting-fields.ts';

export const CUSTOM_FIELD_TYPES = ['text', 'number', 'date', 'select', 'checkbox'] as const;

const template = z
  .strictObject({
    fieldName: settingName,
    fieldType: z.enum(CUSTOM_FIELD_TYPES),
    options: z.array(settingName).max(200).optional(),
    isFieldWork: z.boolean().default(false),
    /** Of a new job, of one that gets the work type, and of an edit of the field: what was empty before is not asked again. */
    required: z.boolean().default(false),
  })
  .refine((field) => field.fieldType !== 'select' || (field.options ?? []).length > 0, { error: 'needs options for a select.' })
  .refine((field) => field.fieldType !== 'checkbox' || !field.required, {
    error: 'cannot be required: a yes or no that is not ticked means no.',
    path: ['required'],
  });

export const customFieldsSetting = z.strictObject({ templates: namedList(template, (field) => field.fieldName) });
