// An action is shown before the server has answered, and what could not be done is taken back (specification 1 §4, §8).
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { BEFORE, buildVisit, TASK_ID } from './testing/build-page-data.ts';
import { leaveApp, openTask, operationOf, pageDataOf, sent, SUB, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();
const bar = () => within(screen.getByRole('contentinfo'));
const step = (name: string) => bar().getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

/** From now on that mutation waits until the returned functions say what becomes of it. */
function hold(operation: string) {
  const before = gql.getMockImplementation();
  const held: { answer: (value: unknown) => void; fail: (error: Error) => void }[] = [];
  gql.mockImplementation((document, variables) =>
    operationOf(document) === operation
      ? new Promise((answer, fail) => held.push({ answer, fail }))
      : (before?.(document, variables) ?? Promise.resolve()),
  );
  return held;
}

test('the next step stands there before the last one was answered, and both are sent in order', async () => {
  await openTask(gql, { me: SUB });
  const { construction } = pageDataOf({ me: SUB, task: { acceptedDate: BEFORE } });
  const accepts = hold('UpdateConstructionTaskAccepted');
  const visits = hold('UpdateTaskUserOnSite');
  await userEvent.click(step('Accept'));
  await userEvent.click(step('I’m Onsite'));
  expect(step('Is Complete')).toBeVisible();
  expect([accepts.length, visits.length]).toEqual([1, 0]);
  accepts[0]?.answer({ updateConstructionTaskAccepted: construction });
  await waitFor(() => expect(visits).toHaveLength(1));
  expect(sent(gql, 'UpdateTaskUserOnSite')).toMatchObject([{ taskUser: { scheduleId: TASK_ID } }]);
});

test('a refused action takes its step back, with the sentence', async () => {
  await openTask(gql, { me: SUB, task: { acceptedDate: BEFORE } });
  const visits = hold('UpdateTaskUserOnSite');
  await userEvent.click(step('I’m Onsite'));
  expect(step('Is Complete')).toBeVisible();
  visits[0]?.fail(new ApiError({ code: 'TASK_IGNORED', status: 409 }));
  expect(await bar().findByText(sayError('TASK_IGNORED'))).toBeVisible();
  expect(step('I’m Onsite')).toBeVisible();
});

test('a comment is in the chat as it is sent, and back in the line when that failed, before what was typed since', async () => {
  await openTask(gql, { task: { taskUsers: [buildVisit()] } });
  const said = hold('UpdateFieldComment');
  const line = () => screen.getByLabelText('Add a field comment');
  await userEvent.type(line(), 'Wet pit{Enter}');
  expect(within(document.querySelector<HTMLElement>('[data-part="chat"]') as HTMLElement).getByText('Wet pit')).toBeVisible();
  expect(line()).toHaveValue('');
  await userEvent.type(line(), 'pump here');
  said[0]?.fail(new ApiError({ code: 'COMMENT_LIMIT', status: 409, details: { most: 300 } }));
  await waitFor(() => expect(line()).toHaveValue('Wet pit pump here'));
  expect(document.querySelector('[data-part="chat"]')).not.toHaveTextContent('Wet pit');
});

test('a form closes as it is saved, and opens again with what was typed when that is refused', async () => {
  await openTask(gql, { me: SUB });
  const declines = hold('UpdateConstructionTaskDeclined');
  await userEvent.click(step('Decline'));
  await userEvent.type(screen.getByLabelText('Reason (optional)'), 'No crew');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Decline/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[data-part="facts"]')).toHaveTextContent('Declined');
  leaveApp();
  await waitFor(() => expect(declines).toHaveLength(1));
  declines[0]?.fail(new ApiError({ code: 'ALREADY_ACCEPTED', status: 409 }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(sayError('ALREADY_ACCEPTED'));
  expect(screen.getByLabelText('Reason (optional)')).toHaveValue('No crew');
});

const NO_REFUSAL = ['FAULT', 'TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED', 'CANNOT_LOG_IN', 'ADDRESS_NOT_ALLOWED'] as const;

test.each(NO_REFUSAL)('%s is no refusal: the action stands, and is sent again by itself under its id', async (code) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openTask(gql, { task: { acceptedDate: BEFORE } });
  const { construction } = pageDataOf({ task: { acceptedDate: BEFORE, taskUsers: [buildVisit({ onSiteUtc: new Date().toISOString() })] } });
  const visits = hold('UpdateTaskUserOnSite');
  await userEvent.click(step('I’m Onsite'));
  visits[0]?.fail(new ApiError({ code, status: 0 }));
  await waitFor(() => expect(visits).toHaveLength(2));
  expect(step('Is Complete')).toBeVisible();
  expect(bar().queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Error Setting Onsite')).toBeNull();
  visits[1]?.answer({ updateTaskUserOnSite: construction });
  const tries = sent(gql, 'UpdateTaskUserOnSite') as { client: { id: string; occurredAt: string } }[];
  expect(tries[1]?.client).toMatchObject({ id: tries[0]?.client.id, occurredAt: tries[0]?.client.occurredAt });
});

test('Is Complete can be undone until it is sent, and then nothing was sent (Spec 1 §4)', async () => {
  await openTask(gql, { task: { taskUsers: [buildVisit()] } });
  const visits = hold('UpdateTaskUserComplete');
  await userEvent.click(step('Is Complete'));
  expect(step('Confirm')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(step('Is Complete')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  leaveApp();
  expect(visits).toHaveLength(0);
});

test('without a network a completion says that it is saved on this phone, and can be undone (screens.md §1)', async () => {
  const { platform } = await openTask(gql, { task: { taskUsers: [buildVisit()] } });
  act(() => platform.connection.reportNoAnswer());
  await userEvent.click(step('Is Complete'));
  expect(await screen.findByText('Saved on this phone. Task completed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => platform.connection.reportAnswer());
  expect(await screen.findByText('Task completed.')).toBeVisible();
});

test('what waits longer than a moment says where it is, and that nobody knows once its answer was lost', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openTask(gql, { task: { acceptedDate: BEFORE } });
  const visits = hold('UpdateTaskUserOnSite');
  await userEvent.click(step('I’m Onsite'));
  expect(await screen.findByText('Sending')).toBeVisible();
  visits[0]?.fail(new ApiError({ code: 'TIMEOUT', status: 0 }));
  expect(await screen.findByText('We don’t know yet whether it arrived')).toBeVisible();
});
