// A server of this machine that answers as Xero does, and fails as it is told to.
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const XERO_TOKEN = 'a-token-of-xero-for-tests';
export const XERO_ORGANISATION = '3f2b8a60-6d0c-4b3e-9a51-1c1f0f6a7e11';

/** A status; late: it never answers · hangs up · large: more than anybody reads · page: a page instead of an answer · other: of another organisation. */
export type XeroFailing = 'no' | 'late' | 'hangs up' | 'large' | 'page' | 'other' | number;

export interface XeroServer {
  readonly url: string;
  /** Of the calls so far: 'Accounts'. */
  readonly asked: string[];
  fails: XeroFailing;
  /** Told with each call. */
  onAsked: () => void;
  stop(): Promise<void>;
}

const ACCOUNTS = [
  { Code: '310', Status: 'ACTIVE', Type: 'DIRECTCOSTS' },
  { Code: '999', Status: 'ARCHIVED', Type: 'EXPENSE' },
  { Status: 'ACTIVE', Type: 'BANK' },
];
const TAX_RATES = [
  { Name: 'GST on Expenses', Status: 'ACTIVE' },
  { Name: 'GST Free Expenses', Status: 'ACTIVE' },
  { Name: 'BAS Excluded', Status: 'DELETED' },
];

export async function startXero(): Promise<XeroServer> {
  const server = http.createServer((req, res) => answer(state, req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: XeroServer = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api.xro/2.0`,
    asked: [],
    fails: 'no',
    onAsked: () => undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
}

function answer({ fails, asked, onAsked }: XeroServer, req: http.IncomingMessage, res: http.ServerResponse): void {
  const path = req.url?.split('/').at(-1) ?? '';
  asked.push(path);
  onAsked();
  const send = (status: number, body: string) => void res.writeHead(status, { 'content-type': 'application/json' }).end(body);
  if (req.headers.authorization !== `Bearer ${XERO_TOKEN}` || req.headers['xero-tenant-id'] === undefined) return send(401, '{}');
  if (typeof fails === 'number') return send(fails, '{"Type":"an exception"}');
  if (fails === 'late') return;
  if (fails === 'hangs up') return void req.socket.destroy();
  if (fails === 'page') return send(200, '<html>Sign in</html>');
  if (fails === 'large' && path === 'Accounts') return send(200, JSON.stringify({ Accounts: ACCOUNTS, Rest: 'x'.repeat(2_000_001) }));
  const of = fails === 'other' ? { OrganisationID: '00000000-0000-4000-8000-000000000000', Name: 'Demo Company (AU)' } : null;
  const own = { OrganisationID: XERO_ORGANISATION, Name: 'Meridian Fibre Pty Ltd' };
  const answers: Readonly<Record<string, object>> = {
    Organisation: { Organisations: [of ?? own] },
    Accounts: { Accounts: ACCOUNTS },
    TaxRates: { TaxRates: TAX_RATES },
  };
  return send(answers[path] === undefined ? 404 : 200, JSON.stringify(answers[path] ?? {}));
}
