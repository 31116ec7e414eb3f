// A job that was never opened in the program's window: without a network its page has what the list's copy holds, and says what is not there.
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { createLocal } from '../../platform/data/local/create-local.tsx';
import { CACHE_STATE, buildBridge } from '../../testing/build-bridge.ts';
import { buildJobRow } from '../../testing/build-job-row.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import JobPage from './JobPage.tsx';

const ROW = buildJobRow({ id: 13, workOrder: '48096', siteContact: 'Dale Reyes', customerRef: 'REF-77', dueDate: '2026-11-24' });

const PAGE = (
  <Routes>
    <Route path="/construction/:id/:tab?" element={<JobPage />} />
  </Routes>
);

function open(rows: readonly object[], isProgram = true) {
  const page = { rows, count: rows.length, isCountCapped: false, after: null };
  const readJobs = () => Promise.resolve({ data: page, cannot: null, state: CACHE_STATE });
  renderSignedIn(PAGE, {
    me: holding('CAN_ACCESS_CONSTRUCTION'),
    path: '/construction/13',
    platform: buildPlatform({ gql: () => Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 })) }),
    ...(isProgram ? { program: createLocal(buildBridge({ readJobs })) } : {}),
  });
}

test('its row, contact and reference stand there with their age, and what was not loaded is said', async () => {
  open([ROW]);
  expect(await screen.findByRole('heading', { level: 1, name: /48096/ })).toBeVisible();
  for (const fact of ['Dale Reyes', 'REF-77', '24 Nov 2026']) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByText('Only part of this job is on this computer.')).toBeVisible();
  expect(screen.getByText(/^Its tasks, items, photos, comments and costs were not loaded here\./)).toBeVisible();
  expect(await screen.findByText(/^As at /)).toBeVisible();
});

test('of one that the copy does not hold it is said that nothing is here', async () => {
  open([]);
  expect(await screen.findByText(/There is no copy of it on this computer\.$/)).toBeVisible();
});

test.each([
  ['no number', '/construction/abc/history', {}],
  [
    'of a job that is not there',
    '/construction/987654321',
    { construction: null, users: [], groups: [], systemSettings: [], jobFieldComments: [] },
  ],
])('an address that is %s says that there is no such job', async (_, path, answer) => {
  renderSignedIn(PAGE, { me: holding('CAN_ACCESS_CONSTRUCTION'), path, platform: buildPlatform({ gql: () => Promise.resolve(answer) }) });
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
});

test('in a browser the page says that it could not be loaded, as ever', async () => {
  open([], false);
  expect(await screen.findByText(/Nothing was changed\.$/)).toBeVisible();
});
