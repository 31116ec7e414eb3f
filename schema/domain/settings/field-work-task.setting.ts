// 'Field Work Task': which summary tiles the task page shows for a work type, in display order (specification 1 §2; domain.md §4).
import type { z } from 'zod';
import type { fieldWorkTaskSetting } from './field-work-task.schema.ts';

export type FieldWorkTaskSetting = z.output<typeof fieldWorkTaskSetting>;

const SHOWN = ['status', 'dueDate', 'siteContact', 'developer', 'workType', 'buildType', 'dbydExpiryDate', 'onsiteDate', 'description'];

export const DEFAULT_FIELD_WORK_TASK: FieldWorkTaskSetting = { fields: SHOWN.map((fieldName) => ({ fieldName, show: true })) };
