// How 'Field Work Task' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { namedList, settingName } from './setting-fields.ts';

export const fieldWorkTaskSetting = z.strictObject({
  fields: namedList(z.strictObject({ fieldName: settingName, show: z.boolean() }), (field) => field.fieldName),
});
