// What a save of a setting sends: the whole of it, the version that its editor saw, and why. Null in place of it: the work type has none of its own any more.
import { z } from 'zod';
import { lineOf, optionalLineOf, requiredTextOf } from '../kernel/input.ts';
import { isConfig, type Config } from './merge-setting.ts';
import { isSettingName } from './parse-setting.ts';

const MOST_REASON = 500;
const MOST_REPLACED = 100;
const MOST_VERSION = 1_000_000;

export const settingNameInput = z
  .string()
  .max(100)
  .transform((name, ctx) => {
    if (isSettingName(name)) return name;
    ctx.addIssue({ code: 'custom', message: 'is no setting.' });
    return z.NEVER;
  });

export const saveSettingInput = z
  .object({
    name: settingNameInput,
    workType: optionalLineOf(100),
    config: z
      .custom<Config | null | undefined>((value) => value === null || value === undefined || isConfig(value))
      .transform((config) => config ?? null),
    version: z.int().min(0).max(MOST_VERSION),
    why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED'),
    /** Jobs that stand in a status that is no longer there get another. */
    replaced: z
      .array(z.object({ from: lineOf(100).min(1), to: lineOf(100).min(1) }))
      .max(MOST_REPLACED)
      .nullish()
      .transform((replaced) => replaced ?? []),
  })
  .refine(({ workType, config }) => workType !== null || config !== null, {
    path: ['config'],
    error: 'is missing: every work type follows it.',
  });
export type SaveSettingInput = z.output<typeof saveSettingInput>;
export type ReplacedStatus = SaveSettingInput['replaced'][number];
