import { categoriesOf } from '@lotline/schema/domain/attachment/categories';
import { DEFAULT_SETTINGS } from '@lotline/schema/domain/settings/setting-for';
import { builderNames } from '../../../platform/job-sheets/builder-names.ts';
import { taskSettings } from './task-settings.ts';

const row = (name: string, workType: string | null, config: unknown) => ({ name, workType, config });
const tiles = (fieldName: string) => ({ fields: [{ fieldName, show: true }] });

afterEach(() => {
  console.warn = warn;
});
const { warn } = console;

test('the work type’s own setting holds before the one for all (Spec 1 §2)', () => {
  const systemSettings = [row('Field Work Task', null, tiles('status')), row('Field Work Task', 'Pre-install', tiles('region'))];
  expect(taskSettings({ systemSettings, lookups: [] }, 'Pre-install').tiles).toEqual(tiles('region'));
  expect(taskSettings({ systemSettings, lookups: [] }, 'Construction').tiles).toEqual(tiles('status'));
});

test('what is not set stands at its default', () => {
  expect(taskSettings({ systemSettings: [], lookups: [] }, 'Pre-install')).toEqual({
    tiles: DEFAULT_SETTINGS['Field Work Task'],
    list: DEFAULT_SETTINGS['Field Work List'],
    photos: DEFAULT_SETTINGS['Expected Photos'],
    statuses: DEFAULT_SETTINGS['Job Status Settings'],
    names: DEFAULT_SETTINGS['Optional Construction Fields'],
    address: DEFAULT_SETTINGS['Address Type'],
    ticket: DEFAULT_SETTINGS['Ticket of Work'],
    gates: DEFAULT_SETTINGS['Onsite Gates'],
    categories: categoriesOf(null),
    builders: [],
    suggested: new Map(),
  });
});

test('a setting that cannot be read is noted, and never blanks the page', () => {
  const noted: unknown[] = [];
  console.warn = (...words: unknown[]) => noted.push(words);
  const systemSettings = [row('Field Work Task', null, { fields: 'all' })];
  expect(taskSettings({ systemSettings, lookups: [] }, 'Pre-install').tiles).toEqual(DEFAULT_SETTINGS['Field Work Task']);
  expect(noted).toHaveLength(1);
});

test('the builder list is read from its lookup, as texts or as records with a name (Spec 1 §3)', () => {
  const lookups = [
    { name: 'Other', data: ['x'] },
    { name: 'Builder Lookup', data: ['Tamar Homes', { name: 'Banksia' }, { name: ' ' }, 7, null] },
  ];
  expect(taskSettings({ systemSettings: [], lookups }, 'Pre-install').builders).toEqual(['Tamar Homes', 'Banksia']);
  expect(builderNames({ no: 'list' })).toEqual([]);
});
