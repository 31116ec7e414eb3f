// What the page of each setting is called, wherever people read of it.
import type { AnySettingName } from './company-settings.ts';

export const SETTING_LABELS: Readonly<Record<AnySettingName, string>> = {
  'Job Status Settings': 'Job status',
  'Field Job Status': 'Status on the field list',
  'Field Work Task': 'Field task',
  'Field Work List': 'Field list',
  'Address Type': 'Address',
  'Custom Construction Fields': 'Custom fields',
  'Optional Construction Fields': 'Names of fields',
  'Expected Photos': 'Shot list',
  'Task Templates': 'Task templates',
  'Onsite Gates': 'Onsite gates',
  'Ticket of Work': 'Ticket of work',
  Company: 'Company',
  Notifications: 'Notifications',
  Messages: 'Messages',
  Photos: 'Photos',
  Sync: 'Sync',
  Numbering: 'Numbering',
  Xero: 'Xero',
  Security: 'Security',
  'Office Addresses': 'Allowed networks',
  Retention: 'Retention',
  Holidays: 'Holidays',
};

const hasPage = (name: string): name is AnySettingName => Object.hasOwn(SETTING_LABELS, name);

/** @returns a name that no page has as it is */
export const settingLabel = (name: string): string => (hasPage(name) ? SETTING_LABELS[name] : name);
