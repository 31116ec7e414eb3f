// The pages of the whole company's settings (screens.md §2.21). What nothing reads yet is not here.
import { MESSAGE_PARTS } from '@lotline/schema/domain/kernel/message-parts';
import { STATES } from '@lotline/schema/domain/kernel/business-days';
import type { SettingTab } from './setting-tabs.ts';

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
    about: `The message that asks a builder for site access, on the phone and in the office. Parts that are filled in: ${PARTS}.`,
    plain: [{ key: 'builderRequest', label: 'Message to a builder', kind: 'text', path: ['builderRequest'] }],
    rows: null,
  },
  {
    tab: 'retention',
    name: 'Retention',
    isCompany: true,
    label: 'Retention',
    about: 'How many days logs are kept. What decides pay is kept for seven years, whatever stands here.',
    plain: [
      { key: 'errorDays', label: 'Errors of the apps', kind: 'count', path: ['errorDays'] },
      { key: 'signInDays', label: 'Sign-ins', kind: 'count', path: ['signInDays'] },
      { key: 'runDays', label: 'Results of background jobs', kind: 'count', path: ['runDays'] },
      { key: 'deviceDays', label: 'Devices that nobody uses any more', kind: 'count', path: ['deviceDays'] },
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
