// How 'Field Work List' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { namedList, settingName } from './setting-fields.ts';

export const fieldWorkListSetting = z.strictObject({
  fields: namedList(
    z.strictObject({ fieldName: settingName, show: z.boolean(), canEdit: z.boolean().default(false) }),
    (field) => field.fieldName,
  ),
});
