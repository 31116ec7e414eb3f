import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { chooseOption } from '../../../testing/choose-option.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import RunSheetPage from './RunSheetPage.tsx';
import type { RunJob, RunTask } from './use-run-sheet.ts';

const task = (scheduleId: number, part: Partial<RunTask> = {}): RunTask => ({
  ...{
    scheduleId,
    name: 'Pit and pipe',
    groupId: 7,
    group: 'Crew North',
    issuedDate: '2026-11-01T00:00:00.000Z',
    comments: null,
    items: [],
  },
  ...{ scheduledStartTime: null, scheduledEndTime: null, dueDate: '2026-11-24' },
  ...part,
});
const job = (id: number, part: Partial<RunJob> = {}): RunJob => ({
  ...{ id, workOrder: String(48_200 + id), status: 'Scheduled', acceleratedJob: false, address: 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765' },
  ...{ lotNumber: '14', unitNumber: null, streetNumber: '8', streetName: 'Wattle', roadType: 'Rd', suburb: 'Box Hill', state: 'NSW' },
  ...{ postCode: '2765', siteContact: 'Dale Whitby', siteContactPhone: '+61491570156', builderApprovalSentDate: null },
  ...{ builderApprovedDate: '2026-11-12T02:00:00.000Z', dbydExpiryDate: '2026-11-20', comments: null, bomComments: 'Take the long rods' },
  ...{ tasks: [] },
  ...part,
});

const asked: unknown[] = [];
function open(jobs: readonly RunJob[], { path = '/jobs/run-sheet?ids=1,2,x,3', isCut = false } = {}) {
  asked.length = 0;
  const platform = buildPlatform({
    gql: (_document, variables) => {
      asked.push(variables);
      return Promise.resolve({ runSheet: { jobs, isCut } });
    },
  });
  renderSignedIn(<RunSheetPage />, { platform, path });
}

test('a sheet for a crew and a day: where with its map, whom to call, what is to be known before work, what is planned', async () => {
  const items = [{ code: 'PIT-450', description: 'Pit, size 5', unitOfMeasure: null, quantity: '2.000' }];
  open([
    job(1, { tasks: [task(11, { items, comments: 'Gate code 4471' })] }),
    job(2),
    job(3, { tasks: [task(12, { groupId: null, group: null })] }),
  ]);
  await screen.findByRole('heading', { name: 'Crew North · Tuesday 24 Nov 2026' });
  expect(asked).toEqual([{ filter: { ids: [1, 2, 3] } }]);
  const [row] = screen.getAllByRole('row', { name: /Gate code/ });
  if (row === undefined) throw new Error('the stop is not there');
  expect(within(row).getByRole('rowheader')).toHaveTextContent('1');
  expect(within(row).getByRole('link', { name: /Lot 14, 8 Wattle Rd, Box Hill NSW 2765/ })).toHaveAttribute(
    'href',
    expect.stringContaining('google.com/maps'),
  );
  expect(within(row).getByRole('link', { name: '0491 570 156' })).toHaveAttribute('href', 'tel:+61491570156');
  for (const text of ['48201', 'Approved 12 Nov', 'Expired 20 Nov 2026', '2 × PIT-450 Pit, size 5', 'Take the long rods'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('region', { name: 'Nothing to do there' })).toHaveTextContent('48202');
  expect(screen.getByText('2 stops on 2 sheets')).toBeVisible();
});

test.each([
  ['Scheduled', true],
  ['Closed', false],
])('expired plans of a job that is %s are red: %s', async (status, isRed) => {
  open([job(1, { status, tasks: [task(11)] })]);
  expect((await screen.findByText('Expired 20 Nov 2026')).matches('.over')).toBe(isRed);
});

test('one crew, one day: the others are neither shown nor printed', async () => {
  const print = jest.fn();
  window.print = print;
  open([job(1, { tasks: [task(11), task(12, { groupId: null, group: null }), task(13, { dueDate: '2026-11-25' })] })]);
  await screen.findByText('3 stops on 3 sheets');
  await chooseOption('Crew', 'Crew North');
  await chooseOption('Day', 'Wednesday 25 Nov 2026');
  expect(screen.getByText('1 stop on 1 sheet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('of a day: every crew’s tasks of it, the day before and after by a button', async () => {
  open([job(1, { tasks: [task(11)] })], { path: '/jobs/run-sheet?for=2026-11-24' });
  await screen.findByRole('heading', { name: 'Crew North · Tuesday 24 Nov 2026' });
  expect(asked).toEqual([{ filter: {}, day: '2026-11-24' }]);
  expect(screen.queryByRole('link', { name: 'By day' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'The day after' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ filter: {}, day: '2026-11-25' }));
});

test('by the filter of the list; a cut is said, and nothing to drive to is not printed', async () => {
  open([job(1)], { path: '/jobs/run-sheet?status=Scheduled', isCut: true });
  expect(await screen.findByText('Only the first 200 jobs by due date are shown.')).toBeVisible();
  expect(asked).toEqual([{ filter: { statuses: ['Scheduled'] } }]);
  expect(screen.getByText('No stops')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription('There is nothing to print.');
});
