// 'Field Work Task': which summary tiles the task page shows for a work type, in display order (specification 1 §2; domain.md §4).
import { z } from 'zod';
import { namedList, settingName } from './setting-fields.ts';

export const fieldWorkTaskSetting = z.strictObject({
  fields: namedList(z.strictObject({ fieldName: settingName, show: z.boolean() }), (field) => field.fieldName),
});
export type FieldWorkTaskSetting = z.output<typeof fieldWorkTaskSetting>;

const SHOWN = ['status', 'dueDate', 'siteContact', 'developer', 'workType', 'buildType', 'dbydExpiryDate', 'onsiteDate', 'description'];

export const DEFAULT_FIELD_WORK_TASK: FieldWorkTaskSetting = { fields: SHOWN.map((fieldName) => ({ fieldName, show: true })) };
