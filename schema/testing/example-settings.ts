// Settings as tests write them: one of each that is right, and what each refuses, told at its own page and at none other.
import type { CompanySettingName } from '../domain/settings/company-settings.ts';
import type { SettingName } from '../domain/settings/setting-for.ts';

const shown = { fieldName: 'status', show: true };
export const PLANNED = { statusName: 'Planned', sortOrder: 1, fieldOrder: 1, fieldEdit: true };
const step = { key: 'job', title: 'Job', phase: 'assessment', questions: [{ key: 'a', kind: 'text', label: 'A' }] };
export const GOOD_SETTINGS: { readonly [N in SettingName]: unknown } = {
  'Field Work Task': { fields: [{ fieldName: 'status', show: true }] },
  'Field Work List': { fields: [{ fieldName: 'developer', show: true, canEdit: true }] },
  'Job Status Settings': { statuses: [{ ...PLANNED, colour: '#0A4F8F', allowedNext: ['Done'] }] },
  'Field Job Status': { useJobStatus: true, statusColours: [{ statusName: 'Planned', colour: '#0A4F8F' }] },
  'Optional Construction Fields': { fields: [{ fieldName: 'developer', displayName: 'Builder', show: true }] },
  'Address Type': { addressSetting: { addressType: 'free', bookable: true, hasScopingBonus: true } },
  'Custom Construction Fields': {
    templates: [{ fieldName: 'NTD', fieldType: 'select', options: ['A'], isFieldWork: true, required: true }],
  },
  'Expected Photos': { shots: [{ title: 'Trench', count: 2, required: true, task: 'Pit and pipe' }] },
  'Task Templates': {
    templates: [{ taskName: 'Lead-in', leadDays: 7, groupName: 'Crew North', items: [{ code: 'PT-1', quantity: '2.000' }] }],
  },
  'Ticket of Work': { supervisorPhone: '02 9555 0100', forms: [{ version: 2, steps: [step] }] },
  'Onsite Gates': { notOnHold: true, ticketSigned: true },
  Photos: { edgePx: 1600, quality: 70, stampPlace: false, originals: 'always' },
  Sync: { settingsMinutes: 15, originalsOver: 'any', inUseDays: 30 },
  Security: { impersonationMinutes: 10, signedInDays: 7, oldestFieldApp: '0.2.0', consoleIdleMinutes: 30 },
  Numbering: { potentialJobPrefix: 'PJ-', potentialJobDigits: 5, paymentPrefix: 'RC', paymentDigits: 3 },
};
export const REFUSED_SETTINGS: readonly (readonly [SettingName, unknown])[] = [
  ['Field Work Task', null],
  ['Field Work Task', { fields: 'all' }],
  ['Field Work Task', { fields: [{ fieldName: 'status', show: 'yes' }] }],
  ['Field Work Task', { fields: [shown, shown] }],
  [
    'Field Work List',
    {
      fields: [
        { fieldName: 'a', show: true },
        { fieldName: 'a', show: true },
      ],
    },
  ],
  ['Field Work List', { fields: [], more: 1 }],
  ['Job Status Settings', { statuses: [{ ...PLANNED, colour: 'red' }] }],
  ['Job Status Settings', { statuses: [{ ...PLANNED, sortOrder: 1.5 }] }],
  ['Job Status Settings', { statuses: [{ ...PLANNED, requirements: ['weather'] }] }],
  ['Job Status Settings', { statuses: [{ ...PLANNED, delay: { afterDays: 0, to: 'Planned' } }] }],
  ['Job Status Settings', { statuses: [{ ...PLANNED, delay: { afterDays: 2, to: 'Lost' } }] }],
  ['Field Job Status', { statusColours: [] }],
  ['Optional Construction Fields', { fields: [{ fieldName: 'developer', show: true }] }],
  ['Address Type', { addressSetting: { addressType: 'postal' } }],
  ['Custom Construction Fields', { templates: [{ fieldName: 'NTD', fieldType: 'select' }] }],
  ['Custom Construction Fields', { templates: [{ fieldName: 'NTD', fieldType: 'colour' }] }],
  ['Custom Construction Fields', { templates: [{ fieldName: 'NTD', fieldType: 'checkbox', required: true }] }],
  ['Expected Photos', { shots: [{ title: 'East/west', count: 1 }] }],
  ['Expected Photos', { shots: [{ title: 'x'.repeat(33), count: 1 }] }],
  ['Expected Photos', { shots: [{ title: 'Trench', count: 0 }] }],
  [
    'Expected Photos',
    {
      shots: [
        { title: 'Trench', count: 1 },
        { title: 'trench ', count: 2 },
      ],
    },
  ],
  ['Task Templates', { templates: [{ taskName: 'Lead-in' }, { taskName: 'lead-in ' }] }],
  ['Task Templates', { templates: [{ taskName: 'Lead-in', leadDays: -1 }] }],
  ['Task Templates', { templates: [{ taskName: 'Lead-in', items: [{ code: 'PT-1' }, { code: 'pt-1' }] }] }],
  ['Task Templates', { templates: [{ taskName: 'Lead-in', items: [{ code: 'PT-1', quantity: '0' }] }] }],
  ['Onsite Gates', { notOnHold: 'yes' }],
  ['Onsite Gates', { weather: true }],
  ['Photos', { edgePx: 200 }],
  ['Photos', { quality: 100 }],
  ['Photos', { originals: 'sometimes' }],
  ['Sync', { settingsMinutes: 0 }],
  ['Sync', { originalsOver: 'satellite' }],
  ['Numbering', { potentialJobPrefix: '7' }],
  ['Numbering', { potentialJobDigits: 9 }],
  ['Numbering', { paymentPrefix: '' }],
  ['Security', { impersonationMinutes: 31 }],
  ['Security', { signedInDays: 365 }],
  ['Security', { oldestFieldApp: 'newest' }],
  ['Security', { consoleIdleMinutes: 4 }],
  ['Security', { consoleIdleMinutes: 721 }],
  ['Ticket of Work', { forms: [{ version: 1, steps: [step] }] }],
  ['Ticket of Work', { supervisorPhone: 'javascript:1', forms: [] }],
  ['Ticket of Work', { forms: [{ version: 2, steps: [step, { ...step, key: 'other' }] }] }],
  ['Ticket of Work', { forms: [{ version: 2, steps: [{ ...step, questions: [{ key: 'a', kind: 'slider', label: 'A' }] }] }] }],
];

/** Of the whole company; those that apps are told of stand above. */
export const REFUSED_OF_COMPANY: readonly (readonly [CompanySettingName, unknown])[] = [
  ['Company', { name: ' ' }],
  ['Company', { name: 'Kestrel', abn: '51 824 753 557' }],
  ['Retention', { errorDays: 7, signInDays: 400, runDays: 60, deviceDays: 400 }],
  ['Retention', { errorDays: 90, signInDays: 400, runDays: 60, deviceDays: 400, integrationDays: 29 }],
  ['Messages', { builderRequest: 'Hi {contact}, may we come?' }],
  ['Messages', { builderRequest: 'Hi {name}: {link}' }],
  ['Messages', { builderRequest: '{link}', hosts: [{ host: 'https://works.example' }] }],
  ['Messages', { builderRequest: '{link}', hosts: [{ host: 'works.example', domainName: '203.0.113.7' }] }],
  ['Messages', { builderRequest: '{link}', hosts: [{ host: 'works.example' }, { host: 'WORKS.example' }] }],
  ['Messages', { builderRequest: '{link}', hosts: [{ host: 'works.example', builderRequest: `{link}${'x'.repeat(600)}` }] }],
  ['Messages', { builderRequest: `{link}${'x'.repeat(600)}` }],
  ['Messages', { builderRequest: '{link}', invitation: 'Hi {name}, welcome.' }],
  ['Messages', { builderRequest: '{link}', invitation: '{jobs} {link}' }],
  ['Messages', { builderRequest: '{link}', invitation: `{link}${'x'.repeat(600)}` }],
  ['Notifications', { builderReminderDays: 0 }],
  ['Holidays', { days: [{ day: '2026-02-30', name: 'Show day' }] }],
  ['Holidays', { days: [{ day: '2026-12-24', name: 'Eve', state: 'NZ' }] }],
  ['Xero', { accountCode: '31 0' }],
  ['Xero', { accountCode: '31000000000' }],
  ['Xero', { taxWithGst: 'INPUT' }],
  ['Xero', { dueDays: -1 }],
  ['Office Addresses', { ranges: [{ range: '203.0.113', name: 'Depot' }] }],
  ['Office Addresses', { ranges: [{ range: '203.0.113.0/33', name: 'Depot' }] }],
  ['Office Addresses', { appliesTo: 'nobody', ranges: [] }],
  [
    'Office Addresses',
    {
      ranges: [
        { range: '203.0.113.7', name: 'Depot' },
        { range: '203.0.113.7/32', name: 'The same' },
      ],
    },
  ],
  [
    'Holidays',
    {
      days: [
        { day: '2026-12-24', name: 'Eve' },
        { day: '2026-12-24', name: 'The same' },
      ],
    },
  ],
];
