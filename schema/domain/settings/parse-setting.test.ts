import { GOOD_SETTINGS, PLANNED, REFUSED_SETTINGS } from '../../testing/example-settings.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { fieldListSettings } from './field-job-status.setting.ts';
import { mustBeSettingName, parseSetting, parseSettingStrictly, SETTING_NAMES } from './parse-setting.ts';
import { DEFAULT_SETTINGS, settingBy, settingFor, type ReadSetting, type SettingRow } from './setting-for.ts';

describe('system settings (domain.md §4)', () => {
  it.each(SETTING_NAMES)('reads %s as it is written there', (name) => {
    expect(parseSetting(name, GOOD_SETTINGS[name])).toEqual({ config: expect.objectContaining({}) });
    expect(parseSettingStrictly(name, GOOD_SETTINGS[name])).toMatchObject(GOOD_SETTINGS[name] as object);
  });

  it.each(SETTING_NAMES)('has a default for %s that its own schema accepts', (name) => {
    expect(parseSettingStrictly(name, DEFAULT_SETTINGS[name])).toEqual(DEFAULT_SETTINGS[name]);
  });

  it.each(REFUSED_SETTINGS)('falls back to the default and names the problem, and refuses it on write: %s %j', (name, config) => {
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
      config: { statuses: [{ ...PLANNED, statusName }] },
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
      const { config } = parseSetting(name, GOOD_SETTINGS[name]);
      expect(settingFor([{ name, workType: null, config }], name, 'Lead-in')).toEqual({ config });
      for (const bad of [null, 'all', {}, Object.fromEntries(Object.keys(DEFAULT_SETTINGS[name]).map((key) => [key, 7]))]) {
        const read = settingFor([{ name, workType: null, config: bad }], name, 'Lead-in');
        expect(read).toEqual({ config: DEFAULT_SETTINGS[name], problem: expect.stringContaining(name) });
      }
    },
  );

  it('has each status as a hold or not: by its flag, and where it was saved without one by its name (issue 21 §4)', () => {
    const named = (statusName: string, flag: object = {}) => ({ ...PLANNED, ...flag, statusName });
    const statuses = [named('Planned'), named('Client on hold'), named('Paused', { isHold: true }), named('No on hold', { isHold: false })];
    const settled = parseSettingStrictly('Job Status Settings', { statuses });
    expect(settled.statuses.map(({ isHold }) => isHold)).toEqual([false, true, true, false]);
    expect(parseSettingStrictly('Job Status Settings', settled)).toEqual(settled);
  });

  it('gives the field list what its grouping needs', () => {
    const statuses = parseSettingStrictly('Job Status Settings', { statuses: [PLANNED] });
    expect(fieldListSettings({ useJobStatus: true, statusColours: [] }, statuses)).toMatchObject({
      useJobStatus: true,
      statuses: [{ statusName: 'Planned', fieldOrder: 1 }],
    });
  });
});
