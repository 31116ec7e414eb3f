// How 'Optional Construction Fields' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { namedList, settingName } from './setting-fields.ts';

export const optionalFieldsSetting = z.strictObject({
  fields: namedList(z.strictObject({ fieldName: settingName, displayName: settingName, show: z.boolean() }), (field) => field.fieldName),
});
