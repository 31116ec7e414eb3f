// How 'Task Templates' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { isPlannable } from '../kernel/planned-quantity.ts';
import { quantityInput } from '../kernel/input.ts';
import { namedList, settingName } from './setting-fields.ts';

export const taskTemplatesSetting = z.strictObject({
  templates: namedList(
    z.strictObject({
      taskName: settingName,
      /** From the day on which it is added to its due date. */
      leadDays: z.int().min(0).max(365).nullable().default(null),
      /** Who usually does it. */
      groupName: settingName.nullable().default(null),
      /** The job's lines that it is to do. */
      items: namedList(
        z.strictObject({
          code: settingName,
          /** Null: all that remains of it. */
          quantity: quantityInput.refine(isPlannable, { error: 'must be more than zero and at most 100,000.' }).nullable().default(null),
        }),
        ({ code }) => code.trim().toLowerCase(),
      ).default([]),
    }),
    ({ taskName }) => taskName.trim().toLowerCase(),
  ),
});
