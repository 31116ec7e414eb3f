// What a one-off would change, counted before it can start: a count that did not come is not a count of nothing.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { OneOffSheet } from './OneOffSheet.tsx';
import type { OneOffTask } from './use-admin-tasks.ts';

const TASK: OneOffTask = { kind: 'sumLines', label: 'Recalculate', about: 'Adds up.', runs: [] };
const NOTHING = 'There is nothing to change.';

test('until it is counted it does not start, and does not say that nothing would change; nothing is said once', async () => {
  let isAway = true;
  const gql = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ oneOffDryRun: { count: 0, skipped: 0 } }));
  renderSignedIn(<OneOffSheet task={TASK} onClose={() => undefined} />, { platform: buildPlatform({ gql }) });
  expect(await screen.findByText('What it would change could not be counted.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).toHaveAccessibleDescription('It has not been counted yet.');
  expect(screen.queryByText(NOTHING)).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText(NOTHING)).toHaveLength(1);
});

test('it says what it does with how many, and why others are left', async () => {
  const platform = buildPlatform({ gql: () => Promise.resolve({ oneOffDryRun: { count: 1_200, skipped: 1 } }) });
  renderSignedIn(<OneOffSheet task={{ ...TASK, kind: 'purge' }} onClose={() => undefined} />, { platform });
  expect(
    await screen.findByText('It deletes 1,200 records. Left: 1 record. Records that decide pay are kept for seven years.'),
  ).toBeVisible();
});
