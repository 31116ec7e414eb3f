// The card of a task: all that is known of it, what the office may do with it, and what is said where it is not there.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { buildItemFields, buildTaskFields, buildVisitFields } from '../../../testing/build-task-fields.ts';
import { drawJob } from '../testing/draw-job.tsx';

const OFFICE = ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'];
const OTHER = buildTaskFields({ id: 10, name: 'Splice' });
const EVENT = {
  ...{ id: '5', recordedAt: '2026-11-19T20:02:00.000Z', occurredAt: null, move: 'goOnsite', entity: 'schedule', entityId: 9 },
  ...{ actorKind: 'person', displayName: 'Ridge Carter', why: null, before: null, after: null, detail: null },
};
const COMMENT = {
  ...{ id: 1, version: 1, clientId: null, scheduleId: 9, constructionId: null, userId: 7, comments: 'The gate is open' },
  ...{ createdUtc: '2026-11-19T21:00:00.000Z', writtenUtc: '2026-11-19T09:00:00.000Z', user: { id: 7, displayName: 'Ridge Carter' } },
};
const reads = (rows: readonly object[] = [{ id: 9, constructionId: 7 }]) => ({
  tasks: { rows },
  jobFieldComments: [COMMENT],
  jobEvents: { events: [EVENT], next: null },
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('the task of the address stands alone, with its items, people, ticket, comments and history', async () => {
  const task = buildTaskFields({
    ...{ onsiteDate: '2026-11-19T20:02:00.000Z', ticketOfWork: '{"formVersion":1}' },
    items: [buildItemFields({ id: 802, completedQty: '37.500', variationReason: 'Longer way' })],
    taskUsers: [buildVisitFields()],
  });
  drawJob({ path: '/tasks/9', claims: OFFICE, job: { schedules: [OTHER, task] }, reads: () => reads() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Haul' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Job 48213' })).toHaveAttribute('href', '/construction/7/schedule?task=9');
  expect(screen.getByRole('region', { name: 'Items of Haul' })).toHaveTextContent('2.5 over plan · Longer way');
  expect(screen.queryByText('Splice')).toBeNull();
  expect(screen.getByRole('list', { name: 'Visits of Haul' })).toHaveTextContent('Ridge Carter');
  expect(screen.getByText('From elsewhere')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  expect(await screen.findByText('The gate is open')).toBeVisible();
  expect(await screen.findByText(/Went onsite for Haul/)).toBeVisible();
  expect(screen.getByText('No photo of this task has been received yet.')).toBeVisible();
});

test('the office sets it aside from here; a comment written here is one on the task', async () => {
  const pressed = drawJob({
    path: '/tasks/9',
    claims: [...OFFICE, 'CAN_ACCESS_FIELD_WORK'],
    job: { schedules: [buildTaskFields()] },
    reads: () => reads(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions on Haul' }));
  await auditPopup('TaskActions');
  await userEvent.click(screen.getByRole('menuitem', { name: /Set aside/ }));
  const aside = screen.getByRole('dialog', { name: 'Set Haul aside' });
  await userEvent.click(within(aside).getByRole('button', { name: 'Set aside' }));
  expect(within(aside).getByText('Give a reason for setting the task aside.')).toBeVisible();
  await auditPopup('ReasonSheet');
  await userEvent.type(within(aside).getByLabelText('Reason'), 'No access');
  await userEvent.click(within(aside).getByRole('button', { name: 'Set aside' }));
  await waitFor(() =>
    expect(pressed).toMatchObject([{ operation: 'IgnoreTask', input: { scheduleId: 9, ignored: true, reason: 'No access' } }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByLabelText('About')).toBeNull();
  await userEvent.type(screen.getByLabelText('Write a comment'), 'Key is at the site office');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(pressed.at(-1)).toMatchObject({ operation: 'UpdateFieldComment', comment: { scheduleId: 9 } }));
  expect(pressed.at(-1)).not.toHaveProperty('comment.constructionId');
});

test.each([
  ['a number that no task has', '/tasks/9', [], []],
  ['what is no number', '/tasks/nine', [], []],
  ['a task that has left what this person sees', '/tasks/9', [{ id: 9, constructionId: 7 }], [OTHER]],
])('%s is said to be none', async (_what, path, rows, schedules) => {
  drawJob({ path, claims: OFFICE, job: { schedules }, reads: () => reads(rows) });
  expect(await screen.findByText('This task could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '/tasks');
});

test('a history is the office’s: who sees their own groups alone is not offered it', async () => {
  drawJob({ path: '/tasks/9', claims: [], job: { schedules: [buildTaskFields()] }, reads: () => reads() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Haul' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
});

test('a task whose settings cannot be read says that the usual ones stand in, until they are read', async () => {
  const readSettings = jest
    .fn<Promise<unknown>, []>()
    .mockRejectedValueOnce(new ApiError({ code: 'OFFLINE', status: 0 }))
    .mockResolvedValue({ systemSettings: [], lookups: [] });
  drawJob({ path: '/tasks/9', claims: OFFICE, job: { schedules: [buildTaskFields()] }, reads: () => reads(), readSettings });
  expect(await screen.findByRole('alert')).toHaveTextContent(/settings of this work type could not be loaded/);
  expect(screen.getByRole('heading', { level: 1, name: 'Haul' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a declined task says why beside its chip, is given to another crew from here, and asks nobody for photos or a ticket', async () => {
  const task = buildTaskFields({ isSubcontracted: true, declinedDate: '2026-11-19T20:02:00.000Z', declineReason: 'No access track' });
  drawJob({ path: '/tasks/9', claims: OFFICE, job: { schedules: [task] }, reads: () => reads() });
  expect(await screen.findByText('“No access track”')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reassign Haul' })).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'Photos and files' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Ticket of work' })).toBeNull();
});

test('what was confirmed as planned is done as planned, also before it is submitted', async () => {
  const [confirmed, counted] = [buildItemFields(), buildItemFields({ id: 12, code: 'PIT-450', completedQty: '1.000', quantity: '2.000' })];
  const task = buildTaskFields({ items: [confirmed, counted], taskUsers: [buildVisitFields({ confirmItemQtys: true })] });
  drawJob({ path: '/tasks/9', claims: OFFICE, job: { schedules: [task] }, reads: () => reads() });
  const items = await screen.findByRole('region', { name: 'Items of Haul' });
  const cells = (code: string) =>
    within(within(items).getByRole('row', { name: new RegExp(`^${code}`) }))
      .getAllByRole('cell')
      .slice(2, 4);
  expect(screen.queryByRole('button', { name: 'Reassign Haul' })).toBeNull();
  expect(cells('CON-20').map(({ textContent }) => textContent)).toEqual(['35', '35']);
  expect(cells('PIT-450').map(({ textContent }) => textContent)).toEqual(['2', '1']);
});
