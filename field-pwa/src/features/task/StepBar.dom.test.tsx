import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { BEFORE, buildItem, buildVisit, NOW, TASK_ID } from './testing/build-page-data.ts';
import { CREW, openTask, sent, SUB, succeeds, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const accepted = { acceptedDate: BEFORE };
const done = { ...accepted, onsiteDate: BEFORE, completedDate: BEFORE };
const ended = buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE });
const confirmed = { ...ended, confirmItemQtys: true };

const bar = () => within(screen.getByRole('contentinfo'));
const names = () =>
  bar()
    .getAllByRole('button')
    .map((button) => button.textContent);
const step = (name: string) => bar().getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

test.each([
  ['new, subcontracted', { me: SUB, task: {} }, ['Decline', 'Accept']],
  ['new, our own crew', { me: CREW, task: {} }, ['I’m Onsite', 'More']],
  ['accepted', { me: SUB, task: accepted }, ['I’m Onsite', 'More']],
  ['onsite', { me: SUB, task: { ...accepted, taskUsers: [buildVisit()] } }, ['Is Complete', 'More']],
  ['completed', { me: SUB, task: { ...done, taskUsers: [ended] } }, ['Confirm', 'More']],
  ['completed and confirmed', { me: SUB, task: { ...done, taskUsers: [confirmed] } }, ['Submit', 'More']],
  ['completed, without items', { me: SUB, task: { ...done, items: [], taskUsers: [ended] } }, ['Submit', 'More']],
  ['submitted', { me: SUB, task: { ...done, submittedDate: BEFORE, taskUsers: [confirmed] } }, ['More']],
])('one next step stands in the bar: %s (Spec 1 §4)', async (_, given, buttons) => {
  await openTask(gql, given);
  expect(names()).toEqual(buttons);
  expect(document.querySelectorAll('footer .btn.primary').length).toBe(buttons.length === 1 ? 0 : 1);
});

test('nothing is offered on a task that the office has set aside (Spec 1 §4)', async () => {
  await openTask(gql, { task: { ignored: true } });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByText('The office has set this task aside.')).toBeVisible();
});

test('a rejected quantity is corrected before Submit as after it; Submit stays in More and says why (Spec 1 §4)', async () => {
  const items = [buildItem({ code: 'CON-50', rejectedDate: BEFORE })];
  await openTask(gql, { me: SUB, task: { ...done, items, taskUsers: [confirmed] } });
  await userEvent.click(step('More'));
  const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(submit).toHaveAccessibleDescription('Correct CON-50 first: the quantity was rejected.');
  await userEvent.click(submit);
  expect(sent(gql, 'UpdateTaskSubmitted')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(step('Correct CON-50'));
  expect(screen.getByRole('dialog', { name: 'Change item quantity' })).toBeVisible();
});

test('a contractor whose document has expired cannot accept, and can decline (Spec 1 §4)', async () => {
  await openTask(gql, { me: SUB, task: { expiredDocument: 'White card' } });
  expect(step('Accept')).toHaveAttribute('aria-disabled', 'true');
  expect(step('Accept')).toHaveAccessibleDescription(/has expired\. Send the new one to the office, then accept\.$/);
  expect(step('Decline')).toBeEnabled();
});

test('what the work type asks for before I’m Onsite stands on the button, and nothing is sent (screens.md §2.21)', async () => {
  const gates = { notOnHold: false, siteAccess: true, currentPlans: false, currentDocuments: false, ticketSigned: false };
  const settings = [{ name: 'Onsite Gates', config: gates }];
  await openTask(gql, { settings, me: CREW, job: { builderApprovedDate: null } });
  await waitFor(() => expect(step('I’m Onsite')).toHaveAttribute('aria-disabled', 'true'));
  expect(step('I’m Onsite')).toHaveAccessibleDescription('The builder has not confirmed site access yet. Ask for it, or call the office.');
  await userEvent.click(step('I’m Onsite'));
  expect(sent(gql, 'UpdateTaskUserOnSite')).toEqual([]);
});

test('Confirm opens Please Confirm item quantities (Spec 1 §4)', async () => {
  await openTask(gql, { me: SUB, task: { ...done, taskUsers: [ended] } });
  await userEvent.click(step('Confirm'));
  expect(screen.getByRole('dialog', { name: 'Please Confirm item quantities' })).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('Submit from More asks to confirm, and then submits (Spec 1 §4)', async () => {
  const given = { me: SUB, task: { ...done, taskUsers: [ended] } };
  await openTask(gql, given);
  await userEvent.click(step('More'));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('dialog', { name: 'Please Confirm item quantities' })).toBeVisible();
  expect(sent(gql, 'UpdateTaskUserConfirmQty')).toEqual([]);
  succeeds(gql, { given, operation: 'UpdateTaskUserConfirmQty', task: { taskUsers: [confirmed] } });
  succeeds(gql, { given, operation: 'UpdateTaskSubmitted', task: { submittedDate: NOW, taskUsers: [confirmed] } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and submit' }));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  expect(sent(gql, 'UpdateTaskUserConfirmQty')).toHaveLength(1);
  expect(sent(gql, 'UpdateTaskSubmitted')).toHaveLength(1);
});

test('Submit sends once and leads to the list (Spec 1 §4)', async () => {
  const task = { ...done, taskUsers: [confirmed] };
  const { data } = await openTask(gql, { me: SUB, task, answers: {} });
  const submitted = data.construction?.schedules.map((schedule) => ({ ...schedule, submittedDate: NOW }));
  gql.mockResolvedValueOnce({ updateTaskSubmitted: { ...data.construction, schedules: submitted } });
  await userEvent.dblClick(step('Submit'));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  expect(await screen.findByText('Task Submitted')).toBeVisible();
  expect(sent(gql, 'UpdateTaskSubmitted')).toMatchObject([{ scheduleId: TASK_ID }]);
});

test('the second of two taps does not press the step that took the first one’s place (Spec 1 §4)', async () => {
  const { data } = await openTask(gql, { me: SUB, task: accepted });
  const begun = {
    ...data.construction,
    schedules: data.construction?.schedules.map((task) => ({ ...task, taskUsers: [buildVisit()] })),
  };
  gql.mockResolvedValueOnce({ updateTaskUserOnSite: begun });
  fireEvent.click(step('I’m Onsite'), { detail: 1 });
  const complete = await screen.findByRole('button', { name: 'Is Complete' });
  fireEvent.click(complete, { detail: 2 });
  expect(sent(gql, 'UpdateTaskUserComplete')).toEqual([]);
  gql.mockResolvedValueOnce({ updateTaskUserComplete: begun });
  fireEvent.click(complete, { detail: 1 });
  expect(await screen.findByText('Task Complete')).toBeVisible();
});

test('going onsite opens the start card of a task with an external link (Spec 1 §4)', async () => {
  const { data } = await openTask(gql, { task: { externalJobLink: 'https://card.example/1' } });
  gql.mockResolvedValueOnce({ updateTaskUserOnSite: data.construction });
  await userEvent.click(step('I’m Onsite'));
  expect(await screen.findByRole('dialog', { name: 'You are onsite' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Start Card/ })).toHaveAttribute('href', 'https://card.example/1');
});

test('a link that is not of the web is not opened (Spec 1 §4)', async () => {
  const { data } = await openTask(gql, { task: { externalJobLink: 'javascript:alert(1)' } });
  gql.mockResolvedValueOnce({ updateTaskUserOnSite: data.construction });
  await userEvent.click(step('I’m Onsite'));
  await screen.findByRole('dialog', { name: 'You are onsite' });
  expect(screen.queryByRole('link', { name: /^Start Card/ })).toBeNull();
});

test('an answer without data says so and is read again (Spec 1 §8)', async () => {
  await openTask(gql);
  gql.mockResolvedValueOnce({ updateTaskUserOnSite: null });
  await userEvent.click(step('I’m Onsite'));
  expect(await screen.findByText('Failed to retrieve updated construction - try refresh')).toBeVisible();
  await waitFor(() => expect(sent(gql, 'ConstructionQuery')).toHaveLength(2));
});

test('a refused step says which, and why, and pressed again it is another action (Spec 1 §8)', async () => {
  await openTask(gql);
  gql.mockRejectedValue(new ApiError({ code: 'TASK_IGNORED', status: 200 }));
  await userEvent.click(step('I’m Onsite'));
  expect(await screen.findByText('Error Setting Onsite')).toBeVisible();
  expect(bar().getByRole('alert')).toHaveTextContent(sayError('TASK_IGNORED'));
  await userEvent.click(step('I’m Onsite'));
  const tries = () => sent(gql, 'UpdateTaskUserOnSite') as { client: { id: string } }[];
  await waitFor(() => expect(tries()).toHaveLength(2));
  expect(tries()[0]?.client.id).not.toBe(tries()[1]?.client.id);
});
