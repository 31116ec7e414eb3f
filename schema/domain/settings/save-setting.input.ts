// What a save of a setting sends: the whole of it, the version that its editor saw, and why. Null in place of it: the work type has none of its own any more.
import { z } from 'zod';
import { lineOf, optionalLineOf, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { isConfig, type Config } from './merge-setting.ts';
import { isCompanySettingName } from './company-settings.ts';
import { isAnySettingName } from './parse-setting.ts';

const MOST_REPLACED = 100;
const MOST_VERSION = 1_000_000;

export const settingNameInput = z
  .string()
  .max(100)
  .transform((name, ctx) => {
    if (isAnySettingName(name)) return name;
    ctx.addIssue({ code: 'custom', message: 'is no setting.' });
    return z.NEVER;
  });

const configInput = z
  .custom<Config | null | undefined>((value) => value === null || value === undefined || isConfig(value))
  .transform((config) => config ?? null);
const followed = {
  path: ['config'],
  error: 'is missing: every work type follows it.',
};
/** A setting of the whole company is no work type's. */
const isPlaced = ({ name, workType }: { readonly name: string; readonly workType: string | null }): boolean =>
  workType === null || !isCompanySettingName(name);
const placed = { path: ['workType'], error: 'cannot have this setting: it is the whole company’s.' };
const isFollowed = ({ workType, config }: { readonly workType: string | null; readonly config: Config | null }): boolean =>
  workType !== null || config !== null;

/** Jobs that stand in a status that is no longer there get another. */
const replacedInput = z
  .array(z.object({ from: lineOf(100).min(1), to: lineOf(100).min(1) }))
  .max(MOST_REPLACED)
  .nullish()
  .transform((replaced) => replaced ?? []);

/** What a preview asks about: the setting as it would be saved. */
export const settingPreviewInput = z
  .object({ name: settingNameInput, workType: optionalLineOf(100), config: configInput, replaced: replacedInput })
  .refine(isPlaced, placed)
  .refine(isFollowed, followed);
export type SettingPreviewInput = z.output<typeof settingPreviewInput>;

export const saveSettingInput = z
  .object({
    name: settingNameInput,
    workType: optionalLineOf(100),
    config: configInput,
    version: z.int().min(0).max(MOST_VERSION),
    why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED'),
    replaced: replacedInput,
    /** The version that this save takes back: jobs that it moved and nobody since return to where they were. */
    undoes: z
      .int()
      .min(1)
      .max(MOST_VERSION)
      .nullish()
      .transform((version) => version ?? null),
  })
  .refine(isPlaced, placed)
  .refine(isFollowed, followed);
export type SaveSettingInput = z.output<typeof saveSettingInput>;
export type ReplacedStatus = SaveSettingInput['replaced'][number];
