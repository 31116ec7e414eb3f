import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { sayError } from '@lotline/schema/errors/catalogue';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import FieldListPage from './FieldListPage.tsx';
import { savePosition } from './list-position.ts';
import { RESTORE_AFTER_MS } from './use-list-position.ts';

const rest = jest.fn<Promise<FieldWork>, [path: string]>();
const gql = jest.fn<Promise<unknown>, [document: { toString: () => string }, variables?: unknown]>();

const NOW = new Date('2026-11-20T01:00:00Z');
const settings = (name: string, config: unknown) => ({ name, workType: null, config });
const STATUSES = ['Wait for power', 'Ready to start'].map((statusName, at) => ({
  statusName,
  sortOrder: at,
  fieldOrder: at,
  fieldEdit: true,
}));
const FIELD_DATA = {
  systemSettings: [
    settings('Field Job Status', { useJobStatus: true, statusColours: [] }),
    settings('Job Status Settings', { statuses: STATUSES }),
  ],
  lookups: [],
  fieldGroups: [
    { id: 2, name: 'Crew North' },
    { id: 3, name: 'Crew South' },
  ],
  users: [],
};
const job = (id: number, facts: Partial<FieldTask>) => buildFieldTask({ id, workOrder: `4820${id}`, ...facts });
const SAID = ['Water in the pit', 'Pumped out'].map((comments, at) => ({
  ...{
    id: at + 1,
    version: 0,
    clientId: null,
    scheduleId: 3,
    constructionId: null,
    userId: 6,
    comments,
    createdUtc: '2026-11-19T01:00:00Z',
  },
  user: { id: 6, displayName: 'Sam Ortega' },
}));
const WORK: FieldWork = {
  customTasks: [
    { id: 7, version: 0, clientId: null, name: 'Upload white cards', isCompleted: false, isCompletable: true },
    { id: 8, version: 0, clientId: null, name: 'Toolbox talk', isCompleted: false, isCompletable: false },
  ],
  rejectedSchedules: [job(1, { rejectedItemCount: 2, submittedDate: '2026-11-18T01:00:00Z' })],
  workSchedule: [
    job(2, { completedDate: '2026-11-19T01:00:00Z' }),
    job(3, {
      scheduledStartTime: '2026-11-20T02:00:00Z',
      comments: 'gate code 4471',
      attachmentCount: 6,
      groupId: 2,
      fieldComments: SAID,
      fieldCommentCount: 2,
    }),
    job(4, { scheduledStartTime: '2026-11-24T02:00:00Z', builderApprovalSentDate: '2026-11-17T01:00:00Z' }),
    job(5, { status: 'Ready to start' }),
    job(6, { status: 'Wait for power' }),
    job(9, { status: 'On Hold', suburb: 'Gables' }),
  ],
};

const everyGroup = buildMe({ claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }, { claimValue: 'CAN_VIEW_ALL_GROUPS' }] });
const shown = async () => screen.findByRole('heading', { name: 'On Hold' });
const rowsIn = (name: RegExp | string) => within(screen.getByRole('region', { name })).getAllByRole('link');
const draw = (given: Parameters<typeof renderSignedIn>[1] = {}) =>
  renderSignedIn(<FieldListPage />, { platform: buildPlatform({ gql, rest: (path) => rest(path) }), ...given });
const openList = async (...given: Parameters<typeof draw>) => {
  const drawn = draw(...given);
  await shown();
  return drawn;
};

beforeEach(() => {
  // only what the time is; timers run
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'nextTick', 'performance', 'setImmediate'],
  });
  localStorage.clear();
  sessionStorage.clear();
  rest.mockReset().mockResolvedValue(WORK);
  gql.mockReset().mockResolvedValue(FIELD_DATA);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('sections stand in their order, today is marked, ranges and counts are said (Spec 2 §2)', async () => {
  await openList();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Please correct item quantities for the following tasks1 task',
    'Completed',
    'Friday 20 Nov',
    'By Status',
    'Custom Tasks',
    'Next Week',
    'On Hold',
  ]);
  expect(screen.getByRole('region', { name: 'Friday 20 Nov' })).toHaveTextContent('Friday 20 NovToday1 task');
  expect(screen.getByRole('region', { name: 'Next Week' })).toHaveTextContent('23 to 29 Nov');
  expect(document.title).toBe('Tasks · Lotline');
});

test('from a figure of the home page: that section of those groups alone, said, until all is asked for', async () => {
  draw({ path: '/field/construction?section=Next+Week&group=0', me: everyGroup });
  expect(await screen.findByRole('heading', { name: /^Next Week/ })).toBeVisible();
  expect(rest).toHaveBeenCalledWith('/api/dashboard/fieldwork/0');
  const heads = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(heads()).toEqual([expect.stringMatching(/^Next Week/)]);
  expect(screen.getByText('Only', { exact: false, selector: 'span' })).toHaveTextContent('Only Next Week');
  expect(screen.getByText('1 task')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all tasks' }));
  expect(heads()).toHaveLength(7);
  // the choice of a link is not remembered, one by hand takes its place
  expect(localStorage.getItem('lotline.field-list.group.6')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Crew South');
  await waitFor(() => expect(rest).toHaveBeenLastCalledWith('/api/dashboard/fieldwork/3'));
});

test('a section that holds nothing any more says so, and leads back to all', async () => {
  draw({ path: '/field/construction?section=Monday&group=' });
  expect(await screen.findByText('No tasks at the moment')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all tasks' }));
  expect(screen.getByRole('heading', { name: /^Friday 20 Nov/ })).toBeVisible();
});

test('rejected tasks stand in the red box and nowhere else (Spec 2 §2)', async () => {
  await openList();
  const [row] = rowsIn(/Please correct item quantities/);
  expect(row).toHaveTextContent('2 items rejected');
  expect(screen.getAllByText(/48201/)).toHaveLength(1);
});

test('a row says where, what, when, its state and what the office says, and opens its task (Spec 2 §2)', async () => {
  await openList();
  const [row] = rowsIn('Friday 20 Nov');
  expect(row).toHaveTextContent('Lot 148 Wattle Rd, Box HillPit and pipe· WO 48203');
  expect(row).toHaveTextContent('New Job');
  expect(row).toHaveTextContent('Office: gate code 4471');
  expect(row).toHaveTextContent('Sam Ortega: Pumped out');
  expect(row).not.toHaveTextContent('Water in the pit');
  expect(row).toHaveTextContent('attachments 6');
  expect(row).toHaveAttribute('href', '/field/construction/10/3');
  expect(rowsIn('Next Week')[0]).toHaveTextContent('Builder Approval Sent 17 Nov');
});

test('By Status has a subhead for each status, by fieldOrder (Spec 2 §4)', async () => {
  await openList();
  const heads = within(screen.getByRole('region', { name: 'By Status' })).getAllByRole('heading', { level: 3 });
  expect(heads.map((head) => head.firstChild?.textContent)).toEqual(['Wait for power', 'Ready to start']);
});

test('the search is applied on Enter, not while typing, and says how many match (Spec 2 §2)', async () => {
  await openList();
  await userEvent.type(screen.getByRole('searchbox'), 'gables');
  expect(rowsIn('Friday 20 Nov')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Friday 20 Nov' })).toBeNull());
  expect(rowsIn('On Hold')).toHaveLength(1);
  expect(screen.getByText('1 task matches “gables”')).toBeVisible();
});

test('the search is applied by its button, and Clear Filters brings all back (Spec 2 §2)', async () => {
  await openList();
  await userEvent.type(screen.getByRole('searchbox'), 'nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No task matches “nowhere”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await shown();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a search in the address is applied when the page opens, so that back works; its sign clears it (Spec 2 §2)', async () => {
  await openList({ path: '/field/construction?q=gables' });
  expect(screen.getByRole('searchbox')).toHaveValue('gables');
  expect(screen.queryByRole('region', { name: 'Friday 20 Nov' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(rowsIn('Friday 20 Nov')).toHaveLength(1);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the selector offers own groups only, without Admin (ALL) (Spec 2 §2)', async () => {
  await openList();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['---ALL---', 'Crew North']);
  expect(rest).toHaveBeenCalledWith('/api/dashboard/fieldwork');
});

test('with CAN_VIEW_ALL_GROUPS the selector offers Admin (ALL), which asks for group 0 (Spec 2 §2)', async () => {
  await openList({ me: everyGroup });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Admin (ALL)');
  await waitFor(() => expect(rest).toHaveBeenLastCalledWith('/api/dashboard/fieldwork/0'));
  await waitFor(() => expect(screen.getByRole('link', { name: /WO 48203/ })).toHaveTextContent('Crew Crew North'));
});

test('the selected group is remembered on this device, for this person only (Spec 2 §2)', async () => {
  const first = await openList();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Crew North');
  first.unmount();
  const second = await openList();
  expect(screen.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Crew North');
  expect(rest).toHaveBeenLastCalledWith('/api/dashboard/fieldwork/2');
  second.unmount();
  await openList({ me: buildMe({ id: 6 }) });
  expect(screen.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('---ALL---');
});

/** Timers stand still from here on, and pass when the test says so. */
const holdTimers = () => jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('the scroll position comes back 400 ms after the list is there (Spec 2 §9)', async () => {
  holdTimers();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  savePosition({ userId: 5, group: '', query: '', scrollY: 640, row: null });
  draw();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'On Hold' })).toBeVisible();
  await pass(RESTORE_AFTER_MS - 1);
  expect(scrollTo).not.toHaveBeenCalledWith(0, 640);
  await pass(1);
  expect(scrollTo).toHaveBeenCalledWith(0, 640);
});

test.each([
  ['who moves first is left where they are', ''],
  ['the position under another search is not used', 'q=gables'],
])('%s (Spec 2 §9)', async (_, query) => {
  holdTimers();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  savePosition({ userId: 5, group: '', query, scrollY: 640, row: null });
  draw();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'On Hold' })).toBeVisible();
  if (query === '') fireEvent.wheel(window);
  await pass(2 * RESTORE_AFTER_MS);
  expect(scrollTo).not.toHaveBeenCalledWith(0, 640);
});

test('the bottom bar opens today’s next task, with its time', async () => {
  await openList();
  expect(screen.getByRole('link', { name: /Next today, \d\d:\d\d [AP]M/ })).toHaveAttribute('href', '/field/construction/10/3');
});

test('onsite the bar leads back there, and the clock ticks', async () => {
  const onsite = job(3, { isCurrentlyOnsite: true, onsiteSinceUtc: '2026-11-19T23:48:00Z' });
  rest.mockResolvedValue({ ...WORK, workSchedule: [onsite, job(9, { status: 'On Hold' })] });
  await openList();
  expect(screen.getByRole('link', { name: /Onsite, continue/ })).toHaveTextContent('1:12');
  expect(screen.getByText('Onsite 1:12')).toBeVisible();
  jest.setSystemTime(NOW.getTime() + 60_000);
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('Onsite 1:13')).toBeVisible();
});

test('a custom task is ticked at once, and can be taken back (Spec 2 §2)', async () => {
  await openList();
  const box = screen.getByRole('checkbox', { name: /Upload white cards/ });
  await userEvent.click(box);
  expect(gql.mock.lastCall?.[1]).toMatchObject({ tasks: [{ id: 7, isCompleted: true }] });
  rest.mockResolvedValue({ ...WORK, customTasks: [] });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Upload white cards/ })).toBeChecked());
  await userEvent.click(screen.getByRole('checkbox', { name: /Upload white cards/ }));
  expect(gql.mock.lastCall?.[1]).toMatchObject({ tasks: [{ id: 7, isCompleted: false }] });
});

test('a custom task that the office completes is not offered, and says so (Spec 2 §3)', async () => {
  await openList();
  const box = screen.getByRole('checkbox', { name: /Toolbox talk/ });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Only the office can complete this task.');
});

test('a refused tick is taken back and said: Error Updating Custom Tasks (Spec 2 §8)', async () => {
  await openList();
  gql.mockRejectedValueOnce(new ApiError({ code: 'NOT_FOUND', status: 200 }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Upload white cards/ }));
  expect(await screen.findByText('Error Updating Custom Tasks')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Upload white cards/ })).not.toBeChecked();
});

test('a custom task’s name opens Edit Custom Task, whose Save ticks it off; nothing is sent before that (Spec 2 §2)', async () => {
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'Upload white cards' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Custom Task' }));
  const save = () => sheet.getByRole('button', { name: 'Save' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  gql.mockClear();
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Completed' }));
  expect(gql).not.toHaveBeenCalled();
  gql.mockRejectedValue(new ApiError({ code: 'CUSTOM_TASK_NOT_COMPLETABLE', status: 409 }));
  await userEvent.click(save());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Error Updating Custom Tasks')).toBeVisible();
  expect(gql.mock.calls.map(([, variables]) => variables)).toMatchObject([{ tasks: [{ id: 7, isCompleted: true }] }]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Upload white cards' })).not.toBeChecked());
});

test('a custom task that the office completes says so in its form, too (Spec 2 §3)', async () => {
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'Toolbox talk' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Custom Task' }));
  expect(sheet.getByRole('checkbox', { name: 'Completed' })).toBeDisabled();
  expect(sheet.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(sayError('CUSTOM_TASK_NOT_COMPLETABLE'));
});

test('a failed list says so and is tried again by hand', async () => {
  rest.mockRejectedValueOnce(new Error('broken'));
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await shown();
});

test('an empty list says what would be here', async () => {
  rest.mockResolvedValue({ customTasks: [], rejectedSchedules: [], workSchedule: [] });
  draw();
  expect(await screen.findByText('No tasks at the moment')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
});

test('without the settings the rows are still shown, grouped by their dates', async () => {
  gql.mockRejectedValue(new Error('broken'));
  await openList();
  expect(screen.queryByRole('heading', { name: 'By Status' })).toBeNull();
  expect(rowsIn('Previously Scheduled')).toHaveLength(2);
});

test('the cards follow the table’s filters that stand in the address, say so, and Clear Filters takes them away (Spec 2 §2)', async () => {
  await openList({ path: '/field/construction?f.workOrder=48203&f.address=wattle' });
  const line = await screen.findByText(/^Filtered:/);
  expect(line).toHaveTextContent('Filtered: Address wattle, Work Order 48203');
  expect(screen.getByText('1 of 4 tasks')).toBeVisible();
  expect(rowsIn('Friday 20 Nov')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'By Status' })).toBeNull();
  expect(rowsIn('On Hold')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.queryByText(/^Filtered:/)).toBeNull();
  expect(screen.getByRole('region', { name: 'By Status' })).toBeVisible();
});

test('a filter that lets no card through says so; one of a column that is not there asks nothing', async () => {
  const { unmount } = await openList({ path: '/field/construction?f.workOrder=99999' });
  expect(await screen.findByText('No task on these days matches the filters.')).toBeVisible();
  unmount();
  await openList({ path: '/field/construction?f.nonsense=1' });
  expect(screen.queryByText(/^Filtered:/)).toBeNull();
  expect(rowsIn('Friday 20 Nov')).toHaveLength(1);
});
