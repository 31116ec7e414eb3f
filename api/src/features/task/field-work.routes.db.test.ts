// The dashboard's two reads over HTTP: sign-in, parameters, statuses (contract/rest.md).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';

let api: BootedApi;

beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

test('a person’s own list, uncached, as JSON', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const answer = await api.rest('field', 'GET', '/api/dashboard/fieldwork');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.body).toMatchObject({
    customTasks: [],
    rejectedSchedules: [],
    workSchedule: [expect.objectContaining({ id: scheduleId })],
  });
});

test('what was completed, in its months', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true, completed: true });
  expect((await api.rest('sub', 'GET', '/api/dashboard/completed/1')).body).toMatchObject({
    tasks: [expect.objectContaining({ id: scheduleId })],
  });
});

test.each([
  ['/api/dashboard/completed/2', 400, 'INVALID_INPUT'],
  ['/api/dashboard/completed/-0', 400, 'INVALID_INPUT'],
  ['/api/dashboard/completed/1e0', 400, 'INVALID_INPUT'],
  ['/api/dashboard/completed/abc/1', 400, 'INVALID_INPUT'],
  ['/api/dashboard/fieldwork/1e9', 400, 'INVALID_INPUT'],
  ['/api/dashboard/fieldwork/4294967296', 400, 'INVALID_INPUT'],
  ['/api/dashboard/fieldwork/0', 403, 'CLAIM_REQUIRED'],
  ['/api/dashboard/completed/0/1', 403, 'CLAIM_REQUIRED'],
  ['/api/dashboard/fieldwork/2000000000', 404, 'NOT_FOUND'],
])('refuses %s to a crew: %i', async (path, status, code) => {
  const answer = await api.rest('field', 'GET', path);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) });
});

test('refuses whoever does no field work: 403', async () => {
  expect((await api.rest('finance', 'GET', '/api/dashboard/fieldwork')).status).toBe(403);
  expect((await api.rest('finance', 'GET', '/api/dashboard/completed/1')).status).toBe(403);
});

test('refuses without a token: 401', async () => {
  expect((await fetch(`${api.url}/api/dashboard/fieldwork`)).status).toBe(401);
});
