// How 'Field Job Status' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { namedList, settingColour, settingName } from './setting-fields.ts';

export const fieldJobStatusSetting = z.strictObject({
  useJobStatus: z.boolean(),
  statusColours: namedList(z.strictObject({ statusName: settingName, colour: settingColour }), (entry) => entry.statusName).default([]),
});
