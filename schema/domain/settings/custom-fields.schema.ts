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
  })
  .refine((field) => field.fieldType !== 'select' || (field.options ?? []).length > 0, { error: 'needs options for a select.' });

export const customFieldsSetting = z.strictObject({ templates: namedList(template, (field) => field.fieldName) });
