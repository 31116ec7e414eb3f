// Every system setting by its name: one schema each, on write and on read, and the default that stands in for an unreadable one,
// so that a bad setting never blanks a screen (domain.md §4).
import type { z } from 'zod';
import { RefusalError, refuse } from '../../errors/refusal-error.ts';
import { parseInput } from '../kernel/input.ts';
import { addressTypeSetting } from './address-type.schema.ts';
import { customFieldsSetting } from './custom-fields.schema.ts';
import { expectedPhotosSetting } from './expected-photos.schema.ts';
import { fieldJobStatusSetting } from './field-job-status.schema.ts';
import { fieldWorkListSetting } from './field-work-list.schema.ts';
import { fieldWorkTaskSetting } from './field-work-task.schema.ts';
import { jobStatusSettings } from './job-status.schema.ts';
import { onsiteGatesSetting } from './onsite-gates.schema.ts';
import { officeAddressesSetting } from './office-addresses.schema.ts';
import { numberingSetting } from './numbering.schema.ts';
import { optionalFieldsSetting } from './optional-fields.schema.ts';
import { photosSetting } from './photos.schema.ts';
import { securitySetting } from './security.schema.ts';
import { syncSetting } from './sync.schema.ts';
import { taskTemplatesSetting } from './task-templates.schema.ts';
import { xeroSetting } from './xero.schema.ts';
import { ticketOfWorkSetting } from './ticket-of-work.schema.ts';
import { messagesSetting, companySetting, holidaysSetting, notificationsSetting, retentionSetting } from './company-settings.schema.ts';
import { COMPANY_DEFAULTS, type AnySettingConfig, type AnySettingName } from './company-settings.ts';
import { DEFAULT_SETTINGS, type SettingName } from './setting-for.ts';

const SCHEMAS = {
  'Field Work Task': fieldWorkTaskSetting,
  'Field Work List': fieldWorkListSetting,
  'Job Status Settings': jobStatusSettings,
  'Field Job Status': fieldJobStatusSetting,
  'Optional Construction Fields': optionalFieldsSetting,
  'Address Type': addressTypeSetting,
  'Custom Construction Fields': customFieldsSetting,
  'Expected Photos': expectedPhotosSetting,
  'Task Templates': taskTemplatesSetting,
  'Ticket of Work': ticketOfWorkSetting,
  'Onsite Gates': onsiteGatesSetting,
  Company: companySetting,
  Messages: messagesSetting,
  Notifications: notificationsSetting,
  Holidays: holidaysSetting,
  Retention: retentionSetting,
  Numbering: numberingSetting,
  Photos: photosSetting,
  Sync: syncSetting,
  Security: securitySetting,
  'Office Addresses': officeAddressesSetting,
  Xero: xeroSetting,
} as const;

type Schemas = { readonly [N in AnySettingName]: z.ZodType<AnySettingConfig<N>> };
const DEFAULTS: { readonly [N in AnySettingName]: AnySettingConfig<N> } = { ...DEFAULT_SETTINGS, ...COMPANY_DEFAULTS };

/** Those of work types and the shared ones of the company: what phones and forms may ask for. */
export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS).filter(isSettingName);

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(DEFAULT_SETTINGS, name);
}

export function isAnySettingName(name: string): name is AnySettingName {
  return Object.hasOwn(SCHEMAS, name);
}

/** @throws RefusalError INVALID_INPUT for a name that is no setting. */
export function mustBeSettingName(name: string): SettingName {
  if (isSettingName(name)) return name;
  return refuse('INVALID_INPUT', { field: 'name', sentence: `There is no setting of this name. There are: ${SETTING_NAMES.join(', ')}.` });
}

/** On write: the config in its settled form. @throws RefusalError INVALID_INPUT naming what is wrong. */
export function parseSettingStrictly<N extends AnySettingName>(name: N, config: unknown): AnySettingConfig<N> {
  const schemas: Schemas = SCHEMAS;
  return parseInput(schemas[name], config);
}

interface ParsedSetting<N extends AnySettingName> {
  readonly config: AnySettingConfig<N>;
  readonly problem?: string;
}

/** On read: the default and a problem for the log when the config cannot be read. */
export function parseSetting<N extends AnySettingName>(name: N, config: unknown): ParsedSetting<N> {
  try {
    return { config: parseSettingStrictly(name, config) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return { config: DEFAULTS[name], problem: `${name}: ${error.message}` };
  }
}
