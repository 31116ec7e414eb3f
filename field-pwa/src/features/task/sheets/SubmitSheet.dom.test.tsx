// Submit asks about a photo that the task must have, and takes a reason (issue 10 §1; decision 041).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPhoto } from '@lotline/schema/testing/build-file';
import { BEFORE, buildVisit, TASK_ID } from '../testing/build-page-data.ts';
import { leaveApp, openTask, sent, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();
const ended = buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE, confirmItemQtys: true });
const done = { onsiteDate: BEFORE, completedDate: BEFORE, taskUsers: [ended] };
const shot = (title: string, count: number, required: boolean) => ({ title, count, required, task: null });
const settings = [{ name: 'Expected Photos', config: { shots: [shot('Trench', 2, true), shot('Frontage', 1, false)] } }];
const photo = (id: number, title: string, taskId = TASK_ID) => buildPhoto({ id, title, taskId, key: `${String(id)}.jpg` });
const bar = () => within(screen.getByRole('contentinfo'));
const sheet = () => within(screen.getByRole('dialog'));
const attachments = [photo(1, 'Trench-1.jpg'), photo(2, 'Frontage-1.jpg', TASK_ID + 1)];

const answers = { UpdateFieldComment: { updateFieldComment: null }, UpdateTaskSubmitted: { updateTaskSubmitted: null } };

beforeEach(() => sessionStorage.clear());

test('the task card says how many photos are received and not taken, and leads to the camera (Spec 1 §2)', async () => {
  await openTask(gql, { task: done, job: {}, settings });
  expect(await screen.findByText('0 of 3 received, 3 not taken')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Capture Images' })).toHaveAttribute(
    'href',
    `/field/construction/10/capture2/${String(TASK_ID)}`,
  );
});

test('with a required shot missing Submit asks, and sends the reason as a comment and then the submit', async () => {
  await openTask(gql, { task: done, job: { attachments }, settings, answers });
  expect(await screen.findByText('1 of 3 received, 2 not taken')).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: 'Submit' }));
  expect(
    sheet()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Trench', 'Frontage']);
  await userEvent.click(sheet().getByRole('button', { name: /^Submit anyway/ }));
  expect(sent(gql, 'UpdateTaskSubmitted')).toEqual([]);
  await userEvent.type(sheet().getByLabelText('Reason for submitting without them'), 'Backfilled before we came');
  await userEvent.click(sheet().getByRole('button', { name: /^Submit anyway/ }));
  leaveApp();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sent(gql, 'UpdateTaskSubmitted')).toHaveLength(1));
  expect(sent(gql, 'UpdateFieldComment')).toMatchObject([
    { fieldComment: { scheduleId: TASK_ID, comments: 'Submitted without photos: Trench, Frontage. Backfilled before we came' } },
  ]);
});

test('with a shot missing that need not be there Submit asks once, and wants no reason', async () => {
  const all = [...attachments, photo(3, 'trench-7.jpg')];
  await openTask(gql, { task: done, job: { attachments: all }, settings, answers });
  expect(await screen.findByText('2 of 3 received, 1 not taken')).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: 'Submit' }));
  expect(sheet().getByRole('link')).toHaveTextContent('Frontage');
  await userEvent.click(sheet().getByRole('button', { name: /^Submit anyway/ }));
  leaveApp();
  await waitFor(() => expect(sent(gql, 'UpdateTaskSubmitted')).toHaveLength(1));
  expect(sent(gql, 'UpdateFieldComment')).toEqual([]);
});

test('with all shots taken nothing is asked', async () => {
  const all = [...attachments, photo(3, 'trench-7.jpg'), photo(4, 'Frontage-2.jpg')];
  await openTask(gql, { task: done, job: { attachments: all }, settings });
  expect(await screen.findByText('3 of 3 received')).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: 'Submit' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each missing shot is one tap from the camera with its title, and the camera is in the task’s bar', async () => {
  await openTask(gql, { task: done, job: { attachments }, settings });
  const shots = within(await screen.findByRole('list', { name: 'Photos not taken yet' }));
  const capture = `/field/construction/10/capture2/${String(TASK_ID)}`;
  expect(shots.getByRole('link', { name: 'Frontage' })).toHaveAttribute('href', `${capture}?shot=Frontage`);
  expect(bar().getByRole('link', { name: 'Photo' })).toHaveAttribute('href', capture);
});

const SETTINGS = { systemSettings: settings.map((setting) => ({ ...setting, workType: null })), lookups: [] };

test('pressed before the phone has read its settings Submit waits, and asks for the photos that they name', async () => {
  let answer: (settings: typeof SETTINGS) => void = () => undefined;
  const read = new Promise<typeof SETTINGS>((resolve) => (answer = resolve));
  await openTask(gql, { task: done, job: {}, answers: { ...answers, SystemSettingsQuery: read } });
  await userEvent.click(bar().getByRole('button', { name: 'Submit' }));
  await screen.findByRole('dialog');
  expect(sheet().getByText('The list of photos for this task is not on this phone yet.')).toBeVisible();
  answer(SETTINGS);
  expect(await sheet().findByRole('link', { name: 'Trench (2)' })).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: /^Submit anyway/ }));
  leaveApp();
  expect(sheet().getByLabelText('Reason for submitting without them')).toBeRequired();
  expect(sheet().getByRole('button', { name: /^Submit anyway/ })).toHaveAccessibleDescription(/Give a reason/);
  expect(sent(gql, 'UpdateTaskSubmitted')).toEqual([]);
});

test('where the settings cannot be read Submit asks all the same, and can be sent', async () => {
  const unread = new Error('no network');
  await openTask(gql, { task: done, job: {}, answers: { ...answers, SystemSettingsQuery: unread, GetFieldData: unread } });
  await userEvent.click(bar().getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('dialog', { name: 'Photos may be missing' })).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Submit anyway' }));
  leaveApp();
  await waitFor(() => expect(sent(gql, 'UpdateTaskSubmitted')).toHaveLength(1));
});
