// The access matrix of REST: every route of the server has a row here, or the test fails. Open routes are answered alike for everybody.
import { QueryTypes } from 'sequelize';
import { insertTask } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';
import { everybody, fieldWork, openRow, restAnswer, row, type AccessRow, type Cell } from './access-row.ts';

const open = (operation: string, path: string, answer = 'OK'): AccessRow =>
  openRow(operation, (cell) => restAnswer(cell, operation.split(' ')[0] ?? 'GET', path), everybody(answer));

const withGroup = (path: (groupId: number) => string) => (cell: Cell) => restAnswer(cell, 'GET', path(cell.groupId));

/** finance holds CAN_VIEW_ALL_GROUPS but does no field work. */
const DASHBOARD: readonly AccessRow[] = [
  openRow('GET /dashboard/fieldwork', (cell) => restAnswer(cell, 'GET', '/api/dashboard/fieldwork'), fieldWork('OK')),
  row(
    'GET /dashboard/fieldwork/:groupId',
    withGroup((groupId) => `/api/dashboard/fieldwork/${groupId}`),
    fieldWork('OK'),
  ),
  openRow('GET /dashboard/completed/:months', (cell) => restAnswer(cell, 'GET', '/api/dashboard/completed/3'), fieldWork('OK')),
  row(
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

/** A file of the job, uploaded by this very person: only the job's scope can shut them out. */
const onAttachment = (state: 'uploaded' | 'reserved', call: (cell: Cell, id: number) => Promise<string>) => async (cell: Cell) => {
  const { constructionId } = await insertTask(cell.api.sequelize, { group: cell.group });
  const [inserted] = await cell.api.sequelize.query<{ id: number }>(
    `insert into attachment (owner_user_id, construction_id, title, storage_key, content_type, size_bytes, state)
     values ($userId, $constructionId, 'Trench-1.jpg', '2026/11/' || gen_random_uuid() || '.jpg', 'image/jpeg', 3, $state) returning id`,
    { bind: { userId: PEOPLE[cell.role], constructionId, state }, type: QueryTypes.SELECT },
  );
  return call(cell, inserted?.id ?? 0);
};

const announce = async (cell: Cell) => {
  const { constructionId } = await insertTask(cell.api.sequelize, { group: cell.group });
  return restAnswer(cell, 'POST', '/api/attachments/getPresignedUploadParams', { name: 'Trench-1.jpg', sizeBytes: 3, constructionId });
};
const replace = (cell: Cell, attachmentId: number) =>
  restAnswer(cell, 'POST', '/api/attachments/getPresignedUpdateParams', { name: 'Trench-1.jpg', attachmentId, sizeBytes: 3 });
const complete = (cell: Cell, id: number) =>
  restAnswer(cell, 'POST', `/api/attachments/${id}/complete`, { sizeBytes: 3, sha256: 'a'.repeat(64) });

const FILES: readonly AccessRow[] = [
  row('POST /attachments/getPresignedUploadParams', announce, everybody('OK')),
  row('POST /attachments/getPresignedUpdateParams', onAttachment('uploaded', replace), everybody('OK')),
  // who has begun an upload may finish it after the task has moved to another group: a photo is never lost to a reassignment
  openRow('POST /attachments/:id/complete', onAttachment('reserved', complete), everybody('FILE_NOT_UPLOADED')),
  row(
    'DELETE /attachments/:id',
    onAttachment('uploaded', (cell, id) => restAnswer(cell, 'DELETE', `/api/attachments/${id}`)),
    everybody('OK'),
  ),
  open('GET /files/:token', '/api/files/forged', 'NOT_FOUND'),
  open('PUT /files/:token', '/api/files/forged', 'UPLOAD_URL_INVALID'),
];

export const REST_ROWS: readonly AccessRow[] = [...DASHBOARD, ...SIGN_IN, ...SERVER, ...FILES];
