// The tabs of the logs: each says what it shows unfiltered in the same words.
import { screen } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import { SignInsPage } from './SignInsPage.tsx';

test.each([
  ['/logs', 'All entries', ActivityPage],
  ['/logs/sync', 'All entries', ActivityPage],
  ['/logs/exports', 'All exports', ActivityPage],
  ['/logs/sign-ins', 'All sign-ins', SignInsPage],
])('the button of the saved views on %s says %s', async (path, words, Page) => {
  const platform = buildPlatform({ gql: () => new Promise(() => undefined) });
  renderSignedIn(<Page />, { me: holding('CAN_VIEW_LOGS'), path, platform });
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
});
