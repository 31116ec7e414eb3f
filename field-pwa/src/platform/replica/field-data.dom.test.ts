// What the phone goes by of the company's settings, as it has read them (screens.md §2.21).
import { QueryClient } from '@tanstack/react-query';
import { DEFAULT_SYNC } from '@lotline/schema/domain/settings/sync.setting';
import { DEFAULT_SECURITY } from '@lotline/schema/domain/settings/security.setting';
import type { Gql } from '@lotline/web-session/gql';
import { fieldData, settingsStaleMs, sharedSetting } from './field-data.ts';

const held = (name: string, config: object) => ({ systemSettings: [{ name, workType: null, config }] });

test('settings stand for the minutes that the office says, and for five before it has said anything', () => {
  expect(settingsStaleMs(undefined)).toBe(300_000);
  expect(settingsStaleMs(held('Sync', { ...DEFAULT_SYNC, settingsMinutes: 20 }))).toBe(1_200_000);
  expect(sharedSetting(held('Sync', { settingsMinutes: 'often' }), 'Sync')).toEqual(DEFAULT_SYNC);
});

test('reading them tells the device for how many days it opens without the server', async () => {
  const answer = { ...held('Security', { ...DEFAULT_SECURITY, signedInDays: 3 }), lookups: [], fieldGroups: [], users: [] };
  const client = new QueryClient();
  await client.fetchQuery(fieldData((() => Promise.resolve(answer)) as Gql));
  expect(localStorage.getItem('lotline.signed-in-days')).toBe('3');
});
