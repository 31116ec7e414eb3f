// 'Custom Construction Fields': the templates of a work type's own fields (specification 2 §3; domain.md §4).
import type { z } from 'zod';
import type { customFieldsSetting } from './custom-fields.schema.ts';

export type CustomFieldsSetting = z.output<typeof customFieldsSetting>;

export const DEFAULT_CUSTOM_FIELDS: CustomFieldsSetting = { templates: [] };
