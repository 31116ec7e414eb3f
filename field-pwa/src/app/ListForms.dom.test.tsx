// The table with the task page's forms over it: who may change what, and each toast of specification 2 §8 word for word.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import FieldListPage from '../features/field-list/FieldListPage.tsx';
import { FILTER_AFTER_MS } from '../features/field-list/table/FilterCell.tsx';
import { buildComment, buildPageData, buildTask, JOB_ID, TASK_ID } from '../features/task/testing/build-page-data.ts';
import { operationOf, sent, type Gql } from '../features/task/testing/open-task-page.tsx';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { FormsOfTask } from './FormsOfTask.tsx';

const NOW = new Date('2026-11-20T01:00:00Z');
const gql: Gql = jest.fn();
const rest = jest.fn<Promise<unknown>, [address: string]>();

const STATUSES = ['Wait for power', 'In construction'].map((statusName, at) => ({
  statusName,
  sortOrder: at,
  fieldOrder: at,
  fieldEdit: true,
}));
const setting = (name: string, config: unknown) => ({ name, workType: null, config });
const listOf = (...editable: string[]) =>
  setting('Field Work List', {
    fields: ['developer', 'dueDate', 'siteContact'].map((fieldName) => ({ fieldName, show: true, canEdit: editable.includes(fieldName) })),
  });
const OWN = { ...buildComment({ id: 8, userId: 5, comments: 'Two pits' }), user: { id: 5, displayName: 'Ruth Okafor' } };
const THEIRS = buildComment({ id: 9, comments: 'Water in the pit' });
const CONTACT = { id: 3, sortOrder: 1, name: 'Sarah Lindqvist', description: 'Primary', phone: '+61491570156', email: null };

interface Given {
  readonly editable?: readonly string[];
  readonly task?: Partial<FieldTask>;
  readonly contacts?: (typeof CONTACT)[];
  readonly path?: string;
}

/** The table of one task of our own crew, with the job behind it. */
async function openTable({ editable = ['developer', 'siteContact'], task = {}, contacts = [CONTACT], path }: Given = {}) {
  const settings = [
    listOf(...editable),
    setting('Field Job Status', { useJobStatus: true, statusColours: [] }),
    setting('Job Status Settings', { statuses: STATUSES }),
  ];
  const page = buildPageData({ job: { siteContacts: contacts, schedules: [buildTask()], version: 4 }, comments: [OWN, THEIRS] });
  const row = buildFieldTask({
    id: TASK_ID,
    constructionId: JOB_ID,
    groupId: 2,
    status: 'In construction',
    fieldComments: [OWN, THEIRS],
    fieldCommentCount: 2,
    ...task,
  });
  const known: Record<string, unknown> = {
    GetFieldData: { systemSettings: settings, lookups: [{ name: 'Builder Lookup', data: ['Redgum Homes'] }], fieldGroups: [], users: [] },
    SystemSettingsQuery: { systemSettings: settings, lookups: [] },
    ConstructionQuery: page,
  };
  gql.mockReset().mockImplementation(async (document) => {
    const answer = known[operationOf(document)];
    if (answer === undefined) throw new ApiError({ code: 'TASK_IGNORED', status: 200 });
    return answer;
  });
  rest.mockReset().mockResolvedValue({
    customTasks: [],
    rejectedSchedules: [],
    workSchedule: [
      row,
      buildFieldTask({ id: 99, workOrder: '48999', name: 'Lead-in', status: 'Wait for power', groupId: 2, dueDate: '2026-11-13' }),
    ],
  });
  renderSignedIn(
    <FormsOfTask>
      <FieldListPage />
    </FormsOfTask>,
    { platform: buildPlatform({ gql, rest: (address) => rest(address) }), ...(path === undefined ? {} : { path }) },
  );
  await screen.findByRole('heading', { name: 'Current' });
  return { page };
}

const wide: MediaQueryList = Object.assign(new EventTarget(), {
  matches: true,
  media: '',
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'nextTick', 'performance', 'setImmediate'],
  });
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const table = () => within(screen.getByRole('table', { name: 'Current' }));
const sheet = () => within(screen.getByRole('dialog'));
const open = async (name: RegExp) => {
  await userEvent.click(table().getByRole('button', { name }));
  await screen.findByRole('dialog');
  // the job is read first
  await waitFor(() => expect(screen.queryByText('Loading the job')).toBeNull());
};
const save = () => sheet().getByRole('button', { name: 'Save' });

test('from 768 px the list is the table: its columns, its cells, overdue in red (Spec 2 §2, §4)', async () => {
  await openTable();
  expect(
    table()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Address', 'Task', 'Work Order', 'Status', 'Job Status', 'Developer', 'Due Date', 'Site Contact', 'Comments and attachments']);
  const row = within(table().getByRole('row', { name: /48999/ }));
  expect(row.getByText('Overdue')).toBeVisible();
  expect(row.getByText('13 Nov')).toHaveClass('over');
  expect(table().getByText('Sam Ortega: Water in the pit')).toBeVisible();
});

test('a typed filter is applied 800 ms after the last key, and says how many are left (Spec 2 §9)', async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'setImmediate'] });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await openTable();
  await user.type(table().getByRole('textbox', { name: 'Filter by Work Order' }), '48999');
  await act(() => jest.advanceTimersByTimeAsync(FILTER_AFTER_MS - 1));
  expect(screen.queryByText('1 of 2 tasks')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('1 of 2 tasks')).toBeVisible();
  expect(table().queryByText('48213')).toBeNull();
});

test('a chosen filter is applied at once, and Clear Filters takes all away (Spec 2 §2)', async () => {
  await openTable({ path: '/field/construction?f.workOrder=48' });
  expect(table().getByRole('textbox', { name: 'Filter by Work Order' })).toHaveValue('48');
  await userEvent.selectOptions(table().getByRole('combobox', { name: 'Filter by Task' }), 'Lead-in');
  expect(screen.getByText('1 of 2 tasks')).toBeVisible();
  await userEvent.clear(table().getByRole('textbox', { name: 'Filter by Work Order' }));
  await userEvent.type(table().getByRole('textbox', { name: 'Filter by Work Order' }), 'nowhere{Enter}');
  expect(await screen.findByText(/No task on these days matches the filters/)).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement);
  expect(table().getByText('48213')).toBeVisible();
  expect(table().getByRole('combobox', { name: 'Filter by Task' })).toHaveValue('');
});

test('Developer and Site Contacts: read first, then edited; Save only after a change; both are sent in one (Spec 2 §4, §5)', async () => {
  const { page } = await openTable();
  await open(/Developer and Site Contacts of WO 48213/);
  expect(await sheet().findByText('Sarah Lindqvist')).toBeVisible();
  expect(sheet().getByText('Tamar Homes')).toBeVisible();
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(sheet().getByRole('button', { name: 'Remove contact 1' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(sheet().getByLabelText('Developer'));
  await userEvent.type(sheet().getByLabelText('Developer'), 'Redgum Homes');
  await userEvent.type(sheet().getByLabelText('Description'), ' contact');
  gql.mockResolvedValueOnce({ updateDeveloperAndSiteContacts: page.construction });
  await userEvent.click(save());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(gql, 'UpdateDeveloperAndSiteContacts')[0]).toMatchObject({
    constructionId: JOB_ID,
    developer: 'Redgum Homes',
    siteContacts: [{ id: 3, name: 'Sarah Lindqvist', description: 'Primary contact', sortOrder: 1 }],
  });
});

test('a developer alone is changed without asking for a contact; none yet is said (Spec 2 §8)', async () => {
  await openTable({ contacts: [] });
  await open(/Developer and Site Contacts of WO 48213/);
  expect(await sheet().findByText('No site contacts available.')).toBeVisible();
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  await userEvent.type(sheet().getByLabelText('Developer'), ' West');
  await userEvent.click(save());
  expect(sent(gql, 'UpdateDeveloperAndSiteContact')[0]).toMatchObject({ id: JOB_ID, developer: 'Tamar Homes West' });
});

test('where the work type lets neither be edited it is read only (Spec 2 §6)', async () => {
  await openTable({ editable: [] });
  expect(table().queryByRole('button', { name: /Edit Developer/ })).toBeNull();
  await open(/Developer and Site Contacts of WO 48213/);
  await sheet().findByText('Sarah Lindqvist');
  expect(sheet().queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('a refused contact: Error updating Developer and Site Contacts, and the form is back with what was typed (Spec 2 §8)', async () => {
  await openTable();
  await open(/Developer and Site Contacts of WO 48213/);
  await userEvent.click(await sheet().findByRole('button', { name: 'Edit' }));
  await userEvent.type(sheet().getByLabelText('Name'), ' Berg');
  await userEvent.click(save());
  expect(await screen.findByText('Error updating Developer and Site Contacts')).toBeVisible();
  await waitFor(() => expect(sheet().getByLabelText('Name')).toHaveValue('Sarah Lindqvist Berg'));
});

test('a refused status: Error Updating Job Status (Spec 2 §8)', async () => {
  await openTable();
  await open(/Update Job Status of WO 48213/);
  await userEvent.click(await sheet().findByRole('radio', { name: 'Wait for power' }));
  await userEvent.click(save());
  expect(await screen.findByText('Error Updating Job Status')).toBeVisible();
  expect(await sheet().findByRole('heading', { name: 'Update Job Status' })).toBeVisible();
});

test('one’s own comment is edited, nobody else’s; refused: Error Updating Field Comment (Spec 2 §5, §8)', async () => {
  await openTable();
  expect(table().getAllByRole('button', { name: /Edit your comment/ })).toHaveLength(1);
  await open(/Edit your comment on WO 48213/);
  await userEvent.type(await sheet().findByLabelText('Comment'), ' now');
  await userEvent.click(save());
  expect(sent(gql, 'UpdateFieldComment')[0]).toMatchObject({ fieldComment: { id: 8, comments: 'Two pits now' } });
  expect(await screen.findByText('Error Updating Field Comment')).toBeVisible();
  await waitFor(() => expect(sheet().getByLabelText('Comment')).toHaveValue('Two pits now'));
});

test('a comment that could not be deleted: Error Deleting Field Comment (Spec 2 §8)', async () => {
  await openTable();
  await open(/Edit your comment on WO 48213/);
  await userEvent.click(await sheet().findByRole('button', { name: 'Delete comment' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Delete it for everyone' }));
  expect(await screen.findByText('Error Deleting Field Comment')).toBeVisible();
  expect(await table().findByRole('button', { name: /Edit your comment/, hidden: true })).toBeInTheDocument();
});

test('the developer is changed where it stands: shown at once, and as it was typed again when it is refused (Spec 2 §2, §8)', async () => {
  await openTable();
  await userEvent.click(table().getByRole('button', { name: /Edit Developer of WO 48213/ }));
  const box = table().getByRole('combobox', { name: 'Developer of WO 48213' });
  await userEvent.clear(box);
  await userEvent.type(box, 'Redgum Homes{Enter}');
  expect(sent(gql, 'UpdateDeveloperAndSiteContact')[0]).toMatchObject({ id: JOB_ID, developer: 'Redgum Homes' });
  expect(await screen.findByText('Error updating Developer and Site Contacts')).toBeVisible();
  expect(await table().findByRole('combobox', { name: 'Developer of WO 48213' })).toHaveValue('Redgum Homes');
  await userEvent.type(table().getByRole('combobox', { name: 'Developer of WO 48213' }), '{Escape}');
  expect(await table().findByRole('button', { name: /Edit Developer of WO 48213/ })).toHaveTextContent('Tamar Homes');
});

test('Esc takes the change of a developer back, and nothing is sent', async () => {
  await openTable();
  await userEvent.click(table().getByRole('button', { name: /Edit Developer of WO 48213/ }));
  await userEvent.type(table().getByRole('combobox', { name: 'Developer of WO 48213' }), ' West{Escape}');
  expect(table().getByRole('button', { name: /Edit Developer of WO 48213/ })).toHaveTextContent('Tamar Homes');
  expect(sent(gql, 'UpdateDeveloperAndSiteContact')).toEqual([]);
});
