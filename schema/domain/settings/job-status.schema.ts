// How 'Job Status Settings' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { refusing } from '../kernel/input.ts';
import { isNamedHold } from './named-hold.ts';
import { namedList, settingColour, settingName, settingOrder } from './setting-fields.ts';
import { STATUS_NEEDS } from './status-needs.ts';
import { delayFault, MOST_DELAY_DAYS } from './status-delay.rules.ts';

const status = z.strictObject({
  statusName: settingName,
  sortOrder: settingOrder,
  fieldOrder: settingOrder,
  fieldEdit: z.boolean(),
  colour: settingColour.nullish().transform((colour) => colour ?? null),
  allowedNext: z.array(settingName).max(200).optional(),
  isHold: z.boolean().optional(),
  /** What a job must have before it comes here. */
  requirements: z
    .array(z.enum(STATUS_NEEDS))
    .max(STATUS_NEEDS.length)
    .transform((needs) => STATUS_NEEDS.filter((need) => needs.includes(need)))
    .optional(),
  /** After so many days of 24 hours in it, a job goes on by itself. */
  delay: z.strictObject({ afterDays: z.int().min(1).max(MOST_DELAY_DAYS), to: settingName }).optional(),
});

/** A status that was saved without the flag gets it by its name, so that it keeps it when the name is edited. */
const settled = status.transform((entry): typeof entry => ({ ...entry, isHold: entry.isHold ?? isNamedHold(entry.statusName) }));

export const jobStatusSettings = z
  .strictObject({ statuses: namedList(settled, (entry) => entry.statusName) })
  .superRefine(({ statuses }, ctx) => {
    const sentence = delayFault(statuses);
    if (sentence !== null) ctx.addIssue({ code: 'custom', path: ['statuses'], ...refusing('INVALID_INPUT', { sentence }) });
  });
