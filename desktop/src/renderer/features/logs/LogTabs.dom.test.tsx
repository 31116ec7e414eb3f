// The tabs of the logs: the open one is in sight, and each says what it shows unfiltered in the same words.
import { screen } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import { LogTabs } from './LogTabs.tsx';
import { SignInsPage } from './SignInsPage.tsx';

test('the open log is scrolled into sight', () => {
  const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('aria-current') ? 600 : 0;
  });
  renderSignedIn(<LogTabs />, { path: '/logs/integrations' });
  expect(screen.getByRole('navigation', { name: 'Logs' }).scrollLeft).toBe(600);
  left.mockRestore();
});

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
