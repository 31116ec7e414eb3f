// The counts of the administration's home: a read that fails is not an office where nothing needs attention.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { NeedsLook } from './NeedsLook.tsx';

const NOTHING = { failedJobs: 0, appErrors: null, expiredContractors: 0, peopleWithoutRole: 0, peopleWithoutGroup: 0, codesWithoutRate: 0 };

test('counts that could not be read say so and are read again', async () => {
  let isAway = true;
  const adminHealth = { ...NOTHING, settingsChanged: 2 };
  const gql = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ adminHealth }));
  renderSignedIn(<NeedsLook />, { platform: buildPlatform({ gql }) });
  expect(await screen.findByText('What needs attention could not be loaded.')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '2 settings saved this week' })).toHaveAttribute('href', '/admin/settings');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
