// The session hears from the console too for how many days it knows its person without the server (screens.md §2.21).
import { waitFor } from '@testing-library/react';
import { DEFAULT_SECURITY } from '@lotline/schema/domain/settings/security.setting';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { useLastsWithoutServer } from './use-lasts-without-server.ts';

function Screen() {
  useLastsWithoutServer();
  return null;
}

test('nothing before they are read, then the days of the office', async () => {
  const told: number[] = [];
  const systemSettings = [{ name: 'Security', workType: null, config: { ...DEFAULT_SECURITY, signedInDays: 3 } }];
  const platform = buildPlatform({ gql: () => Promise.resolve({ systemSettings }) });
  const session = { ...platform.session, lastsWithoutServer: (days: number) => void told.push(days) };
  renderSignedIn(<Screen />, { platform: { ...platform, session } });
  expect(told).toEqual([]);
  await waitFor(() => expect(told).toEqual([3]));
});
