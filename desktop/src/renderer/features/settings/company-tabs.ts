// The pages of the whole company's settings (screens.md §2.21). What nothing reads yet is not here.
import { MESSAGE_PARTS } from '@lotline/schema/domain/kernel/message-parts';
import { STATES } from '@lotline/schema/domain/kernel/business-days';
import { BILL_TAX_TYPES } from '@lotline/schema/domain/settings/xero.setting';
import type { SettingTab } from './setting-tabs.ts';

const TAXES = BILL_TAX_TYPES.map((value) => ({ value, label: value }));
const FOR_GOOD = { kind: 'count', isOptional: true } as const;
const PARTS = MESSAGE_PARTS.map((part) => `{${part}}`).join(', ');

export const COMPANY_TABS: readonly SettingTab[] = [
  {
    tab: 'company',
    name: 'Company',
    isCompany: true,
    label: 'Company',
    about: 'Who asks: the name in messages to builders, on the page and the receipt of their answers, and on printed tickets of work.',
    plain: [
      { key: 'name', label: 'Name', kind: 'line', path: ['name'] },
      { key: 'abn', label: 'ABN, printed on tickets of work', kind: 'line', path: ['abn'] },
      { key: 'logo', label: 'Logo, on papers and the builder’s page', kind: 'picture', path: ['logo'] },
    ],
    rows: null,
  },
  {
    tab: 'notifications',
    name: 'Notifications',
    isCompany: true,
    label: 'Notifications',
    about: 'When a builder who has not answered is due to be asked again.',
    plain: [{ key: 'builderReminderDays', label: 'Business days until a reminder', kind: 'count', path: ['builderReminderDays'] }],
    rows: null,
  },
  {
    tab: 'messages',
    name: 'Messages',
    isCompany: true,
    label: 'Messages',
    about: `The message that asks a builder for site access, on the phone and in the office. Parts that are filled in: ${PARTS}. {signature} and the link follow the host at which whoever writes uses Lotline.`,
    plain: [{ key: 'builderRequest', label: 'Message to a builder', kind: 'text', path: ['builderRequest'] }],
    rows: {
      one: 'host',
      fields: [
        { key: 'host', label: 'Host', kind: 'line', hint: 'Where the office opens Lotline, as works.example.com' },
        { key: 'signature', label: 'Signature', kind: 'line', hint: 'What stands for {signature}; empty: the company’s name' },
        { key: 'domainName', label: 'Host of the link', kind: 'line', hint: 'Another name of this server; empty: its own' },
      ],
      added: { host: '', signature: '', domainName: '' },
    },
  },
  {
    tab: 'photos',
    name: 'Photos',
    isCompany: true,
    label: 'Photos',
    about:
      'How phones make photos, and how long they are kept. Photos that are taken stay as they are; which photos a task is to have is set by work type. Photos of open tasks stay, and those of tasks that decide pay stay for seven years.',
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
      { ...{ key: 'originalDays', label: 'Days originals are kept, 90 at least; empty for good' }, ...FOR_GOOD, path: ['originalDays'] },
      { ...{ key: 'stampedDays', label: 'Days stamped photos are kept, 90 at least; empty for good' }, ...FOR_GOOD, path: ['stampedDays'] },
    ],
    rows: null,
  },
  {
    tab: 'sync',
    name: 'Sync',
    isCompany: true,
    label: 'Sync',
    about: 'What devices ask for and send by themselves. Work is always sent at once, on any network.',
    plain: [
      { key: 'settingsMinutes', label: 'Minutes until a phone reads the settings again', kind: 'count', path: ['settingsMinutes'] },
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
    tab: 'numbering',
    name: 'Numbering',
    isCompany: true,
    label: 'Numbering',
    about:
      'How a potential job is called in messages to builders, with the work order that is proposed when it becomes a job, and a payment in the file for Xero.',
    plain: [
      { key: 'potentialJobPrefix', label: 'Potential job: letters before the number', kind: 'line', path: ['potentialJobPrefix'] },
      { key: 'potentialJobDigits', label: 'Potential job: fewest digits', kind: 'count', path: ['potentialJobDigits'] },
      { key: 'paymentPrefix', label: 'Payment: letters before the number', kind: 'line', path: ['paymentPrefix'] },
      { key: 'paymentDigits', label: 'Payment: fewest digits', kind: 'count', path: ['paymentDigits'] },
    ],
    rows: null,
  },
  {
    tab: 'xero',
    name: 'Xero',
    isCompany: true,
    label: 'Xero',
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
    tab: 'security',
    name: 'Security',
    isCompany: true,
    label: 'Security',
    about:
      'How long people are let in, and with which version of the field app. Sign-in itself is set at the identity provider. A phone that asks to sign in again keeps what is unsent, goes on offline, and sends it afterwards.',
    plain: [
      {
        key: 'impersonationMinutes',
        label: 'Minutes signed in as another person, 30 at most',
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
      { key: 'oldestFieldApp', label: 'Oldest version of the field app, as 0.2.0', kind: 'line', path: ['oldestFieldApp'] },
    ],
    rows: null,
  },
  {
    tab: 'addresses',
    name: 'Office Addresses',
    isCompany: true,
    label: 'Allowed networks',
    about:
      'The networks from which people are let in; with none here, from anywhere. Builders’ pages, and links to files that were handed out, open from anywhere. Work on a phone waits until it is back on one of them.',
    plain: [
      {
        ...{ key: 'appliesTo', label: 'Applies to', kind: 'choice', path: ['appliesTo'] },
        options: [
          { value: 'office', label: 'Everyone but field workers' },
          { value: 'everyone', label: 'Everyone, crews on their phones too' },
        ],
      },
    ],
    rows: {
      one: 'range',
      fields: [
        { key: 'range', label: 'Addresses', kind: 'line', hint: 'As 203.0.113.0/24, 203.0.113.7 or 2001:db8::/32' },
        { key: 'name', label: 'Where', kind: 'line' },
      ],
      added: { range: '', name: '' },
    },
  },
  {
    tab: 'retention',
    name: 'Retention',
    isCompany: true,
    label: 'Retention',
    about: 'How many days logs are kept. What decides pay is always kept for seven years.',
    plain: [
      { key: 'errorDays', label: 'Errors of the apps', kind: 'count', path: ['errorDays'] },
      { key: 'signInDays', label: 'Sign-ins', kind: 'count', path: ['signInDays'] },
      { key: 'runDays', label: 'Results of background jobs', kind: 'count', path: ['runDays'] },
      { key: 'deviceDays', label: 'Unused devices', kind: 'count', path: ['deviceDays'] },
    ],
    rows: null,
  },
  {
    tab: 'holidays',
    name: 'Holidays',
    isCompany: true,
    label: 'Holidays',
    about:
      'Days that are no business days, beside weekends and the public holidays of each state, which are known: regional ones, and those of one year alone.',
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
