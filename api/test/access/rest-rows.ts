// The access matrix of REST: every route of the server has a row here, or the test fails. Open routes are answered alike for everybody.
import { everybody, fieldWork, openRow, readRow, restAnswer, writeRow, type AccessRow, type Cell, type Target } from './access-row.ts';
import { file, group, job, task } from './access-targets.ts';

const open = (operation: string, path: string, answer = 'OK'): AccessRow =>
  openRow(operation, (cell) => restAnswer(cell, operation.split(' ')[0] ?? 'GET', path), everybody(answer));

const withGroup = (path: (groupId: number) => string) => ({
  target: group,
  call: (cell: Cell, { id }: Target) => restAnswer(cell, 'GET', path(id)),
});

/** finance holds CAN_VIEW_ALL_GROUPS but does no field work. */
const DASHBOARD: readonly AccessRow[] = [
  openRow('GET /dashboard/fieldwork', (cell) => restAnswer(cell, 'GET', '/api/dashboard/fieldwork'), fieldWork('OK')),
  readRow(
    'GET /dashboard/fieldwork/:groupId',
    withGroup((groupId) => `/api/dashboard/fieldwork/${groupId}`),
    fieldWork('OK'),
  ),
  openRow('GET /sync/field', (cell) => restAnswer(cell, 'GET', '/api/sync/field'), fieldWork('OK')),
  openRow('GET /dashboard/completed/:months', (cell) => restAnswer(cell, 'GET', '/api/dashboard/completed/3'), fieldWork('OK')),
  readRow(
    'GET /dashboard/completed/:groupId/:months',
    withGroup((groupId) => `/api/dashboard/completed/${groupId}/3`),
    fieldWork('OK'),
  ),
];

const SIGN_IN: readonly AccessRow[] = [
  open('GET /auth/config', '/auth/config'),
  open('GET /auth/version', '/auth/version'),
  open('POST /signin', '/auth/signin'),
  open('POST /signout', '/auth/signout'),
];

/** The stream never ends by itself: its head is the answer. What it tells whom has a test of its own. */
async function openStream({ api, role }: Cell): Promise<string> {
  const stop = new AbortController();
  const head = await fetch(`${api.url}/api/events`, {
    headers: { authorization: `Bearer ${await api.tokenFor(role)}` },
    signal: stop.signal,
  });
  stop.abort();
  return head.ok ? 'OK' : `HTTP ${head.status}`;
}

const SERVER: readonly AccessRow[] = [
  openRow('GET /events', openStream, everybody('OK')),
  open('GET /healthz', '/healthz'),
  open('GET /readyz', '/readyz'),
  open('GET /metrics', '/metrics'),
  open('GET /page.css', '/builders/page.css'),
  open('GET /sign-in.css', '/idp/sign-in.css'),
  open('GET /graphiql', '/graphiql', 'NOT_FOUND'),
  open('GET /sign-in/:uid', '/idp/sign-in/unknown', 'HTTP 400'),
  open('POST /sign-in/:uid', '/idp/sign-in/unknown', 'HTTP 400'),
];

const announced = (cell: Cell, of: object) =>
  restAnswer(cell, 'POST', '/api/attachments/getPresignedUploadParams', { name: 'Trench-1.jpg', sizeBytes: 3, ...of });
const replace = (cell: Cell, { id }: Target) =>
  restAnswer(cell, 'POST', '/api/attachments/getPresignedUpdateParams', { name: 'Trench-1.jpg', attachmentId: id, sizeBytes: 3 });
const complete = (cell: Cell, { id }: Target) =>
  restAnswer(cell, 'POST', `/api/attachments/${id}/complete`, { sizeBytes: 3, sha256: 'a'.repeat(64) });
const remove =
  (query = '') =>
  (cell: Cell, { id }: Target) =>
    restAnswer(cell, 'DELETE', `/api/attachments/${id}${query}`);

const FILES: readonly AccessRow[] = [
  writeRow(
    'POST /attachments/getPresignedUploadParams (of a job)',
    { target: job, call: (cell, { id }) => announced(cell, { constructionId: id }) },
    everybody('OK'),
  ),
  writeRow(
    'POST /attachments/getPresignedUploadParams (of a task)',
    { target: task(), call: (cell, { id }) => announced(cell, { taskId: id }) },
    everybody('OK'),
  ),
  writeRow('POST /attachments/getPresignedUpdateParams (of a job)', { target: file('uploaded'), call: replace }, everybody('OK')),
  writeRow('POST /attachments/getPresignedUpdateParams (of a task)', { target: file('uploaded', 'task'), call: replace }, everybody('OK')),
  // who has begun an upload may finish it after the task has moved to another group: a photo is never lost to a reassignment
  openRow('POST /attachments/:id/complete', { target: file('reserved', 'task'), call: complete }, everybody('FILE_NOT_UPLOADED')),
  writeRow('DELETE /attachments/:id', { target: file('uploaded'), call: remove() }, everybody('OK')),
  writeRow(
    'DELETE /attachments/:id (when incomplete)',
    { target: file('reserved', 'task'), call: remove('?ifIncomplete=true') },
    everybody('OK'),
  ),
  open('GET /files/:token', '/api/files/forged', 'NOT_FOUND'),
  open('PUT /files/:token', '/api/files/forged', 'UPLOAD_URL_INVALID'),
];

export const REST_ROWS: readonly AccessRow[] = [...DASHBOARD, ...SIGN_IN, ...SERVER, ...FILES];
