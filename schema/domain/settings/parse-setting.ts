// Every system setting by its name: one schema each, on write and on read, and the default that stands in for an unreadable one,
// so that a bad setting never blanks a screen (domain.md §4).
import type { z } from 'zod';
import { RefusalError, refuse } from '../../errors/refusal-error.ts';
import { parseInput } from '../kernel/input.ts';
import { DEFAULT_ADDRESS_TYPE, addressTypeSetting } from './address-type.setting.ts';
import { DEFAULT_CUSTOM_FIELDS, customFieldsSetting } from './custom-fields.setting.ts';
import { DEFAULT_FIELD_JOB_STATUS, fieldJobStatusSetting } from './field-job-status.setting.ts';
import { DEFAULT_FIELD_WORK_LIST, fieldWorkListSetting } from './field-work-list.setting.ts';
import { DEFAULT_FIELD_WORK_TASK, fieldWorkTaskSetting } from './field-work-task.setting.ts';
import { DEFAULT_JOB_STATUS_SETTINGS, jobStatusSettings } from './job-status.setting.ts';
import { DEFAULT_OPTIONAL_FIELDS, optionalFieldsSetting } from './optional-fields.setting.ts';

const SCHEMAS = {
  'Field Work Task': fieldWorkTaskSetting,
  'Field Work List': fieldWorkListSetting,
  'Job Status Settings': jobStatusSettings,
  'Field Job Status': fieldJobStatusSetting,
  'Optional Construction Fields': optionalFieldsSetting,
  'Address Type': addressTypeSetting,
  'Custom Construction Fields': customFieldsSetting,
} as const;

export type SettingName = keyof typeof SCHEMAS;
export type SettingConfig<N extends SettingName> = z.output<(typeof SCHEMAS)[N]>;
type Schemas = { readonly [N in SettingName]: z.ZodType<SettingConfig<N>> };

export const SETTING_NAMES = Object.keys(SCHEMAS).filter(isSettingName);

export const DEFAULT_SETTINGS: { readonly [N in SettingName]: SettingConfig<N> } = {
  'Field Work Task': DEFAULT_FIELD_WORK_TASK,
  'Field Work List': DEFAULT_FIELD_WORK_LIST,
  'Job Status Settings': DEFAULT_JOB_STATUS_SETTINGS,
  'Field Job Status': DEFAULT_FIELD_JOB_STATUS,
  'Optional Construction Fields': DEFAULT_OPTIONAL_FIELDS,
  'Address Type': DEFAULT_ADDRESS_TYPE,
  'Custom Construction Fields': DEFAULT_CUSTOM_FIELDS,
};

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SCHEMAS, name);
}

/** @throws RefusalError INVALID_INPUT for a name that is no setting. */
export function mustBeSettingName(name: string): SettingName {
  if (isSettingName(name)) return name;
  return refuse('INVALID_INPUT', { field: 'name', sentence: `There is no setting of this name. There are: ${SETTING_NAMES.join(', ')}.` });
}

/** On write: the config in its settled form. @throws RefusalError INVALID_INPUT naming what is wrong. */
export function parseSettingStrictly<N extends SettingName>(name: N, config: unknown): SettingConfig<N> {
  const schemas: Schemas = SCHEMAS;
  return parseInput(schemas[name], config);
}

/** On read: the default and a problem for the log when the config cannot be read. */
export function parseSetting<N extends SettingName>(name: N, config: unknown): { config: SettingConfig<N>; problem?: string } {
  try {
    return { config: parseSettingStrictly(name, config) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return { config: DEFAULT_SETTINGS[name], problem: `${name}: ${error.message}` };
  }
}

export interface SettingRow {
  readonly name: string;
  readonly workType: string | null;
  readonly config: unknown;
}

/** The setting for a work type: its own row, else the row without work type, else the default. */
export function settingFor<N extends SettingName>(
  rows: readonly SettingRow[],
  name: N,
  workType: string | null,
): { config: SettingConfig<N>; problem?: string } {
  const named = rows.filter((row) => row.name === name);
  const row = named.find((r) => r.workType === workType) ?? named.find((r) => r.workType === null);
  return row === undefined ? { config: DEFAULT_SETTINGS[name] } : parseSetting(name, row.config);
}
