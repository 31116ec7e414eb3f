// What the phone goes by of the company's settings, as it has read them (screens.md §2.21).
import { DEFAULT_SYNC } from '@lotline/schema/domain/settings/sync.setting';
import { settingsStaleMs, sharedSetting } from './field-data.ts';

const held = (name: string, config: object) => ({ systemSettings: [{ name, workType: null, config }] });

test('settings stand for the minutes that the office says, and for five before it has said anything', () => {
  expect(settingsStaleMs(undefined)).toBe(300_000);
  expect(settingsStaleMs(held('Sync', { ...DEFAULT_SYNC, settingsMinutes: 20 }))).toBe(1_200_000);
  expect(sharedSetting(held('Sync', { settingsMinutes: 'often' }), 'Sync')).toEqual(DEFAULT_SYNC);
});
