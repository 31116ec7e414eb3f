// How long and with which app people are let in.
import { z } from 'zod';
import { lineOf } from '../kernel/input.ts';
import { DEFAULT_SECURITY, MOST_IMPERSONATION_MINUTES } from './security.setting.ts';

export const securitySetting = z.strictObject({
  impersonationMinutes: z.int().min(5).max(MOST_IMPERSONATION_MINUTES).default(DEFAULT_SECURITY.impersonationMinutes),
  signedInDays: z.int().min(1).max(90).default(DEFAULT_SECURITY.signedInDays),
  consoleIdleMinutes: z
    .int()
    .min(0)
    .max(720)
    .default(DEFAULT_SECURITY.consoleIdleMinutes)
    .refine((minutes) => minutes === 0 || minutes >= 5, { error: 'must be 0, for never, or 5 at least.' }),
  consoleSessionHours: z.int().min(1).max(720).nullish(),
  fieldSessionDays: z.int().min(1).max(90).nullish(),
  oldestFieldApp: lineOf(20)
    .default(DEFAULT_SECURITY.oldestFieldApp)
    .refine((version) => version === '' || /^\d+(\.\d+){0,3}$/.test(version), { error: 'must be a version like 0.2.0, or empty.' }),
});
