// The settings of the whole company (screens.md §2.21): the server reads each where it acts. Apps are sent the shared ones alone. Those of work types stand in setting-for.
import type { z } from 'zod';
import { DEFAULT_INVITATION } from '../kernel/invitation.ts';
import type { IsClosed } from '../kernel/business-days.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import type {
  messagesSetting,
  companySetting,
  holidaysSetting,
  notificationsSetting,
  retentionSetting,
} from './company-settings.schema.ts';
import type { officeAddressesSetting } from './office-addresses.schema.ts';
import { DEFAULT_XERO, type XeroSetting } from './xero.setting.ts';
import { SHARED_DEFAULTS, type SettingConfigs, type SettingName, type SharedSettings } from './setting-for.ts';

export type OfficeAddressesSetting = z.output<typeof officeAddressesSetting>;
type HolidaysSetting = z.output<typeof holidaysSetting>;

export interface CompanySettings extends SharedSettings {
  Company: z.output<typeof companySetting>;
  Messages: z.output<typeof messagesSetting>;
  Notifications: z.output<typeof notificationsSetting>;
  Holidays: HolidaysSetting;
  Retention: z.output<typeof retentionSetting>;
  /** Which addresses people may come from; not told to apps, as the other settings of security are. */
  'Office Addresses': OfficeAddressesSetting;
  Xero: XeroSetting;
}
export type CompanySettingName = keyof CompanySettings;

/** A setting of work types, or one of the whole company. */
export type AnySettingName = SettingName | CompanySettingName;
interface AllSettings extends SettingConfigs, CompanySettings {}
export type AnySettingConfig<N extends AnySettingName> = AllSettings[N];

export const COMPANY_DEFAULTS: { readonly [N in CompanySettingName]: CompanySettings[N] } = {
  Company: { name: 'Lotline', abn: '', logo: '' },
  Messages: {
    builderRequest: [
      'Hi {contact}, {sender} from {company} here.',
      'Can our crew come onsite for the telecom work at:',
      '{jobs}',
      'Please answer here:',
      '{link}',
      'Thank you, {signature}',
    ].join('\n'),
    invitation: DEFAULT_INVITATION,
    hosts: [],
  },
  Notifications: { builderReminderDays: 2 },
  Holidays: { days: [] },
  Retention: { errorDays: 90, signInDays: 400, runDays: 60, deviceDays: 400, integrationDays: 400 },
  'Office Addresses': { appliesTo: 'office', ranges: [] },
  Xero: DEFAULT_XERO,
  ...SHARED_DEFAULTS,
};

export const isCompanySettingName = (name: string): name is CompanySettingName => Object.hasOwn(COMPANY_DEFAULTS, name);

/** Of every day and state. */
export function closedOn({ days }: HolidaysSetting): IsClosed {
  const keyOf = (day: CalendarDay, state: string | null): string => `${day} ${state ?? ''}`;
  const closed = new Set(days.map(({ day, state }) => keyOf(day, state)));
  return (day, state) => closed.has(keyOf(day, null)) || (state !== null && closed.has(keyOf(day, state)));
}
