// A task beside the list: what stands in the way of payment first, what ran over, who was on it, and only the ways that are open to the person.
import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import type { TaskFieldsFragment } from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildItemFields, buildTaskFields, buildVisitFields } from '../../testing/build-task-fields.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { TaskPreview } from './TaskPreview.tsx';

const COMMENT = {
  id: 1,
  comments: 'The gate is open',
  createdUtc: '2026-11-19T21:00:00.000Z',
  user: { id: 7, displayName: 'Ridge Carter' },
};
const ASKED = z.object({ constructionId: z.number(), scheduleId: z.number() });
const asked: z.infer<typeof ASKED>[] = [];

interface Given {
  readonly task?: Partial<TaskFieldsFragment>;
  readonly jobStatus?: string;
  readonly claims?: readonly string[];
  /** The job that the list finds it in; null: there is no such task. */
  readonly jobId?: number | null;
  readonly refused?: ApiError;
}

function open({
  task = {},
  jobStatus = 'Scheduled',
  claims = ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
  jobId = 3,
  refused,
}: Given = {}) {
  const job = { id: 3, version: 1, workOrder: '48213', address: '8 Wattle Rd', status: jobStatus };
  const platform = buildPlatform({
    gql: (document, variables) => {
      const name = /query (\w+)/.exec(document.toString())?.[1] ?? '';
      if (name === 'ListGroups') return Promise.resolve({ groups: [{ id: 1, name: 'Crew North', workTypes: null, version: 1 }] });
      if (name === 'GetTasks') return Promise.resolve({ tasks: { rows: jobId === null ? [] : [{ id: 9, constructionId: jobId }] } });
      if (refused !== undefined) return Promise.reject(refused);
      asked.push(ASKED.parse(variables));
      return Promise.resolve({ construction: { ...job, schedules: [buildTaskFields(task)] }, jobFieldComments: [COMMENT] });
    },
  });
  const none = () => undefined;
  renderSignedIn(<TaskPreview id={9} row={null} today="2026-11-25" onStep={none} onClose={none} />, {
    platform,
    me: holding(...claims),
  });
}

const pane = () => screen.findByRole('complementary', { name: 'Preview of task Haul, 48213' });

test('what is rejected with its reason, what ran over, the late day, the visit, the last comment', async () => {
  open({
    task: {
      items: [
        buildItemFields({ completedQty: '37.500' }),
        buildItemFields({ id: 12, code: 'PIT-450', rejectedDate: '2026-11-20T00:00:00.000Z', rejectReason: 'Lid is missing' }),
      ],
      taskUsers: [buildVisitFields({ comments: 'Rock at 300 mm' })],
    },
  });
  const shown = within(await pane());
  expect(shown.getByText('Rejected')).toBeVisible();
  expect(shown.getByRole('list', { name: 'To be corrected' })).toHaveTextContent('PIT-450 Lid is missing');
  expect(shown.getByText('2.5 over ·')).toBeVisible();
  expect(shown.getByText(/37\.5 of 35 m/)).toBeVisible();
  expect(shown.getByText('24 Nov 2026, late')).toBeVisible();
  expect(await shown.findByText('Crew North')).toBeVisible();
  expect(shown.getByText('Ridge Carter')).toBeVisible();
  expect(shown.getByText('“Rock at 300 mm”')).toBeVisible();
  expect(shown.getByText('The gate is open')).toBeVisible();
  expect(asked.at(-1)).toEqual({ constructionId: 3, scheduleId: 9 });
});

test.each([
  ['Scheduled', 'To be corrected', '24 Nov 2026, late', ['Rejected', 'PIT-450 Lid is missing', '2.5 over ·']],
  ['Closed', 'Rejected items', '24 Nov 2026', []],
])('of a job that is %s: what is red', async (jobStatus, list, due, red) => {
  open({
    jobStatus,
    task: {
      items: [
        buildItemFields({ completedQty: '37.500' }),
        buildItemFields({ id: 12, code: 'PIT-450', rejectedDate: '2026-11-20T00:00:00.000Z', rejectReason: 'Lid is missing' }),
      ],
    },
  });
  const shown = within(await pane());
  const corrected = shown.getByRole('list', { name: list });
  expect(shown.getByText(due)).toBeVisible();
  const toned = [shown.getByText('Rejected'), shown.getByText('2.5 over ·')].filter((one) => /\b(bad|over)\b/.test(one.className));
  const said = [...toned, ...(corrected.matches('.past') ? [] : [corrected])].map(({ textContent }) => textContent.trim());
  expect(said.sort()).toEqual([...red].sort());
});

test('the ways are those of the person: its page, its review where it waits for theirs, its job where jobs are open', async () => {
  const ways = async () =>
    within(await pane())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const task = { submittedDate: '2026-11-24T00:00:00.000Z', completedDate: '2026-11-23T00:00:00.000Z' };
  open({ task, claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'] });
  expect(await ways()).toEqual(['/construction/3', '/tasks/9', '/construction/3/review/9', '/construction/3/schedule?task=9']);
});

test.each([
  [
    'may not review',
    ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
    ['/construction/3', '/tasks/9', '/construction/3/schedule?task=9'],
  ],
  ['opens no job', ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'], ['/tasks/9']],
])('who %s is not led there', async (_who, claims, paths) => {
  open({ task: { submittedDate: '2026-11-24T00:00:00.000Z', completedDate: '2026-11-23T00:00:00.000Z' }, claims });
  const shown = within(await pane());
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('a task that is not there says so', async () => {
  open({ jobId: null });
  expect(await screen.findByText('This task could not be found')).toBeVisible();
});

test.each([
  ['left meanwhile', new ApiError({ code: 'NOT_FOUND', status: 404 }), 'This task could not be found'],
  ['could not be read', new ApiError({ code: 'OFFLINE', status: 0 }), 'The task could not be loaded.'],
])('one that %s', async (_what, refused, sentence) => {
  open({ refused });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(refused.code === 'NOT_FOUND');
});

test('a declined task says why', async () => {
  open({ task: { declinedDate: '2026-11-20T00:00:00.000Z', declineReason: 'Too far' } });
  expect(await screen.findByText('“Too far”')).toBeVisible();
});

test.each([
  [false, '– of 35 m'],
  [true, '35 of 35 m'],
])('what nobody entered is done as planned once the crew has confirmed it: %s', async (confirmItemQtys, said) => {
  open({ task: { taskUsers: [buildVisitFields({ confirmItemQtys })] } });
  expect(await screen.findByText(said)).toBeVisible();
});
