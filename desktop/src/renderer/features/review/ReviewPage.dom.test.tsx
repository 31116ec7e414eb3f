// The review without a server: photos by keyboard, decisions that a reload finds again, a refusal that names its line.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import ReviewPage from './ReviewPage.tsx';

const item = (id: number, code: string) => ({
  ...{ id, version: 1, code, name: code, description: null, unitOfMeasure: 'm', quantity: '10.000', completedQty: null },
  ...{ variationReason: null, shotList: null, rate: '2.00', rejectedDate: null, rejectedBy: null, rejectReason: null },
  ...{ approvedQty: null, approvedDate: null, approvedBy: null, reviewReason: null },
});
const photo = (id: number, title: string) => ({
  ...{
    id,
    title,
    url: `/api/files/${String(id)}`,
    key: `${String(id)}.jpg`,
    isDocAttachment: false,
    tags: null,
    comments: null,
    taskId: 14,
  },
  ...{
    takenAt: null,
    createdUtc: `2026-11-20T02:0${String(id)}:00.000Z`,
    latitude: -34.0046,
    longitude: 150.7391,
    accuracyMetres: 4.6,
    ownerName: 'Ridge',
  },
});
const task = {
  ...{ id: 14, version: 3, name: 'Lead-in', groupId: 2, ignored: false, isSubcontracted: true, onsiteDate: null, completedDate: 'x' },
  ...{ submittedDate: '2026-11-20T03:00:00.000Z', ticketOfWork: null, hasApprovedPayment: false, allowedMoves: ['reviewTask'] },
  ...{ items: [item(1, 'CON-20'), item(2, 'PIT-450')], taskUsers: [] },
};
const EXPECTED = { shots: ['Trench', 'Pit'].map((title) => ({ task: null, title, count: 1, required: true })) };
const comment = (id: number, comments: string) => ({
  ...{ id, version: 1, clientId: null, scheduleId: 14, constructionId: null, userId: 7, comments, createdUtc: '2026-11-20T03:00:00.000Z' },
  ...{ writtenUtc: null, user: { id: 7, displayName: 'Ridge Carter' } },
});
const read = {
  construction: {
    ...{ id: 13, version: 1, workOrder: '48096', status: 'Scheduled', address: '1 Wattle Rd', workType: 'MDU' },
    ...{ schedules: [task], attachments: [photo(1, 'Trench-1'), photo(2, 'Trench-2')] },
  },
  groups: [{ id: 2, name: 'Ridgeway Cabling' }],
  systemSettings: [{ name: 'Expected Photos', workType: 'MDU', config: EXPECTED }],
  lookups: [],
  jobFieldComments: [comment(1, 'Submitted without photos: Pit. Camera broke'), comment(2, 'Thanks')],
  tasks: { count: 1, isCountCapped: false, rows: [{ id: 14, constructionId: 13, workOrder: '48096', name: 'Lead-in' }] },
};
let answer: object = read;
/** The read that fails, by its name. */
let failing: string | null = null;
const change = jest.fn<Promise<unknown>, [variables: unknown]>();
const gql = (document: { readonly toString: () => string }, variables?: unknown) =>
  document.toString().includes('mutation ')
    ? change(variables)
    : failing !== null && document.toString().includes(`query ${failing}`)
      ? Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }))
      : Promise.resolve(answer);
const draw = () =>
  renderSignedIn(
    <Routes>
      <Route path="/construction/:id/review/:scheduleId" element={<ReviewPage />} />
    </Routes>,
    {
      me: holding('CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'),
      path: '/construction/13/review/14',
      platform: buildPlatform({ gql }),
    },
  );

beforeEach(() => {
  localStorage.clear();
  answer = read;
  failing = null;
  change.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});

test('photos open by P, turn by arrows and close by Escape’s cancel', async () => {
  draw();
  await screen.findByRole('heading', { name: '48096' });
  await userEvent.keyboard('p');
  const viewer = screen.getByRole('dialog', { name: 'Trench-1' });
  await auditPopup('PhotoViewer');
  expect(within(viewer).getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Trench-2' })).toHaveTextContent('-34.0046 150.7391 · ±5 m');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('decisions are there again after a reload, and are sent in one call', async () => {
  const { unmount } = draw();
  await screen.findByRole('heading', { name: '48096' });
  await userEvent.keyboard('a');
  unmount();
  draw();
  expect(await screen.findByRole('button', { name: /1 still to decide/ })).toBeVisible();
  await userEvent.keyboard('rno photo of it{Enter}');
  change.mockResolvedValue({});
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  const lines = [
    { itemId: 1, verdict: 'approve', approvedQty: null, reason: null, version: 1 },
    { itemId: 2, verdict: 'reject', approvedQty: null, reason: 'no photo of it', version: 1 },
  ];
  expect(change.mock.calls[0]?.[0]).toMatchObject({ input: { scheduleId: 14, lines } });
  expect(await screen.findByText('Sent: 1 approved, 1 rejected')).toBeVisible();
  // the reason's draft is let go of beside it
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('a refusal says its sentence, stands on its line, and keeps what was decided', async () => {
  draw();
  await screen.findByRole('heading', { name: '48096' });
  await userEvent.keyboard('{Shift>}A{/Shift}');
  change.mockRejectedValue(new ApiError({ code: 'OWN_QUANTITY', details: { code: 'PIT-450', itemId: 2 }, status: 403 }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You entered the quantity of PIT-450 yourself.');
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('PIT-450');
  expect(screen.getByRole('button', { name: /Finish review/ })).toBeVisible();
});

test('what is not decided yet is not the filled button, and the focus stays on the line when its form closes or it is decided', async () => {
  draw();
  await screen.findByRole('heading', { name: '48096' });
  const send = () => screen.getByRole('button', { name: /still to decide|Finish review/ });
  const filled = send().className;
  await userEvent.keyboard('r{Escape}');
  const here = () => screen.getByRole('row', { current: true });
  expect(here()).toHaveFocus();
  expect(here()).toHaveTextContent('CON-20');
  await userEvent.keyboard('a');
  expect(here()).toHaveFocus();
  expect(here()).toHaveTextContent('PIT-450');
  expect(send()).toHaveClass(filled, { exact: true });
  await userEvent.keyboard('a');
  expect(send()).toHaveTextContent('Finish review');
  expect(send()).not.toHaveClass(filled, { exact: true });
});

test('a photo that was expected and has not come stands among the evidence, with what the crew wrote', async () => {
  answer = { ...read, construction: { ...read.construction, attachments: [photo(1, 'Trench-1.jpg')] } };
  draw();
  const evidence = await screen.findByRole('region', { name: 'Evidence for CON-20' });
  expect(await within(evidence).findByText('expected, not received')).toBeVisible();
  expect(within(evidence).getByText('Pit')).toBeVisible();
  expect(within(evidence).queryByText('Trench')).toBeNull();
  expect(await within(evidence).findByText('Ridgeway Cabling: “Submitted without photos: Pit. Camera broke”')).toBeVisible();
});

test.each([
  ['SystemSettingsQuery', 'Which photos are missing could not be loaded.', false],
  ['JobFieldComments', 'Why they are missing could not be loaded.', true],
])('where %s could not be read the evidence says what is not known', async (query, said, isToldMissing) => {
  failing = query;
  draw();
  const evidence = within(await screen.findByRole('region', { name: 'Evidence for CON-20' }));
  expect(await evidence.findByText(said)).toBeVisible();
  expect(evidence.queryAllByText('expected, not received').length > 0).toBe(isToldMissing);
});

test('an adjusted line shows what is approved beside what was done', async () => {
  draw();
  await screen.findByRole('heading', { name: '48096' });
  await userEvent.keyboard('q');
  await userEvent.clear(screen.getByLabelText(/Approve, of 10/));
  await userEvent.type(screen.getByLabelText(/Approve, of 10/), '8');
  await userEvent.type(screen.getByLabelText('Reason for the adjustment'), 'Photos show 8{Enter}');
  const row = screen.getByRole('row', { name: /^CON-20/ });
  expect(within(row).getByRole('cell', { name: '10 approved 8' })).toBeVisible();
});

test.each([
  ['Scheduled', true],
  ['Closed', false],
])('what differs from the plan on a job that is %s is red: %s', async (status, isRed) => {
  const more = { ...item(1, 'CON-20'), quantity: '8.000', completedQty: '10.000' };
  answer = { ...read, construction: { ...read.construction, status, schedules: [{ ...task, items: [more] }] } };
  draw();
  const row = await screen.findByRole('row', { name: /^CON-20/ });
  expect(
    within(row)
      .getByText(/^\+2 · 25 %$/)
      .matches('.over'),
  ).toBe(isRed);
});
