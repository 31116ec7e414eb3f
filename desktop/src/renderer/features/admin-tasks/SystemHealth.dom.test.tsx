// How old the last test of a restore is, in words that say what to do about it; and what is planned, among the scheduled tasks.
import { screen, within } from '@testing-library/react';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ScheduledTasks } from './ScheduledTasks.tsx';
import { SystemHealth } from './SystemHealth.tsx';

const TODAY = '2026-11-25';
const HEALTH = {
  ...{ databaseMegabytes: 1, fileMegabytes: 1, freeDiskMegabytes: 900, diskMegabytes: 1000, backupAt: null, isBackupTold: false },
  ...{ longestWaitMinutes: 0, runners: 2, appErrorsToday: 0, filesNotReceived: 0, oldestUnsentAt: null, versionsInUse: [] },
  ...{ restoreTestAt: null, isRestoreTestTold: true },
};
const REMINDERS = { due: 2, planned: 1204, nextDay: '2026-11-26' };
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

test('ends of holds and planned statuses stand among the scheduled tasks: the next one, how many, and what came of the last ones', () => {
  const run = { startedAt: '2026-11-24T13:00:00.000Z', endedAt: '2026-11-24T13:00:05.000Z' };
  const holds = { task: 'release_hold', label: 'End a hold', about: 'On its day', planned: 1200, nextAt: '2026-11-25T13:00:00.000Z' };
  const statuses = { task: 'set_planned_status', label: 'Set a planned status', about: 'At its time', planned: 0, nextAt: null, runs: [] };
  const runs = [
    { ...run, did: '14 jobs, 1 failure', error: 'No room' },
    { ...run, endedAt: '2026-11-23T13:00:05.000Z', did: '2 jobs', error: null },
  ];
  const onRun = jest.fn();
  renderSignedIn(<ScheduledTasks scheduled={[]} planned={[{ ...holds, runs }, statuses]} reminders={REMINDERS} onRun={onRun} />);
  const held = screen.getByRole('row', { name: /^End a hold/ });
  expect(held).toHaveTextContent('1,200 planned, the next 25 Nov 2026 1:00 pm');
  const said = within(held).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    '24 Nov 2026 1:00 pm: 14 jobs, 1 failure, No room',
    '23 Nov 2026 1:00 pm: 2 jobs',
  ]);
  expect(said.map((line) => line.hasAttribute('data-bad'))).toEqual([true, false]);
  expect(screen.getByRole('row', { name: /^Set a planned status/ })).toHaveTextContent('none plannedIt has not run yet.');
  expect(screen.getByRole('row', { name: /^Reminders to builders/ })).toHaveTextContent('1,204 planned, the next 26 Nov 20262 due now');
  // each of them waits for its own instant, and reminders for a person
  expect(screen.queryByRole('button')).toBeNull();
});

test('reminders that are due lead to where a person sends them, if that page opens for them', () => {
  const tasks = <ScheduledTasks scheduled={[]} planned={[]} reminders={REMINDERS} onRun={() => undefined} />;
  renderSignedIn(tasks, { me: holding('CAN_ACCESS_BUILDER_APPROVALS') });
  expect(screen.getByRole('link', { name: '2 due now' })).toHaveAttribute('href', '/builderapprovals/reminder');
});

test('for whoever cannot open it they are a count alone', () => {
  renderSignedIn(<ScheduledTasks scheduled={[]} planned={[]} reminders={REMINDERS} onRun={() => undefined} />, { me: holding() });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('2 due now')).toBeVisible();
});
