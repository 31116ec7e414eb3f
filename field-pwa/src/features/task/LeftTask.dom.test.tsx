// What a person is offered on a task that their group completed and that is another group's now: to read it (decision 022).
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { BEFORE, buildComment, buildItem, buildTask, buildVisit, TASK_ID } from './testing/build-page-data.ts';
import { CREW, openTask, operationOf, pageDataOf, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const OTHER_GROUP = 9;
const task = {
  onsiteDate: BEFORE,
  completedDate: BEFORE,
  items: [buildItem({ rejectedDate: BEFORE })],
  taskUsers: [buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE })],
};
const own = (part: object) => buildComment({ userId: 5, user: { id: 5, displayName: 'Ruth Okafor' }, ...part });
const comments = [own({ id: 1, comments: 'Gate is locked' }), own({ id: 2, scheduleId: null, constructionId: 10, comments: 'Code 4471' })];
const status = (statusName: string, fieldOrder: number) => ({ statusName, sortOrder: fieldOrder, fieldOrder, fieldEdit: true });
const shown = ['status', 'developer', 'siteContact'].map((fieldName) => ({ fieldName, show: true }));
const settings = [
  { name: 'Field Work Task', config: { fields: shown } },
  { name: 'Job Status Settings', config: { statuses: [status('In construction', 1), status('Office review', 2)] } },
  { name: 'Field Work List', config: { fields: shown.map((field) => ({ ...field, canEdit: true })) } },
];
const SENTENCE = 'This task is with another group now. You can view it but not change it.';

type Given = NonNullable<Parameters<typeof openTask>[1]>;

/** Until the settings have come: theirs are three tiles. */
async function open(given: Given): Promise<void> {
  await openTask(gql, { comments, settings, ...given });
  await waitFor(() => expect(screen.queryByText('Work Type')).toBeNull());
}

/** Each thing that changes something, by its name. */
const changes = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button', { name: /^(Update Job Status|Edit|Change quantity|Add unplanned|Send)/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

beforeEach(() => sessionStorage.clear());

test('the group that holds it is offered all of it, and is told nothing', async () => {
  await open({ task });
  expect(changes()).toHaveLength(7);
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

test('the group that left it is told so, and is offered no step, no form and no line to write in', async () => {
  await open({ task: { ...task, groupId: OTHER_GROUP } });
  // above the task, and where one would write
  expect(screen.getAllByText(SENTENCE)).toHaveLength(2);
  expect(changes()).toEqual([]);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByLabelText('Add a field comment')).toBeNull();
  expect(screen.getByText('Gate is locked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /: site contacts$/ }));
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('a step that is refused because the task has left says so where it was made, also once nothing can be pressed there', async () => {
  const ended = { ...task, items: [], acceptedDate: BEFORE };
  const { data } = await openTask(gql, { task: ended });
  const left = (data.construction?.schedules ?? []).map((one) => ({ ...one, groupId: OTHER_GROUP }));
  const read = gql.getMockImplementation();
  gql.mockImplementation((document, variables) => {
    const name = String(document);
    if (name.includes('mutation')) throw new ApiError({ code: 'TASK_LEFT', status: 403, message: SENTENCE });
    if (!name.includes('ConstructionQuery') || data.construction === null) return read?.(document, variables) ?? Promise.resolve();
    return Promise.resolve({ ...data, construction: { ...data.construction, schedules: left } });
  });
  const bar = () => within(screen.getByRole('contentinfo'));
  await userEvent.click(bar().getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(bar().queryByRole('button')).toBeNull());
  expect(bar().getByRole('alert')).toHaveTextContent(SENTENCE);
});

test('another group’s task is not there, and the way back is (Spec 1 §6)', async () => {
  const missing = new ApiError({ code: 'NOT_FOUND', status: 200 });
  await openTask(gql, { answers: { ConstructionQuery: missing }, heading: /Task not found/ });
  expect(screen.getByText('This could not be found, or it is not shared with your group.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to task list' })).toHaveAttribute('href', '/field/construction');
});

test('who sees the group that has it now is told which, with the way back to the list', async () => {
  await open({ me: { ...CREW, groupUsers: [] }, task: { ...task, groupId: 2 } });
  expect(screen.getByText('This task is with Crew North now. You can view it but not change it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to task list' })).toHaveAttribute('href', '/field/construction');
});

/** What the server says of the job from now on. */
function becomes(answer: () => unknown): void {
  const read = gql.getMockImplementation();
  gql.mockImplementation((document, variables) =>
    operationOf(document) === 'ConstructionQuery' ? Promise.resolve().then(answer) : (read?.(document, variables) ?? Promise.resolve()),
  );
}
const isNotThere = () => {
  throw new ApiError({ code: 'NOT_FOUND', status: 200 });
};

test.each([
  ['the job is no longer shared with the group', isNotThere],
  ['the task is no longer among those of the job', () => pageDataOf({ job: { schedules: [buildTask({ id: TASK_ID + 1 })] } })],
])('an open page says at once that its task has left, and leads back to the list: %s', async (_, answer) => {
  const { client } = await openTask(gql, {});
  becomes(answer);
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('Pit and pipe is no longer with your group.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/WO .*Wattle Rd/);
  expect(screen.getByRole('link', { name: 'Back to task list' })).toHaveAttribute('href', '/field/construction');
  expect(screen.queryByText('The task could not be refreshed.')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('a step pressed on a task that has left meanwhile ends there too', async () => {
  await openTask(gql, {});
  becomes(() => pageDataOf({ job: { schedules: [] } }));
  const read = gql.getMockImplementation();
  gql.mockImplementation((document, variables) =>
    operationOf(document) === 'UpdateTaskUserOnSite'
      ? Promise.reject(new ApiError({ code: 'NOT_FOUND', status: 200 }))
      : (read?.(document, variables) ?? Promise.resolve()),
  );
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'I’m Onsite' }));
  expect(await screen.findByText('Pit and pipe is no longer with your group.')).toBeVisible();
  expect(screen.getByText('Error Setting Onsite')).toBeVisible();
});

test('what belongs to the job is still changed where the group holds another task of it', async () => {
  const schedules = [buildTask({ ...task, groupId: OTHER_GROUP }), buildTask({ id: TASK_ID + 1, groupId: 2 })];
  await open({ job: { schedules } });
  expect(changes()).toEqual(['Update Job Status', 'Edit Developer and Site Contact', expect.stringMatching(/^Edit your comment/)]);
});
