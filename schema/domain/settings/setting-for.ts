// Which setting holds for a work type (domain.md §4). The server reads what was saved with its parser (parse-setting) and answers each in its settled form,
// or its default, so that a screen needs no parser to begin with.
import { DEFAULT_ADDRESS_TYPE, type AddressTypeSetting } from './address-type.setting.ts';
import { DEFAULT_CUSTOM_FIELDS, type CustomFieldsSetting } from './custom-fields.setting.ts';
import { DEFAULT_EXPECTED_PHOTOS, type ExpectedPhotosSetting } from './expected-photos.setting.ts';
import { DEFAULT_FIELD_JOB_STATUS, type FieldJobStatusSetting } from './field-job-status.setting.ts';
import { DEFAULT_FIELD_WORK_LIST, type FieldWorkListSetting } from './field-work-list.setting.ts';
import { DEFAULT_FIELD_WORK_TASK, type FieldWorkTaskSetting } from './field-work-task.setting.ts';
import { DEFAULT_JOB_STATUS_SETTINGS, type JobStatusSettings } from './job-status.setting.ts';
import { DEFAULT_ONSITE_GATES, type OnsiteGatesSetting } from './onsite-gates.setting.ts';
import { DEFAULT_NUMBERING, type NumberingSetting } from './numbering.setting.ts';
import { DEFAULT_OPTIONAL_FIELDS, type OptionalFieldsSetting } from './optional-fields.setting.ts';
import { DEFAULT_PHOTOS, type PhotosSetting } from './photos.setting.ts';
import { DEFAULT_SECURITY, type SecuritySetting } from './security.setting.ts';
import { DEFAULT_SYNC, type SyncSetting } from './sync.setting.ts';
import { DEFAULT_TASK_TEMPLATES, type TaskTemplatesSetting } from './task-templates.setting.ts';
import { DEFAULT_TICKET_OF_WORK, type TicketOfWorkSetting } from './ticket-of-work.setting.ts';

/** Of the whole company, and read by the apps: no work type has its own. */
export interface SharedSettings {
  Photos: PhotosSetting;
  Sync: SyncSetting;
  Security: SecuritySetting;
  Numbering: NumberingSetting;
}

export interface SettingConfigs extends SharedSettings {
  'Field Work Task': FieldWorkTaskSetting;
  'Field Work List': FieldWorkListSetting;
  'Job Status Settings': JobStatusSettings;
  'Field Job Status': FieldJobStatusSetting;
  'Optional Construction Fields': OptionalFieldsSetting;
  'Address Type': AddressTypeSetting;
  'Custom Construction Fields': CustomFieldsSetting;
  'Expected Photos': ExpectedPhotosSetting;
  'Task Templates': TaskTemplatesSetting;
  'Ticket of Work': TicketOfWorkSetting;
  'Onsite Gates': OnsiteGatesSetting;
}
export type SettingName = keyof SettingConfigs;
export type SettingConfig<N extends SettingName> = SettingConfigs[N];

export const SHARED_DEFAULTS: { readonly [N in keyof SharedSettings]: SharedSettings[N] } = {
  Photos: DEFAULT_PHOTOS,
  Sync: DEFAULT_SYNC,
  Security: DEFAULT_SECURITY,
  Numbering: DEFAULT_NUMBERING,
};

export const DEFAULT_SETTINGS: { readonly [N in SettingName]: SettingConfig<N> } = {
  'Field Work Task': DEFAULT_FIELD_WORK_TASK,
  'Field Work List': DEFAULT_FIELD_WORK_LIST,
  'Job Status Settings': DEFAULT_JOB_STATUS_SETTINGS,
  'Field Job Status': DEFAULT_FIELD_JOB_STATUS,
  'Optional Construction Fields': DEFAULT_OPTIONAL_FIELDS,
  'Address Type': DEFAULT_ADDRESS_TYPE,
  'Custom Construction Fields': DEFAULT_CUSTOM_FIELDS,
  'Expected Photos': DEFAULT_EXPECTED_PHOTOS,
  'Task Templates': DEFAULT_TASK_TEMPLATES,
  'Ticket of Work': DEFAULT_TICKET_OF_WORK,
  'Onsite Gates': DEFAULT_ONSITE_GATES,
  ...SHARED_DEFAULTS,
};

export interface SettingRow {
  readonly name: string;
  readonly workType: string | null;
  readonly config: unknown;
}

/** What holds where rows are kept by work type: the work type's own row, else the row for all; undefined: there is neither. */
export function rowFor<Row extends Pick<SettingRow, 'workType'>>(rows: readonly Row[], workType: string | null): Row | undefined {
  return rows.find((row) => row.workType === workType) ?? rows.find((row) => row.workType === null);
}

export interface ReadSetting<N extends SettingName> {
  readonly config: SettingConfig<N>;
  /** For the log: why the default stands in for what lies there. */
  readonly problem?: string;
}

/**
 * The one rule of which setting holds for a work type: its own row, else the row without work type, else the built-in default.
 * @param read makes of what lies there the setting, or its default
 */
export function settingBy<N extends SettingName>(
  rows: readonly SettingRow[],
  name: N,
  workType: string | null,
  read: (name: N, config: unknown) => ReadSetting<N>,
): ReadSetting<N> {
  const row = rowFor(
    rows.filter((one) => one.name === name),
    workType,
  );
  return row === undefined ? { config: DEFAULT_SETTINGS[name] } : read(name, row.config);
}

/** Of rows that the server has read already. */
export function settingFor<N extends SettingName>(rows: readonly SettingRow[], name: N, workType: string | null): ReadSetting<N> {
  return settingBy(rows, name, workType, readSettled);
}

/** What is none of its kind gives way to the default. */
function readSettled<N extends SettingName>(name: N, config: unknown): ReadSetting<N> {
  if (isOfKind(config, DEFAULT_SETTINGS[name])) return { config };
  return { config: DEFAULT_SETTINGS[name], problem: `${name}: it is not in its settled form` };
}

/** It has what the default has, of the same kinds. */
function isOfKind<Config extends object>(config: unknown, like: Config): config is Config {
  if (typeof config !== 'object' || config === null) return false;
  const given = Object.entries(config);
  return Object.entries(like).every(([key, kind]) =>
    given.some(([other, value]) => other === key && typeof value === typeof kind && Array.isArray(value) === Array.isArray(kind)),
  );
}
