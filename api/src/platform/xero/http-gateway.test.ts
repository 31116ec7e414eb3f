// Xero is a server of this machine: what it is asked, and what each of its answers means.
import { startXero, XERO_ORGANISATION, XERO_TOKEN, type XeroServer } from '../../../test/xero-server.ts';
import { httpXeroGateway } from './http-gateway.ts';
import { XeroFault } from './xero-gateway.ts';

let xero: XeroServer;
beforeAll(async () => {
  xero = await startXero();
});
afterAll(() => xero.stop());
beforeEach(() => {
  xero.asked.length = 0;
  xero.onAsked = () => undefined;
});

const read = (part: object = {}, signal = new AbortController().signal) =>
  httpXeroGateway({ url: xero.url, token: XERO_TOKEN, organisation: XERO_ORGANISATION, ...part }).read(signal);
const failure = async (given: Promise<unknown>) => {
  const problem = await given.then(() => null).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(XeroFault);
  expect(String(problem)).not.toContain(XERO_TOKEN);
  return problem instanceof XeroFault ? [problem.failure, problem.organisation] : null;
};

test('it says who answers, and what is in use there', async () => {
  xero.fails = 'no';
  await expect(read()).resolves.toEqual({
    ...{ organisation: 'Meridian Fibre Pty Ltd', accountCodes: ['310'], taxTypes: ['GST on Expenses', 'GST Free Expenses'] },
  });
  expect(xero.asked.toSorted()).toEqual(['Accounts', 'Organisation', 'TaxRates']);
});

test.each([
  [401, 'token'],
  [403, 'token'],
  [429, 'busy'],
  [500, 'fault'],
  [503, 'fault'],
  [404, 'unreadable'],
  [302, 'unreadable'],
  ['hangs up', 'down'],
  ['page', 'unreadable'],
  ['large', 'unreadable'],
] as const)('%s: %s', async (fails, expected) => {
  xero.fails = fails;
  expect(await failure(read())).toEqual([expected, null]);
});

test('a wrong token is refused, and nothing else is asked', async () => {
  xero.fails = 'no';
  expect(await failure(read({ token: 'another-token-than-that' }))).toEqual(['token', null]);
  expect(xero.asked).toEqual(['Organisation']);
});

test('another organisation is named, and its accounts are not read', async () => {
  xero.fails = 'other';
  expect(await failure(read())).toEqual(['other', 'Demo Company (AU)']);
  expect(xero.asked).toEqual(['Organisation']);
});

test('the wait ends with the signal', async () => {
  xero.fails = 'late';
  const waiting = new AbortController();
  xero.onAsked = () => waiting.abort();
  expect(await failure(read({}, waiting.signal))).toEqual(['slow', null]);
});

test('where nothing listens it is down', async () => {
  const closed = await startXero();
  await closed.stop();
  expect(await failure(read({ url: closed.url }))).toEqual(['down', null]);
});
