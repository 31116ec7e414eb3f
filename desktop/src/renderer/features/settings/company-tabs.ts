// The pages of the whole company's settings (screens.md §2.21). What nothing reads yet is not here.
import { MESSAGE_PARTS } from '@lotline/schema/domain/kernel/message-parts';
import { INVITATION_PARTS } from '@lotline/schema/domain/kernel/invitation';
import { STATES } from '@lotline/schema/domain/kernel/business-days';
import { BILL_TAX_TYPES } from '@lotline/schema/domain/settings/xero.setting';
import { SETTING_LABELS } from '@lotline/schema/domain/settings/setting-labels';
import type { SettingTab } from './setting-tabs.ts';

const TAXES = BILL_TAX_TYPES.map((value) => ({ value, label: value }));
const FOR_GOOD = { kind: 'count', isOptional: true } as const;
const OF_COMPANY = 'Empty: the company’s text above';
const listed = (parts: readonly string[]): string => parts.map((part) => `{${part}}`).join(', ');

export const COMPANY_TABS: readonly SettingTab[] = [
  {
    name: 'Company',
    isCompany: true,
    label: SETTING_LABELS.Company,
    about:
      'Your company as others see it: in messages to builders, on the page and the receipt of their answers, and on printed tickets of work.',
    plain: [
      { key: 'name', label: 'Name', kind: 'line', path: ['name'] },
      { key: 'abn', label: 'ABN, printed on tickets of work', kind: 'line', path: ['abn'] },
      { key: 'logo', label: 'Logo, on papers and the builder’s page', kind: 'picture', path: ['logo'] },
    ],
    rows: null,
  },
  {
    name: 'Notifications',
    isCompany: true,
    label: SETTING_LABELS.Notifications,
    about: 'When a builder who has not answered is due to be asked again.',
    plain: [{ key: 'builderReminderDays', label: 'Business days until a reminder', kind: 'count', path: ['builderReminderDays'] }],
    rows: null,
  },
  {
    name: 'Messages',
    isCompany: true,
    label: SETTING_LABELS.Messages,
    about: `The messages that people send: to a builder for site access, on the phone and in the office, and to invite someone to Lotline. Parts that are filled in for a builder: ${listed(MESSAGE_PARTS)}; in an invitation: ${listed(INVITATION_PARTS)}. {signature}, the builder’s link and, where a host has its own, the text follow the address at which the sender opens Lotline.`,
    plain: [
      { key: 'builderRequest', label: 'Message to a builder', kind: 'text', path: ['builderRequest'] },
      { key: 'invitation', label: 'Invitation', kind: 'text', path: ['invitation'] },
    ],
    rows: {
      one: 'host',
      none: 'Messages are signed with the company’s name, and their links lead to the address at which the sender opens Lotline.',
      fields: [
        { key: 'host', label: 'Host', kind: 'line', hint: 'Where the office opens Lotline, such as works.example.com' },
        { key: 'signature', label: 'Signature', kind: 'line', hint: 'Text for {signature}. Empty: the company’s name' },
        { key: 'domainName', label: 'Host of the link', kind: 'line', hint: 'Another name of this server. Empty: its own' },
        { key: 'builderRequest', label: 'Its message to a builder', kind: 'text', lines: 3, hint: OF_COMPANY },
        { key: 'invitation', label: 'Its invitation', kind: 'text', lines: 3, hint: OF_COMPANY },
      ],
      added: { host: '', signature: '', domainName: '', builderRequest: '', invitation: '' },
    },
  },
  {
    name: 'Photos',
    isCompany: true,
    label: SETTING_LABELS.Photos,
    about:
      'How phones take photos, and how long photos are kept. Photos already taken stay as they are; the photos that a task needs are set by work type. Photos of open tasks stay, and photos of tasks that decide pay stay for seven years.',
    plain: [
      { key: 'edgePx', label: 'Longest side in pixels, 640 to 2560', kind: 'count', path: ['edgePx'] },
      { key: 'quality', label: 'JPEG quality, 50 to 95', kind: 'count', path: ['quality'] },
      { key: 'stampJob', label: 'Stamp the work order and address', kind: 'flag', path: ['stampJob'] },
      { key: 'stampPlace', label: 'Stamp the location', kind: 'flag', path: ['stampPlace'] },
      { key: 'stampTime', label: 'Stamp the date and time', kind: 'flag', path: ['stampTime'] },
      {
        ...{ key: 'originals', label: 'Keep the original picture too', kind: 'choice', path: ['originals'] },
        options: [
          { value: 'person', label: 'As each person chooses on their phone' },
          { value: 'always', label: 'Always' },
          { value: 'never', label: 'Never' },
        ],
      },
      { ...{ key: 'originalDays', label: 'Days originals are kept, at least 90. Empty: for good' }, ...FOR_GOOD, path: ['originalDays'] },
      {
        ...{ key: 'stampedDays', label: 'Days stamped photos are kept, at least 90. Empty: for good' },
        ...FOR_GOOD,
        path: ['stampedDays'],
      },
    ],
    rows: null,
  },
  {
    name: 'Sync',
    isCompany: true,
    label: SETTING_LABELS.Sync,
    about: 'What devices load and send automatically. Work is always sent at once, on any network.',
    plain: [
      { key: 'settingsMinutes', label: 'Minutes until a phone loads the settings again', kind: 'count', path: ['settingsMinutes'] },
      {
        ...{ key: 'originalsOver', label: 'Send original pictures', kind: 'choice', path: ['originalsOver'] },
        options: [
          { value: 'wifi', label: 'On Wi-Fi only' },
          { value: 'any', label: 'On any network' },
        ],
      },
      { key: 'inUseDays', label: 'Days that a silent device counts as in use', kind: 'count', path: ['inUseDays'] },
    ],
    rows: null,
  },
  {
    name: 'Numbering',
    isCompany: true,
    label: SETTING_LABELS.Numbering,
    about:
      'How potential jobs are numbered in messages to builders and in the work order proposed when one becomes a job, and how payments are numbered in the file for Xero.',
    plain: [
      { key: 'potentialJobPrefix', label: 'Potential job: letters before the number', kind: 'line', path: ['potentialJobPrefix'] },
      { key: 'potentialJobDigits', label: 'Potential job: minimum digits', kind: 'count', path: ['potentialJobDigits'] },
      { key: 'paymentPrefix', label: 'Payment: letters before the number', kind: 'line', path: ['paymentPrefix'] },
      { key: 'paymentDigits', label: 'Payment: minimum digits', kind: 'count', path: ['paymentDigits'] },
    ],
    rows: null,
  },
  {
    name: 'Xero',
    isCompany: true,
    label: SETTING_LABELS.Xero,
    about:
      'How payments to contractors are written in the file for Xero, on the page Payments to contractors. Xero takes each as a draft bill; Lotline itself sends nothing there. Check asks Xero whether it knows the account and the taxes.',
    plain: [
      { key: 'accountCode', label: 'Account code', kind: 'line', path: ['accountCode'] },
      { ...{ key: 'taxWithGst', label: 'Tax, contractor registered for GST', kind: 'choice', path: ['taxWithGst'] }, options: TAXES },
      { ...{ key: 'taxWithoutGst', label: 'Tax, contractor not registered', kind: 'choice', path: ['taxWithoutGst'] }, options: TAXES },
      {
        ...{ key: 'contactBy', label: 'Contact', kind: 'choice', path: ['contactBy'] },
        options: [
          { value: 'legal', label: 'By legal name' },
          { value: 'trading', label: 'By trading name' },
          { value: 'xero', label: 'By the contractor’s Xero contact' },
        ],
      },
      { key: 'dueDays', label: 'Days until due, where a payment has no due date', kind: 'count', path: ['dueDays'] },
    ],
    rows: null,
  },
  {
    name: 'Security',
    isCompany: true,
    label: SETTING_LABELS.Security,
    about:
      'How long people stay signed in, and which versions of the field app they can use. Sign-in itself is set at the identity provider. A phone that asks to sign in again keeps its unsent work, can still be used offline, and sends the work afterwards.',
    plain: [
      {
        key: 'impersonationMinutes',
        label: 'Minutes signed in as another person, at most 30',
        kind: 'count',
        path: ['impersonationMinutes'],
      },
      { key: 'signedInDays', label: 'Days a phone opens without reaching the server', kind: 'count', path: ['signedInDays'] },
      {
        ...{ key: 'consoleIdleMinutes', label: 'Minutes without use until the console signs out, 0 for never' },
        ...{ kind: 'count', path: ['consoleIdleMinutes'] },
      },
      {
        ...{ key: 'consoleSessionHours', label: 'Hours until the console asks to sign in again; empty for never' },
        ...{ ...FOR_GOOD, path: ['consoleSessionHours'] },
      },
      {
        ...{ key: 'fieldSessionDays', label: 'Days until the field app asks to sign in again; empty for never' },
        ...{ ...FOR_GOOD, path: ['fieldSessionDays'] },
      },
      { key: 'oldestFieldApp', label: 'Oldest version of the field app, such as 0.2.0', kind: 'line', path: ['oldestFieldApp'] },
    ],
    rows: null,
  },
  {
    name: 'Office Addresses',
    isCompany: true,
    label: SETTING_LABELS['Office Addresses'],
    about:
      'The networks from which Lotline can be used. Without any, it can be used from anywhere. Builders’ pages, and links to files that were sent out, open from anywhere. Work on a phone waits until the phone is back on one of these networks.',
    plain: [
      {
        ...{ key: 'appliesTo', label: 'Applies to', kind: 'choice', path: ['appliesTo'] },
        options: [
          { value: 'office', label: 'Everyone except field workers' },
          { value: 'everyone', label: 'Everyone, including crews on their phones' },
        ],
      },
    ],
    rows: {
      one: 'range',
      fields: [
        { key: 'range', label: 'Addresses', kind: 'line', hint: 'Such as 203.0.113.0/24, 203.0.113.7 or 2001:db8::/32' },
        { key: 'name', label: 'Where', kind: 'line' },
      ],
      added: { range: '', name: '' },
    },
  },
  {
    name: 'Retention',
    isCompany: true,
    label: SETTING_LABELS.Retention,
    about: 'How many days logs are kept. Records that decide pay are always kept for seven years.',
    plain: [
      { key: 'errorDays', label: 'Errors of the apps', kind: 'count', path: ['errorDays'] },
      { key: 'signInDays', label: 'Sign-ins', kind: 'count', path: ['signInDays'] },
      { key: 'runDays', label: 'Results of background jobs', kind: 'count', path: ['runDays'] },
      { key: 'deviceDays', label: 'Unused devices', kind: 'count', path: ['deviceDays'] },
      {
        ...{ key: 'integrationDays', label: 'Integrations', kind: 'count', path: ['integrationDays'] },
        hint: 'Messages, emails about documents and checks of Xero. Messages of open jobs and open links stay.',
      },
    ],
    rows: null,
  },
  {
    name: 'Holidays',
    isCompany: true,
    label: SETTING_LABELS.Holidays,
    about:
      'More days that are not business days, such as regional holidays and holidays of a single year. Weekends and the public holidays of each state are already included.',
    plain: [],
    rows: {
      one: 'holiday',
      fields: [
        { key: 'day', label: 'Day', kind: 'day' },
        { key: 'name', label: 'Name', kind: 'line' },
        {
          ...{ key: 'state', label: 'State', kind: 'choice', isOptional: true },
          options: [{ value: '', label: 'Every state' }, ...STATES.map((state) => ({ value: state, label: state }))],
        },
      ],
      added: { day: '', name: '', state: null },
    },
  },
];
