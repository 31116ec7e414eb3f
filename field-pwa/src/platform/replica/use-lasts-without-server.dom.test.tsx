// The session hears for how many days this phone opens without the server, once the settings are read (screens.md §2.21).
import { waitFor } from '@testing-library/react';
import { DEFAULT_SECURITY } from '@lotline/schema/domain/settings/security.setting';
import { keys } from '@lotline/web-session/react/query-keys';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { useLastsWithoutServer } from './use-lasts-without-server.ts';

function Screen() {
  useLastsWithoutServer();
  return null;
}

test('nothing before they are read, then the days of the office', async () => {
  const told: number[] = [];
  const platform = buildPlatform();
  const session = { ...platform.session, lastsWithoutServer: (days: number) => void told.push(days) };
  const { client } = renderSignedIn(<Screen />, { platform: { ...platform, session } });
  expect(told).toEqual([]);
  const systemSettings = [{ name: 'Security', workType: null, config: { ...DEFAULT_SECURITY, signedInDays: 3 } }];
  client.setQueryData(keys.settings(), { systemSettings, lookups: [], fieldGroups: [], users: [] });
  await waitFor(() => expect(told).toEqual([3]));
});
