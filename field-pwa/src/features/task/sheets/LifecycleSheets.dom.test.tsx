import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { BEFORE, buildItem, buildVisit, TASK_ID } from '../testing/build-page-data.ts';
import { CREW, leaveApp, openTask, sent, SUB, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const ended = buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE });
const done = { acceptedDate: BEFORE, onsiteDate: BEFORE, completedDate: BEFORE, taskUsers: [ended] };
const sheet = () => within(screen.getByRole('dialog'));
const bar = () => within(screen.getByRole('contentinfo'));
const more = async (name: string) => {
  await userEvent.click(bar().getByRole('button', { name: 'More' }));
  await userEvent.click(sheet().getByRole('button', { name }));
};
const STATUSES = {
  name: 'Job Status Settings',
  config: {
    statuses: [
      { statusName: 'In construction', sortOrder: 1, fieldOrder: 1, fieldEdit: true },
      { statusName: 'Ready to start', sortOrder: 2, fieldOrder: 2, fieldEdit: true },
      { statusName: 'Invoiced', sortOrder: 3, fieldOrder: 3, fieldEdit: false },
    ],
  },
};

beforeEach(() => sessionStorage.clear());

test('Please Confirm item quantities marks what differs from the plan, with its reason (Spec 1 §4)', async () => {
  const items = [
    buildItem({ id: 1, completedQty: '3.000', variationReason: 'One more' }),
    buildItem({ id: 2, code: 'CON-50', completedQty: '2.000' }),
  ];
  await openTask(gql, { me: SUB, task: { ...done, items } });
  await userEvent.click(bar().getByRole('button', { name: 'Confirm' }));
  const [, varied, asPlanned] = sheet().getAllByRole('row');
  expect(varied?.querySelector('.varied')).toHaveTextContent('3');
  expect(varied).toHaveTextContent('Changed: One more');
  expect(asPlanned?.querySelector('.varied')).toBeNull();
});

test('what nobody entered is confirmed as planned, marked and counted, never as if it had been counted (mock 4-confirm)', async () => {
  const items = [buildItem({ id: 1 }), buildItem({ id: 2, code: 'CON-50', completedQty: '2.000' })];
  await openTask(gql, { me: SUB, task: { ...done, items } });
  await userEvent.click(bar().getByRole('button', { name: 'Confirm' }));
  expect(sheet().getByText('1 of 2 as planned: no other quantity was entered.')).toBeVisible();
  const [, planned, entered] = sheet().getAllByRole('row');
  expect(planned).toHaveTextContent('2 as planned');
  expect(entered).not.toHaveTextContent('as planned');
});

test('Confirm is said, and the failure of Confirm stays in the sheet (Spec 1 §8)', async () => {
  const { data } = await openTask(gql, { me: SUB, task: done });
  await userEvent.click(bar().getByRole('button', { name: 'Confirm' }));
  gql.mockRejectedValueOnce(new ApiError({ code: 'TASK_IGNORED', status: 200 }));
  await userEvent.click(sheet().getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Error Updating Task')).toBeVisible();
  expect(sheet().getByText(sayError('TASK_IGNORED'))).toBeVisible();
  gql.mockResolvedValueOnce({ updateTaskUserConfirmQty: data.construction });
  await userEvent.click(sheet().getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Item QTYs Confirmed')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(gql, 'UpdateTaskUserConfirmQty')[0]).toMatchObject({ taskUser: { scheduleId: TASK_ID, confirmItemQtys: true } });
});

test('Is Partially Complete needs a reason that says something (Spec 1 §5)', async () => {
  await openTask(gql, { task: { taskUsers: [buildVisit()] } });
  await more('Is Partially Complete');
  const save = () => sheet().getByRole('button', { name: 'Save' });
  expect(save()).toHaveAccessibleDescription('Say what is left to do, and why.');
  await userEvent.type(sheet().getByLabelText(/What is left/), '   ');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(sheet().getByLabelText(/What is left/), 'Reinstatement');
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test('the reason and the partial flag are one action (Spec 1 §4)', async () => {
  const { data } = await openTask(gql, { task: { taskUsers: [buildVisit()] } });
  await more('Is Partially Complete');
  await userEvent.type(sheet().getByLabelText(/What is left/), 'Reinstatement');
  gql.mockResolvedValueOnce({ updateTaskUserComplete: data.construction });
  await userEvent.click(sheet().getByRole('button', { name: 'Save' }));
  leaveApp();
  expect(await screen.findByText('Task Complete')).toBeVisible();
  expect(sent(gql, 'UpdateTaskUserComplete')).toMatchObject([
    { taskUser: { scheduleId: TASK_ID, comments: 'Reinstatement' }, partial: true },
  ]);
  expect(sent(gql, 'UpdateTaskUserComments')).toEqual([]);
});

test('a partial completion that failed opens its form again, with the reason (Spec 1 §4)', async () => {
  await openTask(gql, { task: { taskUsers: [buildVisit()] } });
  await more('Is Partially Complete');
  await userEvent.type(sheet().getByLabelText(/What is left/), 'Reinstatement');
  gql.mockRejectedValueOnce(new ApiError({ code: 'TASK_IGNORED', status: 200 }));
  await userEvent.click(sheet().getByRole('button', { name: 'Save' }));
  leaveApp();
  await waitFor(() => expect(screen.getByText('Error Completing Task')).toBeVisible());
  expect(sheet().getByLabelText(/What is left/)).toHaveValue('Reinstatement');
  expect(bar().getByRole('button', { name: 'Is Complete' })).toBeVisible();
});

test('More: what each offers, in order, with its note (Spec 1 §4)', async () => {
  await openTask(gql, {
    me: CREW,
    task: { taskUsers: [buildVisit({ comments: 'Wet' })], externalJobLink: 'https://card.example' },
    settings: [STATUSES],
  });
  await userEvent.click(bar().getByRole('button', { name: 'More' }));
  expect(
    sheet()
      .getAllByRole('button')
      .slice(1)
      .map((option) => option.getAttribute('aria-label')),
  ).toEqual(['Is Partially Complete', 'I’m Offsite', 'Start Card', 'Confirm item quantities', 'Completions Comment', 'Update Job Status']);
  expect(sheet().getByRole('button', { name: 'Completions Comment' })).toHaveAccessibleDescription('Wet');
  expect(sheet().getByRole('button', { name: 'I’m Offsite' })).toHaveAccessibleDescription(/^Stops the clock at \d+:\d\d$/);
});

test('I’m Offsite ends the visit at once and says so (Spec 1 §8)', async () => {
  const { data } = await openTask(gql, { task: { taskUsers: [buildVisit()] } });
  gql.mockResolvedValueOnce({ updateTaskUserOffSite: data.construction });
  await more('I’m Offsite');
  expect(await screen.findByText('Set Offsite')).toBeVisible();
});

test('what the office suggests is written by one press, behind what somebody wrote (screens.md §2.20)', async () => {
  const lookups = [{ name: 'Decline reason', data: ['Too far', 'Rate too low'] }];
  await openTask(gql, { me: SUB, answers: { SystemSettingsQuery: { systemSettings: [], lookups } } });
  await userEvent.click(bar().getByRole('button', { name: 'Decline' }));
  await userEvent.click(await sheet().findByRole('button', { name: /Too far/ }));
  expect(sheet().getByLabelText('Reason (optional)')).toHaveValue('Too far');
  await userEvent.type(sheet().getByLabelText('Reason (optional)'), ' for us.');
  await userEvent.click(sheet().getByRole('button', { name: /Rate too low/ }));
  expect(sheet().getByLabelText('Reason (optional)')).toHaveValue('Too far for us; Rate too low');
});

test('Decline asks once, the reason is as one likes (Spec 1 §4)', async () => {
  const { data } = await openTask(gql, { me: SUB });
  await userEvent.click(bar().getByRole('button', { name: 'Decline' }));
  gql.mockResolvedValueOnce({ updateConstructionTaskDeclined: data.construction });
  await userEvent.click(sheet().getByRole('button', { name: 'Decline Pit and pipe' }));
  leaveApp();
  expect(await screen.findByText('Declined Task')).toBeVisible();
  expect(sent(gql, 'UpdateConstructionTaskDeclined')).toMatchObject([{ scheduleId: TASK_ID, reason: null }]);
});

test('the job’s status is chosen among those that the field may set (Spec 1 §4)', async () => {
  const { data } = await openTask(gql, { settings: [STATUSES] });
  await userEvent.click(await screen.findByRole('button', { name: 'Update Job Status' }));
  expect(
    sheet()
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['In construction', 'Ready to start']);
  expect(sheet().getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has been changed yet.');
  await userEvent.click(sheet().getByRole('radio', { name: 'Ready to start' }));
  gql.mockResolvedValueOnce({ updateJobStatus: data.construction });
  await userEvent.click(sheet().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job Status updated successfully')).toBeVisible();
});

test('a status that needs more first stays in sight with its reason; what only the server knows is not said (screens.md §2.7)', async () => {
  const [now, ready] = STATUSES.config.statuses;
  const statuses = [
    { ...now, requirements: [] },
    { ...ready, requirements: ['photos'] },
    { ...ready, statusName: 'Booked', fieldOrder: 3, requirements: ['bookedTask'] },
  ];
  const photos = { name: 'Expected Photos', config: { shots: [{ title: 'Trench', count: 3, required: true, task: null }] } };
  const items = [buildItem({ id: 1, completedQty: '2.000' })];
  const task = { items, issuedDate: BEFORE, scheduledStartTime: null };
  await openTask(gql, { task, settings: [{ ...STATUSES, config: { statuses } }, photos] });
  await userEvent.click(await screen.findByRole('button', { name: 'Update Job Status' }));
  expect(await sheet().findByRole('radio', { name: 'Ready to start Photos are missing: 3.' })).toBeDisabled();
  expect(sheet().getByRole('radio', { name: 'Booked' })).toBeEnabled();
});

test('a failure is forgotten with its sheet (Spec 1 §8)', async () => {
  await openTask(gql, { settings: [STATUSES] });
  const pencil = await screen.findByRole('button', { name: 'Update Job Status' });
  await userEvent.click(pencil);
  await userEvent.click(sheet().getByRole('radio', { name: 'Ready to start' }));
  gql.mockRejectedValueOnce(new ApiError({ code: 'TASK_LEFT', status: 200 }));
  await userEvent.click(sheet().getByRole('button', { name: 'Save' }));
  expect(await sheet().findByText(sayError('TASK_LEFT'))).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
  await userEvent.click(pencil);
  expect(sheet().queryByText(sayError('TASK_LEFT'))).toBeNull();
});

test('without a status that the field may set there is no pencil (Spec 1 §6)', async () => {
  const { config } = STATUSES;
  await openTask(gql, {
    settings: [{ name: STATUSES.name, config: { statuses: config.statuses.map((status) => ({ ...status, fieldEdit: false })) } }],
  });
  await waitFor(() => expect(sent(gql, 'SystemSettingsQuery')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Update Job Status' })).toBeNull();
});
