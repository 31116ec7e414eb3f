// What a tired hand presses by mistake is asked about, and what it pressed is told (decision 038).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatAsOf, formatTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { ApiError } from '@lotline/web-session/api-error';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { buildVisit, TASK_ID } from './testing/build-page-data.ts';
import { leaveApp, openTask, operationOf, pageDataOf, sent, succeeds, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const bar = () => within(screen.getByRole('contentinfo'));
const step = (name: string) => bar().getByRole('button', { name });
const sheet = () => within(screen.getByRole('dialog'));
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const said = (instant: string) => formatTime(instant, browserZone());
/** As it is said now: an hour ago may have been yesterday. */
const saidAsOf = (instant: string) => formatAsOf(instant, dayInZone(new Date().toISOString(), browserZone()), browserZone());

beforeEach(() => sessionStorage.clear());

test('I’m Onsite says from when on, in a live region', async () => {
  const given = {};
  await openTask(gql, given);
  const since = new Date().toISOString();
  succeeds(gql, { given, operation: 'UpdateTaskUserOnSite', task: { taskUsers: [buildVisit({ onSiteUtc: since })] } });
  await userEvent.click(step('I’m Onsite'));
  expect(await screen.findByText(/^Onsite since \d\d:\d\d [AP]M$/)).toBeVisible();
  expect(screen.getByText(/^Onsite since/).closest('[aria-live="polite"]')).not.toBeNull();
});

test('Is Complete within two minutes of arriving asks; who stays onsite has sent nothing', async () => {
  const arrived = ago(80);
  const given = { task: { taskUsers: [buildVisit({ onSiteUtc: arrived })] } };
  await openTask(gql, given);
  await userEvent.click(step('Is Complete'));
  expect(sheet().getByText(`You arrived at ${said(arrived)}, one minute ago. Complete?`)).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(gql, 'UpdateTaskUserComplete')).toEqual([]);
  succeeds(gql, { given, operation: 'UpdateTaskUserComplete', task: { completedDate: ago(0), taskUsers: [] } });
  await userEvent.click(step('Is Complete'));
  await userEvent.click(sheet().getByRole('button', { name: 'Is Complete' }));
  leaveApp();
  expect(await screen.findByText('Task Complete')).toBeVisible();
  expect(sent(gql, 'UpdateTaskUserComplete')).toHaveLength(1);
});

test('who has been there longer is not asked', async () => {
  await openTask(gql, { task: { taskUsers: [buildVisit({ onSiteUtc: ago(121) })] } });
  await userEvent.click(step('Is Complete'));
  expect(screen.queryByRole('dialog')).toBeNull();
  leaveApp();
  await waitFor(() => expect(sent(gql, 'UpdateTaskUserComplete')).toHaveLength(1));
});

test('a touch on a step that has only just come does nothing', async () => {
  await openTask(gql, {});
  const tap = Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType: 'touch' });
  fireEvent(step('I’m Onsite'), tap);
  expect(sent(gql, 'UpdateTaskUserOnSite')).toEqual([]);
});

test('a step that has only just come says that it rests, by its look and to readers, until it has stood', async () => {
  await openTask(gql, {});
  expect(step('I’m Onsite')).toHaveAccessibleDescription('Ready in a moment');
  expect(step('I’m Onsite')).toHaveClass('fresh');
  await waitFor(() => expect(step('I’m Onsite')).not.toHaveClass('fresh'), { timeout: 10_000 });
  expect(step('I’m Onsite')).not.toHaveAccessibleDescription();
});

const SINCE = ago(3600);
const there = buildFieldTask({ id: 77, constructionId: 70, lotNumber: '14', isCurrentlyOnsite: true, onsiteSinceUtc: SINCE });
const rest = () => Promise.resolve({ customTasks: [], rejectedSchedules: [], workSchedule: [there] });

test('onsite elsewhere: the first visit is named before a second one opens; Stay there sends nothing', async () => {
  await openTask(gql, { rest });
  await screen.findByRole('button', { name: 'I’m Onsite' });
  await userEvent.click(step('I’m Onsite'));
  expect(sheet().getByText(`Still onsite at Lot 14 since ${saidAsOf(SINCE)}. Leave it?`)).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Stay there' }));
  expect(step('I’m Onsite')).toBeVisible();
  expect(sent(gql, 'UpdateTaskUserOnSite')).toEqual([]);
});

test('onsite elsewhere: left there first, and onsite here only when that has been answered', async () => {
  await openTask(gql, { rest });
  await userEvent.click(step('I’m Onsite'));
  const read = gql.getMockImplementation();
  let leave: (answer: unknown) => void = () => undefined;
  gql.mockImplementation((document, variables) =>
    operationOf(document) === 'UpdateTaskUserOffSite'
      ? new Promise((resolve) => (leave = resolve))
      : (read?.(document, variables) ?? Promise.resolve()),
  );
  await userEvent.click(sheet().getByRole('button', { name: 'Leave and go onsite here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bar().findByRole('button', { name: 'Is Complete' })).toBeVisible();
  expect(sent(gql, 'UpdateTaskUserOffSite')).toMatchObject([{ taskUser: { scheduleId: 77 } }]);
  expect(sent(gql, 'UpdateTaskUserOnSite')).toEqual([]);
  await act(async () => leave({ updateTaskUserOffSite: null }));
  await waitFor(() => expect(sent(gql, 'UpdateTaskUserOnSite')).toMatchObject([{ taskUser: { scheduleId: TASK_ID } }]));
});

test('an answer that was lost is told as not known, never as not sent, and that goes when it was answered after all', async () => {
  await openTask(gql, {});
  const { construction } = pageDataOf({ task: { taskUsers: [buildVisit()] } });
  const read = gql.getMockImplementation();
  let isLost = true;
  gql.mockImplementation((document, variables) => {
    if (operationOf(document) !== 'UpdateTaskUserOnSite') return read?.(document, variables) ?? Promise.resolve();
    return isLost ? Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 })) : Promise.resolve({ updateTaskUserOnSite: construction });
  });
  await userEvent.click(step('I’m Onsite'));
  expect(await screen.findByText('We don’t know yet whether it arrived')).toBeVisible();
  expect(screen.queryByText(/Nothing was sent/)).toBeNull();
  isLost = false;
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(/whether it arrived/)).toBeNull());
  expect(step('Is Complete')).toBeVisible();
});
