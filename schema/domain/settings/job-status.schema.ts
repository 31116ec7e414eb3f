// How 'Job Status Settings' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { namedList, settingColour, settingName, settingOrder } from './setting-fields.ts';

const status = z.strictObject({
  statusName: settingName,
  sortOrder: settingOrder,
  fieldOrder: settingOrder,
  fieldEdit: z.boolean(),
  colour: settingColour.nullish().transform((colour) => colour ?? null),
  allowedNext: z.array(settingName).max(200).optional(),
});

export const jobStatusSettings = z.strictObject({ statuses: namedList(status, (entry) => entry.statusName) });
