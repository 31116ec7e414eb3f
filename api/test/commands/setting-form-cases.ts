// Each setting as a form, by what its own schema refuses (schema/testing/example-settings): saved right for every work type, refused at the API as it is at its page.
import { COMPANY_DEFAULTS, isCompanySettingName, type AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { isConfig } from '@lotline/schema/domain/settings/merge-setting';
import { isSettingName } from '@lotline/schema/domain/settings/parse-setting';
import { DEFAULT_SETTINGS } from '@lotline/schema/domain/settings/setting-for';
import { GOOD_SETTINGS, REFUSED_OF_COMPANY, REFUSED_SETTINGS } from '@lotline/schema/testing/example-settings';
import { readSetting } from '../setting-saves.ts';
import { LONG_WHY, WITHOUT_WHY, type Form, type FormCase, type Typed } from './typed-form.ts';

const REFUSED: readonly (readonly [AnySettingName, unknown])[] = [...REFUSED_SETTINGS, ...REFUSED_OF_COMPANY];
const NO_WORK_TYPE: Typed = ['for one work type', { workType: 'MDU' }, 'INVALID_INPUT', null];

/** Another than stands there, as a save without a change writes nothing; a ticket has the questions that it must have. */
const SAVED: Readonly<Record<string, Form>> = {
  'Ticket of Work': { ...DEFAULT_SETTINGS['Ticket of Work'], supervisorPhone: '02 9555 0100' },
  Company: { name: 'Kestrel' },
  Retention: { ...COMPANY_DEFAULTS.Retention, errorDays: 60 },
  Messages: { builderRequest: 'May we come? {link}' },
  Notifications: { builderReminderDays: 3 },
  Holidays: { days: [{ day: '2026-12-24', name: 'Eve' }] },
  Xero: { accountCode: '410', contactBy: 'trading', dueDays: 14 },
  'Office Addresses': {
    appliesTo: 'office',
    ranges: [
      { range: '127.0.0.1', name: 'Here' },
      { range: '::1', name: 'Here too' },
    ],
  },
};

const formOf = (name: AnySettingName): FormCase => ({
  form: `Setting ${name}`,
  ...{ mutation: 'saveSetting', input: 'SaveSettingInput', answer: '{ version }' },
  begin: async (api) => ({
    ...{ name, workType: null, why: 'Agreed', config: SAVED[name] ?? (isSettingName(name) ? GOOD_SETTINGS[name] : {}) },
    ...((await readSetting(api, { name })) as Form),
  }),
  typed: [
    ...REFUSED.filter(([of, config]) => of === name && isConfig(config)).map(([, config]): Typed => [
      JSON.stringify(config).slice(0, 120),
      { config },
      'INVALID_INPUT',
      null,
    ]),
    ['no setting', { config: null }, 'INVALID_INPUT', null],
    ...(isCompanySettingName(name) ? [NO_WORK_TYPE] : []),
    WITHOUT_WHY,
    LONG_WHY,
  ],
});

/** Those that have an example of what they refuse. */
export const TRIED_SETTINGS = [...new Set(REFUSED.map(([name]) => name))];
export const SETTING_FORMS: readonly FormCase[] = TRIED_SETTINGS.map(formOf);
