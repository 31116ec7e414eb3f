// How old the last test of a restore is, in words that say what to do about it.
import { screen, within } from '@testing-library/react';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { SystemHealth } from './SystemHealth.tsx';

const TODAY = '2026-11-25';
const HEALTH = {
  ...{ databaseMegabytes: 1, fileMegabytes: 1, freeDiskMegabytes: 900, diskMegabytes: 1000, backupAt: null, isBackupTold: false },
  ...{ longestWaitMinutes: 0, runners: 2, appErrorsToday: 0, filesNotReceived: 0, oldestUnsentAt: null, versionsInUse: [] },
  ...{ restoreTestAt: null, isRestoreTestTold: true },
};
const COUNTS = { failed: 0, waiting: 0, running: 0 };

function restoreTest(facts: Partial<typeof HEALTH> | { readonly restoreTestAt: string }): HTMLElement | null {
  const platform = buildPlatform({ clock: { now: () => new Date(`${TODAY}T02:00:00.000Z`) } });
  renderSignedIn(<SystemHealth health={{ ...HEALTH, ...facts }} counts={COUNTS} />, { platform });
  return screen.getByText('Last restore test').parentElement;
}
const daysAgo = (days: number): string => `${addDays(TODAY, -days)}T01:00:00.000Z`;

test.each([
  ['never', {}, 'Never', 'No backup has been restored as a test yet'],
  ['36 days ago', { restoreTestAt: daysAgo(36) }, '20 Oct 2026', 'The last test is 36 days old. Test a restore once a month'],
])('%s: it is marked, with what to do', (_when, facts, value, note) => {
  const figure = restoreTest(facts);
  expect(figure).toHaveAttribute('data-bad');
  expect(figure).toHaveTextContent(value);
  expect(within(figure ?? document.body).getByText(note)).toBeVisible();
});

test('35 days ago it is not marked', () => {
  const figure = restoreTest({ restoreTestAt: daysAgo(35) });
  expect(figure).toHaveTextContent(/21 Oct 2026/);
  expect(figure).not.toHaveAttribute('data-bad');
});

test('where no mark is named nothing is claimed', () => {
  const figure = restoreTest({ isRestoreTestTold: false });
  expect(figure).toHaveTextContent('Not knownSet RESTORE_MARK so that restore tests show here');
  expect(figure).not.toHaveAttribute('data-bad');
});
