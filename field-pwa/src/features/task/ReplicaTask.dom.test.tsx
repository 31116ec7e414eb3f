// A task that was never visited: it stands whole from the replica, and is read again where there is a network.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { ApiError } from '@lotline/web-session/api-error';
import type { Puller } from '@lotline/web-session/sync/puller';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import TaskPage from './TaskPage.tsx';
import { buildPageData, buildTask, JOB_ID, TASK_ID } from './testing/build-page-data.ts';
import { operationOf } from './testing/open-task-page.tsx';

const NO_ANSWER = new ApiError({ code: 'OFFLINE', status: 0 });
const PULLED_AT = Date.parse('2026-11-19T01:00:00Z');
const read = jest.fn<Promise<unknown>, [document: unknown]>();
const { construction, jobFieldComments } = buildPageData({
  job: { crqNumber: 'CRQ-77', schedules: [buildTask({ groupId: 2, name: 'Haul the cable' })] },
});

const puller: Puller = {
  pull: () => Promise.resolve(NO_ANSWER),
  list: () => Promise.resolve(null),
  job: (id) =>
    Promise.resolve(id === JOB_ID && construction !== null ? { job: { ...construction, jobFieldComments }, pulledAt: PULLED_AT } : null),
  answer: () => Promise.resolve(),
  subscribe: () => () => undefined,
};

const open = (jobId = JOB_ID) =>
  renderSignedIn(
    <Routes>
      <Route path="/field/construction/:constructionId/:taskId" element={<TaskPage />} />
    </Routes>,
    {
      path: `/field/construction/${String(jobId)}/${String(TASK_ID)}`,
      platform: buildPlatform({ gql: (document) => read(document), pullerOf: () => puller }),
    },
  );

beforeEach(() => read.mockReset().mockRejectedValue(NO_ANSWER));

test('without a network it opens whole, with the age that it has', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Wattle Rd/ })).toBeVisible();
  expect(screen.getAllByText(/Haul the cable/)[0]).toBeVisible();
  expect(await screen.findByText(/This is the task as of/)).toBeVisible();
});

test('the settings of its work type are those of the list, which hold every type', async () => {
  const names = {
    name: 'Field Work Task',
    workType: construction?.workType ?? null,
    config: { fields: [{ fieldName: 'crqNumber', show: true }] },
  };
  read.mockImplementation((document) =>
    operationOf(document) === 'GetFieldData'
      ? Promise.resolve({ systemSettings: [names], lookups: [], fieldGroups: [], users: [] })
      : Promise.reject(NO_ANSWER),
  );
  open();
  await screen.findByRole('heading', { level: 1, name: /Wattle Rd/ });
  expect(await screen.findByText(/CRQ-77/)).toBeVisible();
});

test('with a network what the server says now takes its place', async () => {
  const now = buildPageData({ job: { schedules: [buildTask({ groupId: 2, name: 'Haul two cables' })] } });
  read.mockImplementation((document) =>
    operationOf(document) === 'ConstructionQuery' ? Promise.resolve(now) : Promise.resolve({ systemSettings: [], lookups: [] }),
  );
  open();
  expect((await screen.findAllByText(/Haul two cables/))[0]).toBeVisible();
  expect(screen.queryByText(/This is the task as of/)).toBeNull();
});

test('a job that is not on the list is not there without a network', async () => {
  open(JOB_ID + 1);
  expect(await screen.findByText('The task could not be loaded.')).toBeVisible();
});

test('whether the person is onsite elsewhere is told by the list that was pulled, in which a visit that has been left is over', async () => {
  const row = (isCurrentlyOnsite: boolean): FieldWork => ({
    customTasks: [],
    rejectedSchedules: [],
    workSchedule: [buildFieldTask({ id: 77, constructionId: 70, lotNumber: '14', isCurrentlyOnsite })],
  });
  const rest = jest.fn(() => Promise.resolve(row(true)));
  const pulled: Puller = { ...puller, list: () => Promise.resolve({ work: row(false), pulledAt: 5 }) };
  renderSignedIn(
    <Routes>
      <Route path="/field/construction/:constructionId/:taskId" element={<TaskPage />} />
    </Routes>,
    {
      path: `/field/construction/${String(JOB_ID)}/${String(TASK_ID)}`,
      platform: buildPlatform({ gql: (document) => read(document), rest, pullerOf: () => pulled }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I’m Onsite' }));
  expect(await screen.findByRole('button', { name: 'Is Complete' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rest).not.toHaveBeenCalled();
});
