// The ticket of work as a person fills it in: stops, what is kept and handed over, signing by keyboard, what is only read, and two who saved at once.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import type { Ticket } from '@lotline/schema/domain/ticket/ticket';
import { completeTicket, sign, startTicket, withAnswers } from '@lotline/schema/domain/ticket/ticket.edits';
import { GOOD_ANSWERS, PREFILLED, RECORDED, signatureOf } from '@lotline/schema/testing/ticket-answers';
import { ApiError } from '@lotline/web-session/api-error';
import { ticketDraftsOnDevice } from '@lotline/web-session/device/ticket-drafts';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import type { Task } from '../facts/page-data.ts';
import { JOB_ID, TASK_ID } from '../testing/build-page-data.ts';
import { operationOf, pageDataOf, type Gql } from '../testing/open-task-page.tsx';
import TicketPage from './TicketPage.tsx';

const AT = '2026-11-22T20:18:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const begun = withAnswers(startTicket(DEFAULT_TICKET_FORM, PREFILLED, AT), GOOD_ANSWERS);
const signed = sign(begun, signatureOf(uuid(901), 'crew', AT));
const recorded = withAnswers(signed, RECORDED);
const complete = completeTicket(sign(recorded, signatureOf(uuid(902), 'worker', AT)), AT);
const WORKER = buildMe({ claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }, { claimValue: 'CAN_ACCESS_TICKET_OF_WORK' }] });
const OFFICE = buildMe({ claims: [...WORKER.claims, { claimValue: 'CAN_RESET_TICKET_OF_WORK' }] });
const CALL = { name: 'Ticket of Work', config: { supervisorName: 'Sam', supervisorPhone: '02 5550 1144', forms: [] } };

const DRAFTS = ticketDraftsOnDevice(WORKER.id);
const gql: Gql = jest.fn();
let saved: string[] = [];
/** What the server says to a saving; the ticket itself where nothing else is told. */
let onSave: (variables: { ticketOfWork: string }) => Promise<unknown>;

beforeAll(() => {
  // the page is drawn without a screen: what is drawn with a finger is tested in e2e/ticket
  const nothing = () => undefined;
  const paper = new Proxy({}, { get: () => nothing, set: () => true });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => paper });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
beforeEach(async () => {
  await DRAFTS.letGo(TASK_ID);
  saved = [];
  onSave = ({ ticketOfWork }) => Promise.resolve({ updateTicketOfWork: { id: TASK_ID, version: 2, ticketOfWork } });
});

interface Given {
  readonly ticket?: Ticket | object | string | null;
  readonly task?: Partial<Task>;
  readonly me?: typeof WORKER;
}

async function open({ ticket = null, task = {}, me = WORKER }: Given = {}) {
  const ticketOfWork = ticket === null || typeof ticket === 'string' ? ticket : JSON.stringify(ticket);
  const page = pageDataOf({ me, task: { ...task, ticketOfWork } });
  gql.mockReset().mockImplementation((document, variables) => {
    const operation = operationOf(document);
    if (operation === 'ConstructionQuery') return Promise.resolve(page);
    if (operation === 'SystemSettingsQuery') return Promise.resolve({ systemSettings: [{ ...CALL, workType: null }], lookups: [] });
    if (operation !== 'UpdateTicketOfWork') return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
    const asked = variables as { ticketOfWork: string };
    saved.push(asked.ticketOfWork);
    return onSave(asked);
  });
  let made = 0;
  const platform = { ...buildPlatform({ gql }), ids: { fresh: () => uuid((made += 1)) } };
  const drawn = renderSignedIn(
    <Routes>
      <Route path="/field/task/:constructionId/:taskId/ticket-of-work" element={<TicketPage />} />
    </Routes>,
    { me, platform, path: `/field/task/${String(JOB_ID)}/${String(TASK_ID)}/ticket-of-work` },
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Loading the ticket')).toBeNull());
  return drawn;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const say = async (question: RegExp, answer: 'Yes' | 'No') =>
  userEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the job stands there, and a step is handed over whole when it is left', async () => {
  await open();
  await heading('Job');
  expect(screen.getByText('Not started')).toBeVisible();
  await press('Next');
  expect(screen.getAllByText(/Is this the right site and task\? Answer yes or no/)[0]).toBeVisible();
  expect(saved).toEqual([]);
  await say(/right site/, 'Yes');
  await press('Next');
  await heading('Access');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse(saved[0] ?? '')).toMatchObject({
    formVersion: 1,
    answers: { task: expect.any(String) as unknown, isRightSite: true },
    signatures: [],
    revisions: [],
  });
  expect(screen.getByText('In progress')).toBeVisible();
});

test('a stop item blocks with its text and a supervisor to call', async () => {
  await open();
  await say(/right site/, 'No');
  expect(screen.getByText(/Wrong site or task/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Sam' })).toHaveAttribute('href', 'tel:0255501144');
  await press('Next');
  expect(screen.getByText('Stopped: see above.')).toBeVisible();
  expect(await heading('Job')).toBeVisible();
});

test('what was answered in the middle of a step is there when the browser is opened again', async () => {
  const first = await open();
  await say(/right site/, 'Yes');
  await waitFor(async () => expect(await DRAFTS.find(TASK_ID)).toMatchObject({ answers: { isRightSite: true } }));
  first.unmount();
  await open();
  await waitFor(() => expect(within(screen.getByRole('group', { name: /right site/ })).getByRole('radio', { name: 'Yes' })).toBeChecked());
  expect(saved).toEqual([]);
});

test('whoever cannot use a finger signs with the typed name, once all is filled in', async () => {
  await open({ ticket: begun });
  await heading('Sign-on');
  expect(screen.getByText('Traffic: Verge closed, two cones each side')).toBeVisible();
  await press('Sign on');
  expect(screen.getByText('Read the sentence, and tick it.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I have read the plans/ }));
  await press('Sign on');
  expect(screen.getByText('Sign in the box, or sign with the typed name.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sign with my typed name instead' }));
  await press('Sign on');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((JSON.parse(saved[0] ?? '') as Ticket).signatures).toMatchObject([
    { by: 'crew', name: 'Ruth Okafor', ink: null, assessment: null },
  ]);
  expect(screen.getAllByText('Signed on')[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('what the crew has signed is only read; a re-assessment keeps it and opens it again', async () => {
  await open({ ticket: recorded });
  await heading('Sign-off');
  await press('Conditions changed: re-assess');
  await userEvent.type(screen.getByLabelText('What has changed'), 'Rain');
  await press('Re-assess');
  await heading('Job');
  await waitFor(() => expect(saved).toHaveLength(1));
  const ticket = JSON.parse(saved[0] ?? '') as Ticket;
  expect(ticket.revisions).toMatchObject([{ reason: 'Rain', by: 'Ruth Okafor', answers: recorded.answers }]);
  expect(ticket.signatures).toEqual(recorded.signatures);
  expect(screen.getByRole('group', { name: /right site/ })).toBeVisible();
});

test('complete, and locked on submit: nothing in it can be changed', async () => {
  await open({ ticket: complete, task: { completedDate: AT, submittedDate: AT }, me: OFFICE });
  expect(screen.getByText('Locked')).toBeVisible();
  expect(screen.getByText('The ticket of work is locked since the task was submitted.')).toBeVisible();
  for (const name of [/re-assess/, /Reset/, /Complete ticket/, /^Sign/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  ['another object', '{"rows":[1,2],"note":"<script>alert(1)</script>"}', '<script>alert(1)</script>'],
  ['text that is no JSON', 'not { json', 'not { json'],
  ['one that only calls itself so', '{"formVersion":1,"answers":[]}', '"answers": []'],
])('a ticket from elsewhere, %s, is shown as it is and can only be read', async (_, ticket, shown) => {
  await open({ ticket });
  expect(screen.getByText('This ticket was filled in on another form.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'The ticket as it was saved' })).toHaveTextContent(shown);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('of a form that is not known here the answers stand as they were saved', async () => {
  await open({ ticket: { ...recorded, formVersion: 7 } });
  expect(screen.getByRole('region', { name: 'The ticket as it was saved' })).toHaveTextContent('"formVersion": 7');
});

test('Reset is for who holds its claim, and asks why', async () => {
  const { unmount } = await open({ ticket: recorded });
  expect(screen.queryByRole('button', { name: 'Reset Ticket of Work' })).toBeNull();
  unmount();
  await open({ ticket: recorded, me: OFFICE });
  await press('Reset Ticket of Work');
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Reset Ticket of Work' }));
  expect(sheet.getByText('Give a reason.')).toBeVisible();
  await userEvent.type(sheet.getByLabelText('Reason'), 'Wrong lot');
  await userEvent.click(sheet.getByRole('button', { name: 'Reset Ticket of Work' }));
  expect(await screen.findByText('Ticket of Work reset successfully')).toBeVisible();
  expect(saved).toEqual(['{}']);
  expect(gql).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ reason: 'Wrong lot', ticketOfWork: '{}' }));
  expect(screen.getByText('Not started')).toBeVisible();
});

test('where somebody else saved meanwhile, both are brought together: nobody’s signature is lost', async () => {
  onSave = () => Promise.reject(new ApiError({ code: 'STALE_VERSION', status: 200, details: { version: 3, changedBy: 'Dan' } }));
  await open({ ticket: signed });
  await heading('Work record');
  await userEvent.selectOptions(screen.getByLabelText('Conduit'), '50 mm');
  await userEvent.click(screen.getByRole('checkbox', { name: /Photos as built/ }));
  await press('Next');
  await screen.findByText('Not saved on the server.');
  onSave = ({ ticketOfWork }) => Promise.resolve({ updateTicketOfWork: { id: TASK_ID, version: 4, ticketOfWork } });
  await press('Combine both');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(JSON.parse(saved[1] ?? '')).toMatchObject({ answers: { conduitSize: '50 mm' }, signatures: signed.signatures });
  await waitFor(() => expect(screen.queryByText('Not saved on the server.')).toBeNull());
});

test('what the server finds to be incomplete is told, and gone on with: nothing of it is lost', async () => {
  const lacks = 'Work record is not done.';
  onSave = () => Promise.reject(new ApiError({ code: 'TICKET_INCOMPLETE', status: 200, details: { lacks } }));
  await open({ ticket: sign(recorded, signatureOf(uuid(902), 'worker', AT)) });
  for (const { title } of DEFAULT_TICKET_FORM.steps.slice(1)) {
    await press('Next');
    await heading(title);
  }
  await press('Complete ticket');
  expect(await screen.findByText(`The ticket of work is not complete: ${lacks}`)).toBeVisible();
  onSave = ({ ticketOfWork }) => Promise.resolve({ updateTicketOfWork: { id: TASK_ID, version: 4, ticketOfWork } });
  await press('Continue with it');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(JSON.parse(saved[1] ?? '')).toEqual({ ...complete, times: { ...complete.times, completedAt: null } });
  await waitFor(() => expect(screen.queryByText('Not saved on the server.')).toBeNull());
});
