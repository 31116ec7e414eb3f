// Settings as a screen gets them: fallback by name, and a bad row never blanks a screen (domain.md §4).
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@lotline/schema/domain/settings/setting-for';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { loadSetting } from './one-setting.queries.ts';
import { loadLookups, loadSystemSettings } from './setting.queries.ts';
import { settingsOfWorkTypes } from './settings-of-work-types.queries.ts';

const sequelize = connectTestDatabase(2);
const context = directContext(sequelize, { userId: 1, claims: [] });
const statuses = (statusName: string) => ({ statuses: [{ statusName, sortOrder: 1, fieldOrder: 1, fieldEdit: true, colour: '#0A4F8F' }] });
const ofAddress = (bookable: boolean) => ({ addressSetting: { addressType: 'structured', bookable, hasScopingBonus: false } });

beforeAll(async () => {
  const add = (name: string, workType: string | null, config: object) =>
    insertRow(sequelize, 'system_setting', { name, work_type: workType, config });
  await add('Job Status Settings', null, statuses('Default'));
  await add('Job Status Settings', 'MDU', statuses('Of MDU'));
  await add('Address Type', 'MDU', ofAddress(true));
  await add('Field Work List', 'MDU', { fields: 'none' });
  await insertRow(sequelize, 'lookup', { name: 'Builder Lookup', data: { builders: ['Acme'] } });
});
afterAll(() => sequelize.close());

describe('of one work type', () => {
  test('its own row, else the default row, else the built-in default', async () => {
    const settingsOf = (workType: string) => loadSystemSettings(context, ['Job Status Settings', 'Address Type'], workType);
    expect(await settingsOf('MDU')).toEqual([
      expect.objectContaining({
        workType: 'MDU',
        config: expect.objectContaining({ statuses: [expect.objectContaining({ statusName: 'Of MDU' })] }),
      }),
      expect.objectContaining({ workType: 'MDU', config: ofAddress(true) }),
    ]);
    expect(await settingsOf('Lead-in')).toEqual([
      expect.objectContaining({
        workType: null,
        config: expect.objectContaining({ statuses: [expect.objectContaining({ statusName: 'Default' })] }),
      }),
      { name: 'Address Type', workType: null, config: DEFAULT_SETTINGS['Address Type'] },
    ]);
  });

  test('an unreadable row is answered by the default and named in the log', async () => {
    const error = jest.spyOn(context.log, 'error');
    expect(await loadSystemSettings(context, ['Field Work List'], 'MDU')).toEqual([
      { name: 'Field Work List', workType: 'MDU', config: DEFAULT_SETTINGS['Field Work List'] },
    ]);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ setting: 'Field Work List', workType: 'MDU' }), expect.any(String));
  });
});

test('without a work type every row, the default first', async () => {
  const rows = await loadSystemSettings(context, ['Job Status Settings', 'Address Type'], null);
  expect(rows.map(({ name, workType }) => [name, workType])).toEqual([
    ['Job Status Settings', null],
    ['Job Status Settings', 'MDU'],
    ['Address Type', null],
    ['Address Type', 'MDU'],
  ]);
});

describe('of one name, as a command reads it', () => {
  const names = ({ statuses }: { readonly statuses: readonly { readonly statusName: string }[] }) =>
    statuses.map(({ statusName }) => statusName);

  test('the same holds for each work type, in one statement however many they are', async () => {
    expect(names(await loadSetting(context, 'Job Status Settings', 'MDU'))).toEqual(['Of MDU']);
    expect(names(await loadSetting(context, 'Job Status Settings', 'Lead-in'))).toEqual(['Default']);
    expect(await loadSetting(context, 'Address Type', 'Lead-in')).toEqual(DEFAULT_SETTINGS['Address Type']);
    const asked = await countStatements(sequelize, async () => {
      const settingOf = await settingsOfWorkTypes(context, 'Job Status Settings', ['MDU', 'Lead-in', 'MDU']);
      expect([names(settingOf('MDU')), names(settingOf('Lead-in'))]).toEqual([['Of MDU'], ['Default']]);
    });
    expect(asked).toBe(1);
    expect(await countStatements(sequelize, () => settingsOfWorkTypes(context, 'Job Status Settings', []))).toBe(0);
  });

  test('an unreadable row gives way to the default, and the log says so once however many rows ask', async () => {
    const error = jest.spyOn(context.log, 'error').mockClear();
    const settingOf = await settingsOfWorkTypes(context, 'Field Work List', ['MDU', 'Lead-in']);
    for (const workType of ['MDU', 'MDU', 'Lead-in']) expect(settingOf(workType)).toEqual(DEFAULT_SETTINGS['Field Work List']);
    expect(error.mock.calls).toEqual([[expect.objectContaining({ setting: 'Field Work List', workType: 'MDU' }), expect.any(String)]]);
  });
});

test('lookups by name, or all', async () => {
  expect(await loadLookups(context, ['Builder Lookup'])).toEqual([{ name: 'Builder Lookup', data: { builders: ['Acme'] }, colours: [] }]);
  expect(await loadLookups(context, null)).toHaveLength(1);
  expect(await loadLookups(context, ['Nothing'])).toEqual([]);
  await sequelize.query("insert into lookup (name, data) select 'Many ' || n, '[]' from generate_series(1, 250) n");
  expect(await loadLookups(context, null)).toHaveLength(200);
});

test('one statement for all names', async () => {
  expect(
    await countStatements(sequelize, () => loadSystemSettings(context, ['Job Status Settings', 'Address Type', 'Field Work List'], 'MDU')),
  ).toBe(1);
});
