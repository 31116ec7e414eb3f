// A setting while it is edited: what is added to it to be shown, what is saved of it, and changes in words.
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import { rowsOf, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { DEFAULT_FIELD_WORK_TASK } from '@lotline/schema/domain/settings/field-work-task.setting';
import { refusalOf } from '@lotline/schema/testing/refusal-of';
import { COMPANY_TABS } from './company-tabs.ts';
import {
  changesOf,
  completed,
  configOf,
  editOf,
  plainValue,
  withAddedRow,
  withMovedRow,
  withoutRow,
  withPlain,
  withRow,
} from './setting-draft.ts';
import { SETTING_TABS, type SettingTab } from './setting-tabs.ts';
import { sayChange, sayFault, sayValueOf } from './setting-words.ts';

const tabOf = (wanted: string): SettingTab => {
  const found = SETTING_TABS.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no tab ${wanted}`);
  return found;
};
const edit = (tab: SettingTab, config: Config) => editOf(tab, { base: config, version: 3 }, config);
const words = (tab: SettingTab, of: ReturnType<typeof edit>) => changesOf(tab, of).map((change) => sayChange(tab, change));
const status = (statusName: string, sortOrder: number): Config => ({ statusName, sortOrder, fieldOrder: sortOrder, fieldEdit: false });
const STATUSES = { statuses: [status('Done', 20), status('Received', 10)] };

test('a setting of known names shows those that it lacks, switched off, and that is no change', () => {
  const tab = tabOf('Field Work Task');
  const start = edit(tab, { ...DEFAULT_FIELD_WORK_TASK });
  expect(start.rows).toHaveLength(Object.keys(tab.rows?.known ?? {}).length);
  expect(start.rows.at(-1)?.value['show']).toBe(false);
  expect(changesOf(tab, start)).toEqual([]);
  expect(words(tab, withRow(start, start.rows.at(-1)?.id ?? 0, { show: true }))).toEqual(['Customer Ref, shown: no becomes yes']);
});

test('statuses stand in the order that they are numbered by, and are numbered anew where they are put', () => {
  const tab = tabOf('Job Status Settings');
  const start = edit(tab, STATUSES);
  expect(start.rows.map(({ value }) => value['statusName'])).toEqual(['Received', 'Done']);
  const moved = withMovedRow(start, 0, 1);
  expect(words(tab, moved)).toEqual(['The order has changed']);
  expect(rowsOf(tab.name, configOf(tab, moved)).map(({ statusName, sortOrder }) => [statusName, sortOrder])).toEqual([
    ['Done', 10],
    ['Received', 20],
  ]);
});

test('a row that is added, renamed or taken away keeps its place and is told by its name', () => {
  const tab = tabOf('Job Status Settings');
  const start = edit(tab, STATUSES);
  const added = withAddedRow(start, { ...tab.rows?.added, statusName: 'Waiting' });
  expect(words(tab, added)).toEqual(['Waiting is added']);
  expect(words(tab, withAddedRow(start, { ...tab.rows?.added, statusName: '' }))).toEqual(['New status is added']);
  expect(words(tab, withoutRow(added, start.rows[1]?.id ?? -1)).toSorted()).toEqual(['Done is removed', 'Waiting is added']);
  const renamed = withRow(start, start.rows[0]?.id ?? -1, { statusName: 'New' });
  expect(words(tab, renamed).toSorted()).toEqual(['New is added', 'Received is removed']);
});

test.each<[string, Config, string]>([
  ['Messages', { builderRequest: 'Hi {link} {wrong}' }, 'Message to a builder has no part {wrong}.'],
  ['Messages', { builderRequest: '{link}', hosts: [{ host: 'a.example', invitation: 'Hi' }] }, 'a.example, its invitation needs {link}'],
  ['Messages', { builderRequest: '{link}', hosts: [{ host: '' }] }, 'Host must be a host alone'],
  ['Photos', { ...COMPANY_DEFAULTS.Photos, edgePx: 9999 }, 'Longest side in pixels must be at most 2,560.'],
])('a fault of %s names its field as the page does', (name, config, said) => {
  const tab = COMPANY_TABS.find((one) => one.name === name) ?? tabOf(name);
  expect(
    sayFault(
      tab,
      config,
      refusalOf(() => parseSettingStrictly(tab.name, config)),
    ),
  ).toContain(said);
});

test('what a status needs and where it goes by itself are told in words; a renamed status stays the one that others lead to', () => {
  const tab = tabOf('Job Status Settings');
  const start = edit(tab, { statuses: [status('Received', 10), { ...status('Done', 20), allowedNext: ['Received'] }] });
  const set = (of: typeof start, at: number, part: Config) => withRow(of, of.rows[at]?.id ?? -1, part);
  const asking = set(start, 1, { requirements: ['address', 'photos'], delay: { afterDays: 14, to: 'Received' } });
  expect(words(tab, asking).toSorted()).toEqual([
    'Done, by itself after days: nothing becomes Received after 14 days',
    'Done, needs first: nothing becomes address, all photos',
  ]);
  const renamed = set(asking, 0, { statusName: 'New' });
  expect(renamed.rows[1]?.value).toMatchObject({ allowedNext: ['New'], delay: { afterDays: 14, to: 'New' } });
  // two of one name: nobody knows which of them is meant
  expect(set(set(asking, 1, { statusName: 'Received' }), 0, { statusName: 'New' }).rows[1]?.value).toMatchObject({
    allowedNext: ['Received'],
  });
});

test('the forms of tickets stay where nothing is asked otherwise', () => {
  const tab = tabOf('Ticket of Work');
  const forms = [{ version: 2, steps: DEFAULT_TICKET_FORM.steps }];
  const start = edit(tab, { supervisorName: 'Sam', supervisorPhone: '', forms });
  const next = withPlain(start, ['supervisorName'], 'Lee');
  expect(configOf(tab, next)).toEqual({ supervisorName: 'Lee', supervisorPhone: '', forms });
  expect(words(tab, next)).toEqual(['Supervisor: Sam becomes Lee']);
});

test('a field within a part of the setting is read and written where it stands', () => {
  const tab = tabOf('Address Type');
  const path = ['addressSetting', 'addressType'];
  const start = edit(tab, { addressSetting: { addressType: 'structured', bookable: true, hasScopingBonus: false } });
  const next = withPlain(start, path, 'free');
  expect([plainValue(start.plain, path), plainValue(next.plain, path)]).toEqual(['structured', 'free']);
  expect(configOf(tab, next)).toEqual({ addressSetting: { addressType: 'free', bookable: true, hasScopingBonus: false } });
  expect(words(tab, next)).toEqual(['Address: In parts: lot, street, suburb becomes As one text']);
  const unbooked = withPlain(start, ['addressSetting', 'bookable'], false);
  expect(configOf(tab, unbooked)).toEqual({ addressSetting: { addressType: 'structured', bookable: false, hasScopingBonus: false } });
  expect(words(tab, unbooked)).toEqual(['Visits are booked first: yes becomes no']);
});

test.each([
  [[{ code: 'PIT-450', quantity: '10.000' }], 'PIT-450 x 10'],
  [[{ code: 'PIT-450', quantity: '10' }], 'PIT-450 x 10'],
  [[{ code: 'PIT-450', quantity: null }], 'PIT-450'],
  [[], 'nothing'],
  [true, 'yes'],
])('%j is read as %s', (value, text) => {
  expect(sayValueOf(value)).toBe(text);
});

test('every page shows its setting’s default without a change', () => {
  for (const tab of SETTING_TABS) expect([tab.name, changesOf(tab, edit(tab, completed(tab, {})))]).toEqual([tab.name, []]);
});
