// The access matrix of REST: every route of the server has a row here, or the test fails. Open routes are answered alike for everybody.
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

export const REST_ROWS: readonly AccessRow[] = [...DASHBOARD, ...SIGN_IN, ...SERVER];
