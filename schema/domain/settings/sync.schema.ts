// What devices ask for and send by themselves.
import { z } from 'zod';
import { DEFAULT_SYNC, ORIGINALS_OVER } from './sync.setting.ts';

export const syncSetting = z.strictObject({
  settingsMinutes: z.int().min(1).max(60).default(DEFAULT_SYNC.settingsMinutes),
  originalsOver: z.enum(ORIGINALS_OVER).default(DEFAULT_SYNC.originalsOver),
  inUseDays: z.int().min(1).max(90).default(DEFAULT_SYNC.inUseDays),
});
