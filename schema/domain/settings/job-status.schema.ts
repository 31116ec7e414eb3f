// How 'Job Status Settings' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { isNamedHold } from './named-hold.ts';
import { namedList, settingColour, settingName, settingOrder } from './setting-fields.ts';

const status = z.strictObject({
  statusName: settingName,
  sortOrder: settingOrder,
  fieldOrder: settingOrder,
  fieldEdit: z.boolean(),
  colour: settingColour.nullish().transform((colour) => colour ?? null),
  allowedNext: z.array(settingName).max(200).optional(),
  isHold: z.boolean().optional(),
});

/** A status that was saved without the flag gets it by its name, so that it keeps it when the name is edited. */
const settled = status.transform((entry): typeof entry => ({ ...entry, isHold: entry.isHold ?? isNamedHold(entry.statusName) }));

export const jobStatusSettings = z.strictObject({ statuses: namedList(settled, (entry) => entry.statusName) });
