import { refusalOf } from '../../testing/refusal-of.ts';
import { fieldListSettings } from './field-job-status.setting.ts';
import { mustBeSettingName, parseSetting, parseSettingStrictly, SETTING_NAMES } from './parse-setting.ts';
import { DEFAULT_SETTINGS, settingBy, settingFor, type ReadSetting, type SettingName, type SettingRow } from './setting-for.ts';

const status = { statusName: 'Planned', sortOrder: 1, fieldOrder: 1, fieldEdit: true };
const step = { key: 'job', title: 'Job', phase: 'assessment', questions: [{ key: 'a', kind: 'text', label: 'A' }] };
const GOOD: { readonly [N in SettingName]: unknown } = {
  'Field Work Task': { fields: [{ fieldName: 'status', show: true }] },
  'Field Work List': { fields: [{ fieldName: 'developer', show: true, canEdit: true }] },
  'Job Status Settings': { statuses: [{ ...status, colour: '#0A4F8F', allowedNext: ['Done'] }] },
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
const BAD: readonly (readonly [SettingName, unknown])[] = [
  ['Field Work Task', null],
  ['Field Work Task', { fields: 'all' }],
  ['Field Work Task', { fields: [{ fieldName: 'status', show: 'yes' }] }],
  ['Field Work Task', { fields: [GOOD, GOOD] }],
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
  ['Job Status Settings', { statuses: [{ ...status, colour: 'red' }] }],
  ['Job Status Settings', { statuses: [{ ...status, sortOrder: 1.5 }] }],
  ['Job Status Settings', { statuses: [{ ...status, requirements: ['weather'] }] }],
  ['Job Status Settings', { statuses: [{ ...status, delay: { afterDays: 0, to: 'Planned' } }] }],
  ['Job Status Settings', { statuses: [{ ...status, delay: { afterDays: 2, to: 'Lost' } }] }],
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

describe('system settings (domain.md §4)', () => {
  it.each(SETTING_NAMES)('reads %s as it is written there', (name) => {
    expect(parseSetting(name, GOOD[name])).toEqual({ config: expect.objectContaining({}) });
    expect(parseSettingStrictly(name, GOOD[name])).toMatchObject(GOOD[name] as object);
  });

  it.each(SETTING_NAMES)('has a default for %s that its own schema accepts', (name) => {
    expect(parseSettingStrictly(name, DEFAULT_SETTINGS[name])).toEqual(DEFAULT_SETTINGS[name]);
  });

  it.each(BAD)('falls back to the default and names the problem, and refuses it on write: %s %j', (name, config) => {
    const read = parseSetting(name, config);
    expect(read.config).toEqual(DEFAULT_SETTINGS[name]);
    expect(read.problem).toContain(`${name}: `);
    expect(refusalOf(() => parseSettingStrictly(name, config)).code).toBe('INVALID_INPUT');
  });

  it('refuses a name that is no setting', () => {
    expect(SETTING_NAMES).toHaveLength(15);
    expect(mustBeSettingName('Address Type')).toBe('Address Type');
    expect(refusalOf(() => mustBeSettingName('toString'))).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'name' } });
  });

  it.each<[string, (rows: readonly SettingRow[], workType: string | null) => ReadSetting<'Job Status Settings'>]>([
    ['what the server has read', (rows, workType) => settingFor(rows, 'Job Status Settings', workType)],
    ['what was saved', (rows, workType) => settingBy(rows, 'Job Status Settings', workType, parseSetting)],
  ])('takes of %s the work type’s row, else the row without one, else the default, never another’s', (_rows, settingOf) => {
    const row = (workType: string | null, statusName: string, name = 'Job Status Settings') => ({
      ...{ name, workType },
      config: { statuses: [{ ...status, statusName }] },
    });
    const own = [row('Lead-in', 'Of another name', 'Field Job Status'), row('MDU', 'Of MDU'), row('Pre-install', 'Own')];
    const rows = [...own, row(null, 'Of all')];
    const namesOf = (given: readonly SettingRow[], workType: string | null) =>
      settingOf(given, workType).config.statuses.map(({ statusName }) => statusName);
    expect(namesOf(rows, 'Pre-install')).toEqual(['Own']);
    expect(namesOf(rows, 'Lead-in')).toEqual(['Of all']);
    expect(namesOf(rows, null)).toEqual(['Of all']);
    expect(settingOf(own, 'Lead-in')).toEqual({ config: DEFAULT_SETTINGS['Job Status Settings'] });
  });

  it.each(SETTING_NAMES)(
    'of %s, what the server has read is taken as it is, and what is of another kind gives way to the default',
    (name) => {
      const { config } = parseSetting(name, GOOD[name]);
      expect(settingFor([{ name, workType: null, config }], name, 'Lead-in')).toEqual({ config });
      for (const bad of [null, 'all', {}, Object.fromEntries(Object.keys(DEFAULT_SETTINGS[name]).map((key) => [key, 7]))]) {
        const read = settingFor([{ name, workType: null, config: bad }], name, 'Lead-in');
        expect(read).toEqual({ config: DEFAULT_SETTINGS[name], problem: expect.stringContaining(name) });
      }
    },
  );

  it('has each status as a hold or not: by its flag, and where it was saved without one by its name (issue 21 §4)', () => {
    const named = (statusName: string, flag: object = {}) => ({ ...status, ...flag, statusName });
    const statuses = [named('Planned'), named('Client on hold'), named('Paused', { isHold: true }), named('No on hold', { isHold: false })];
    const settled = parseSettingStrictly('Job Status Settings', { statuses });
    expect(settled.statuses.map(({ isHold }) => isHold)).toEqual([false, true, true, false]);
    expect(parseSettingStrictly('Job Status Settings', settled)).toEqual(settled);
  });

  it('gives the field list what its grouping needs', () => {
    const statuses = parseSettingStrictly('Job Status Settings', { statuses: [status] });
    expect(fieldListSettings({ useJobStatus: true, statusColours: [] }, statuses)).toMatchObject({
      useJobStatus: true,
      statuses: [{ statusName: 'Planned', fieldOrder: 1 }],
    });
  });
});
