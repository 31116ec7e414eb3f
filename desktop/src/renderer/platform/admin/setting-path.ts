// The address of each setting's page (screens.md §2.21), for whatever leads there.
import { isCompanySettingName, type AnySettingName } from '@lotline/schema/domain/settings/company-settings';

/** The name of its tab in the address. */
export const SETTING_SLUGS: Readonly<Record<AnySettingName, string>> = {
  'Job Status Settings': 'status',
  'Field Job Status': 'field-job-status',
  'Field Work Task': 'field-work-task',
  'Field Work List': 'field-work-list',
  'Address Type': 'address-type',
  'Custom Construction Fields': 'custom-fields',
  'Optional Construction Fields': 'optional-fields',
  'Expected Photos': 'photos',
  'Task Templates': 'templates',
  'Onsite Gates': 'onsite-gates',
  'Ticket of Work': 'ticket-of-work',
  Company: 'company',
  Notifications: 'notifications',
  Messages: 'messages',
  Photos: 'photos',
  Sync: 'sync',
  Numbering: 'numbering',
  Xero: 'xero',
  Security: 'security',
  'Office Addresses': 'addresses',
  Retention: 'retention',
  Holidays: 'holidays',
};

/** @param workType null: of every work type, or of the whole company */
export const settingPath = (name: AnySettingName, workType: string | null): string =>
  isCompanySettingName(name)
    ? `/admin/settings/${SETTING_SLUGS[name]}`
    : `/admin/settings/jobSettings/${SETTING_SLUGS[name]}${workType === null ? '' : `/${encodeURIComponent(workType)}`}`;

export const hasSettingPage = (name: string): name is AnySettingName => Object.hasOwn(SETTING_SLUGS, name);
