// 'Job Status Settings': the statuses of a work type, and which of them the field may choose (specification 1 §4; domain.md §4).
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
export type JobStatusSettings = z.output<typeof jobStatusSettings>;

export const DEFAULT_JOB_STATUS_SETTINGS: JobStatusSettings = { statuses: [] };
