// The access matrix of REST: every route of the server has a row here, or the test fails. Open routes are answered alike for everybody.
import { randomUUID } from 'node:crypto';
import { insertRow } from '../insert-row.ts';
import {
  EDITORS_ALONE,
  everybody,
  fieldWork,
  openRow,
  readRow,
  restAnswer,
  writeRow,
  type AccessRow,
  type Cell,
  type Target,
} from './access-row.ts';
import { file, group, job, jobWithFile, plan, project, resourceDocument, task } from './access-targets.ts';

const open = (operation: string, path: string, answer = 'OK'): AccessRow =>
  openRow(operation, (cell) => restAnswer(cell, operation.split(' ')[0] ?? 'GET', path), everybody(answer));

const withGroup = (path: (groupId: number) => string) => ({
  target: group,
  call: (cell: Cell, { id }: Target) => restAnswer(cell, 'GET', path(id)),
});

/** Lines are no JSON. */
async function linesAnswer({ api, role }: Cell, path: string): Promise<string> {
  const answer = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${await api.tokenFor(role)}` } });
  return answer.ok ? 'OK' : ((await answer.json()) as { code: string }).code;
}

/** finance holds CAN_VIEW_ALL_GROUPS but does no field work. */
const DASHBOARD: readonly AccessRow[] = [
  openRow('GET /dashboard/fieldwork', (cell) => restAnswer(cell, 'GET', '/api/dashboard/fieldwork'), fieldWork('OK')),
  readRow(
    'GET /dashboard/fieldwork/:groupId',
    withGroup((groupId) => `/api/dashboard/fieldwork/${groupId}`),
    fieldWork('OK'),
  ),
  openRow('GET /sync/field', (cell) => restAnswer(cell, 'GET', '/api/sync/field'), fieldWork('OK')),
  openRow('GET /sync/jobs', (cell) => linesAnswer(cell, '/api/sync/jobs'), {
    ...everybody('OK'),
    field: 'CLAIM_REQUIRED',
    sub: 'CLAIM_REQUIRED',
  }),
  openRow('GET /dashboard/completed/:months', (cell) => restAnswer(cell, 'GET', '/api/dashboard/completed/3'), fieldWork('OK')),
  readRow(
    'GET /dashboard/completed/:groupId/:months',
    withGroup((groupId) => `/api/dashboard/completed/${groupId}/3`),
    fieldWork('OK'),
  ),
];

/** A task with a ticket, which is no JSON. */
const ticketed = async (cell: Cell): Promise<Target> => {
  const target = await task({ accepted: true })(cell);
  await cell.api.sequelize.query(`update schedule set ticket_of_work = '{"step":1}' where id = $id`, { bind: { id: target.id } });
  return target;
};
const ticketPdf = async ({ api, role }: Cell, { id }: Target): Promise<string> => {
  const answer = await fetch(`${api.url}/api/tickets/${id}.pdf`, { headers: { authorization: `Bearer ${await api.tokenFor(role)}` } });
  return answer.ok ? 'OK' : ((await answer.json()) as { code: string }).code;
};
const TICKETS: readonly AccessRow[] = [readRow('GET /tickets/:file', { target: ticketed, call: ticketPdf }, everybody('OK'))];

/** One's own are one's own; those of a task are read as the task is. The keys are for everybody. */
const RECEIPTS: readonly AccessRow[] = [
  open('GET /receipts', '/api/receipts'),
  open('GET /receipts/keys', '/api/receipts/keys'),
  readRow(
    'GET /receipts/task/:taskId',
    { target: task(), call: (cell, { id }) => restAnswer(cell, 'GET', `/api/receipts/task/${id}`) },
    everybody('OK'),
  ),
];

/** What is in each is its person's own: exports.db.test. */
const EXPORTS: readonly AccessRow[] = ['csv', 'xlsx'].flatMap((ending) => [
  openRow(`GET /exports/jobs.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/jobs.${ending}`), {
    ...everybody('OK'),
    field: 'CLAIM_REQUIRED',
    sub: 'CLAIM_REQUIRED',
  }),
  open(`GET /exports/tasks.${ending}`, `/api/exports/tasks.${ending}`),
  open(`GET /exports/projects.${ending}`, `/api/exports/projects.${ending}`),
  openRow(`GET /exports/potentialJobs.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/potentialJobs.${ending}`), {
    ...everybody('OK'),
    ...{ field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED', finance: 'CLAIM_REQUIRED' },
  }),
  openRow(`GET /exports/itemCodes.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/itemCodes.${ending}`), {
    ...everybody('CLAIM_REQUIRED'),
    admin: 'OK',
  }),
  openRow(`GET /exports/contractors.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/contractors.${ending}`), {
    ...everybody('CLAIM_REQUIRED'),
    admin: 'OK',
  }),
  openRow(`GET /exports/childCodes.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/childCodes.${ending}`), {
    ...everybody('CLAIM_REQUIRED'),
    admin: 'OK',
  }),
  openRow(`GET /exports/constructionCodes.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/constructionCodes.${ending}`), {
    ...everybody('CLAIM_REQUIRED'),
    admin: 'OK',
  }),
  openRow(`GET /exports/groups.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/groups.${ending}`), {
    ...everybody('CLAIM_REQUIRED'),
    admin: 'OK',
  }),
  ...['activityLog', 'errorLog', 'signInLog', 'jobLog', 'messageLog', 'deviceLog', 'contractorPayments'].map((log) =>
    openRow(`GET /exports/${log}.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/${log}.${ending}`), {
      ...everybody('CLAIM_REQUIRED'),
      admin: 'OK',
    }),
  ),
  openRow(`GET /exports/builderApprovals.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/builderApprovals.${ending}`), {
    ...everybody('CLAIM_REQUIRED'),
    scheduler: 'OK',
    office: 'OK',
    admin: 'OK',
  }),
  openRow(`GET /exports/people.${ending}`, (cell) => restAnswer(cell, 'GET', `/api/exports/people.${ending}`), {
    ...everybody('CLAIM_REQUIRED'),
    admin: 'OK',
  }),
]);

/** Who may sign in and has no claim. */
const person = async ({ api }: Cell): Promise<Target> => ({
  id: await insertRow(api.sequelize, 'app_user', {
    email: `${randomUUID()}@lotline.example`,
    first_name: 'Nora',
    last_name: 'Lane',
    can_log_in: true,
  }),
});

const OFFICE_ALONE = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };
const ADMIN_ALONE = { ...everybody('CLAIM_REQUIRED'), admin: 'OK' } as const;
const presentAt =
  (entity: string) =>
  (cell: Cell, { id }: Target) =>
    restAnswer(cell, 'PUT', `/api/presence/${entity}/${id}`, { windowId: randomUUID(), isEditing: true });
/** Who is at a record: presence.db.test. */
const PRESENCE: readonly AccessRow[] = [
  openRow('PUT /presence/:entity/:recordId', { target: job, call: presentAt('construction') }, OFFICE_ALONE),
  openRow('PUT /presence/:entity/:recordId (project)', { target: project, call: presentAt('project') }, OFFICE_ALONE),
  openRow('PUT /presence/:entity/:recordId (person)', { target: person, call: presentAt('app_user') }, ADMIN_ALONE),
  openRow('DELETE /presence/:windowId', (cell) => restAnswer(cell, 'DELETE', `/api/presence/${randomUUID()}`), everybody('OK')),
];

const SIGN_IN: readonly AccessRow[] = [
  open('GET /auth/config', '/auth/config'),
  open('GET /auth/version', '/auth/version'),
  open('POST /signin', '/auth/signin'),
  open('POST /signout', '/auth/signout'),
  openRow(
    'POST /impersonate/:id',
    {
      target: person,
      call: (cell: Cell, { id }: Target) => restAnswer(cell, 'POST', `/auth/impersonate/${id}`, { reason: 'To help' }),
    },
    { ...everybody('CLAIM_REQUIRED'), admin: 'OK' },
  ),
  open('POST /impersonate/end', '/auth/impersonate/end'),
  // without a provider that signs its receipts there is no such page
  open('POST /receipts', '/sms/receipts', 'NOT_FOUND'),
  open('GET /impersonations', '/api/impersonations'),
  openRow('POST /impersonations/seen', (cell) => restAnswer(cell, 'POST', '/api/impersonations/seen', { ids: [4711] }), everybody('OK')),
  openRow(
    'POST /client-errors',
    (cell) =>
      restAnswer(cell, 'POST', '/api/client-errors', {
        ...{ app: 'field', kind: 'error', name: 'Error', message: 'No', path: '/field', version: '1' },
      }),
    everybody('OK'),
  ),
];

/** A person's own device and what they took out, whoever they are. */
const DEVICES: readonly AccessRow[] = [
  openRow(
    'POST /exports/taken',
    (cell) =>
      restAnswer(cell, 'POST', '/api/exports/taken', {
        ...{ client: { id: randomUUID() }, list: 'jobs', format: 'csv', filter: {}, columns: ['workOrder'], rows: 1 },
      }),
    everybody('OK'),
  ),
  openRow(
    'POST /devices/report',
    (cell) =>
      restAnswer(cell, 'POST', '/api/devices/report', {
        ...{ deviceId: randomUUID(), app: 'field', appVersion: '1', workerVersion: null, unsent: 0, oldestSeconds: null },
        ...{ lastError: null, isLeaving: false },
      }),
    everybody('OK'),
  ),
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
  open('GET /:slug', '/builders/unknown', 'HTTP 404'),
  open('GET /:slug/receipt.pdf', '/builders/unknown/receipt.pdf', 'HTTP 404'),
  open('GET /:slug/logo.jpg', '/builders/unknown/logo.jpg', 'HTTP 404'),
  open('POST /:slug', '/builders/unknown', 'HTTP 404'),
  open('POST /:slug/opened', '/builders/unknown/opened', 'HTTP 404'),
  open('GET /sign-in.css', '/idp/sign-in.css'),
  open('GET /graphiql', '/graphiql', 'NOT_FOUND'),
  open('GET /verify', '/verify', 'NOT_FOUND'),
  open('GET /sign-in/:uid', '/idp/sign-in/unknown', 'HTTP 400'),
  open('POST /sign-in/:uid', '/idp/sign-in/unknown', 'HTTP 400'),
];

const announced = (cell: Cell, of: object) =>
  restAnswer(cell, 'POST', '/api/attachments/getPresignedUploadParams', { name: 'Trench-1.jpg', sizeBytes: 3, ...of });
const replace = (cell: Cell, { id }: Target) =>
  restAnswer(cell, 'POST', '/api/attachments/getPresignedUpdateParams', { name: 'Trench-1.jpg', attachmentId: id, sizeBytes: 3 });
const complete = (cell: Cell, { id }: Target) =>
  restAnswer(cell, 'POST', `/api/attachments/${id}/complete`, { sizeBytes: 3, sha256: 'a'.repeat(64) });
const askParts = (cell: Cell, { id }: Target) => restAnswer(cell, 'POST', `/api/attachments/${id}/parts`, { parts: [] });
const remove =
  (query = '') =>
  (cell: Cell, { id }: Target) =>
    restAnswer(cell, 'DELETE', `/api/attachments/${id}${query}`);

/** The address that is answered is followed by nobody but a browser, which says no more than the address does. */
const followZip = async (cell: Cell, { id }: Target): Promise<string> => {
  const { status, body } = await cell.api.rest(cell.role, 'POST', '/api/attachments/zip', { constructionId: id });
  if (status !== 200) return (body as { code: string }).code;
  const answer = await fetch((body as { url: string }).url);
  await answer.arrayBuffer().catch(() => undefined);
  return answer.ok ? 'OK' : ((await answer.json()) as { code: string }).code;
};

const FILES: readonly AccessRow[] = [
  readRow(
    'POST /attachments/zip',
    { target: jobWithFile, call: (cell, { id }) => restAnswer(cell, 'POST', '/api/attachments/zip', { constructionId: id }) },
    everybody('OK'),
  ),
  readRow('GET /zips/:token', { target: jobWithFile, call: followZip }, everybody('OK')),
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
  openRow(
    'POST /attachments/getPresignedUploadParams (of a document)',
    { target: resourceDocument, call: (cell: Cell, { id }: Target) => announced(cell, { resourceDocumentId: id }) },
    { ...everybody('CLAIM_REQUIRED'), admin: 'OK' },
  ),
  readRow(
    'POST /attachments/getPresignedUploadParams (of a project)',
    { target: project, call: (cell, { id }) => announced(cell, { projectId: id }) },
    EDITORS_ALONE,
  ),
  writeRow('POST /attachments/getPresignedUpdateParams (of a job)', { target: file('uploaded'), call: replace }, everybody('OK')),
  writeRow('POST /attachments/getPresignedUpdateParams (of a task)', { target: file('uploaded', 'task'), call: replace }, everybody('OK')),
  // who has begun an upload may finish it after the task has moved to another group: a photo is never lost to a reassignment
  openRow('POST /attachments/:id/complete', { target: file('reserved', 'task'), call: complete }, everybody('FILE_NOT_UPLOADED')),
  // of somebody else's making it is not there, whatever they may read
  openRow('POST /attachments/:id/parts', { target: file('reserved', 'task'), call: askParts }, everybody('INVALID_INPUT')),
  writeRow('DELETE /attachments/:id', { target: file('uploaded'), call: remove() }, everybody('OK')),
  // of one's own making: whose it is opens no plan to the field
  openRow(
    'DELETE /attachments/:id (a plan)',
    { target: plan, call: remove() },
    { ...everybody('OK'), field: 'NOT_FOUND', sub: 'NOT_FOUND' },
  ),
  writeRow(
    'DELETE /attachments/:id (when incomplete)',
    { target: file('reserved', 'task'), call: remove('?ifIncomplete=true') },
    everybody('OK'),
  ),
  open('GET /files/:token', '/api/files/forged', 'NOT_FOUND'),
  open('PUT /files/:token', '/api/files/forged', 'UPLOAD_URL_INVALID'),
];

export const REST_ROWS: readonly AccessRow[] = [
  ...DASHBOARD,
  ...RECEIPTS,
  ...EXPORTS,
  ...PRESENCE,
  ...SIGN_IN,
  ...DEVICES,
  ...SERVER,
  ...FILES,
  ...TICKETS,
];
