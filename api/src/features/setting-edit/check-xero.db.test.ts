// The settings of Xero compared with a server that answers as Xero does, in a real database: each call is a row of the log of integrations, whatever came of it.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { startXero, XERO_ORGANISATION, XERO_TOKEN, type XeroFailing, type XeroServer } from '../../../test/xero-server.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
let xero: XeroServer;
beforeAll(async () => {
  xero = await startXero();
  api = await bootApi({ env: { XERO_URL: xero.url, XERO_TOKEN, XERO_ORGANISATION } });
});
afterAll(async () => {
  await api.stop();
  await xero.stop();
});
beforeEach(() => {
  xero.fails = 'no';
  xero.asked.length = 0;
});

const SETTING = { accountCode: '310', taxWithGst: 'GST on Expenses', taxWithoutGst: 'GST Free Expenses' };
const check = async (part: object = {}, by: PersonName = 'admin') => {
  const query = 'mutation($input: CheckXeroInput!) { checkXero(input: $input) { organisation failure unknown } }';
  const { data, errors } = await api.gql(by, query, { input: { ...SETTING, ...part } });
  return errors[0]?.extensions.code ?? data?.['checkXero'];
};
const logged = async () => {
  const { data } = await api.gql(
    'admin',
    '{ messageLog(filter: { messageKind: "xeroCheck" }) { rows { what state result mobile by gateway } } }',
  );
  return (data?.['messageLog'] as { rows: readonly { readonly result: string }[] }).rows;
};

test('who answers is said, with what is unknown there, and the call is a row of the log', async () => {
  const organisation = 'Meridian Fibre Pty Ltd';
  expect(await check()).toEqual({ organisation, failure: null, unknown: [] });
  expect(await check({ accountCode: '999', taxWithoutGst: 'BAS Excluded' })).toEqual({
    ...{ organisation, failure: null, unknown: ['accountCode', 'taxWithoutGst'] },
  });
  const row = { what: 'Checks the settings of Xero', state: 'delivered', result: `${organisation} answered.`, mobile: null };
  expect(await logged()).toEqual(Array.from({ length: 2 }, () => ({ ...row, by: 'Ada Marsh', gateway: 'xero' })));
});

test.each<[XeroFailing, string | null, RegExp]>([
  [401, null, /refused the token/],
  [429, null, /too often/],
  [500, null, /failure of its own/],
  ['hangs up', null, /could not be reached/],
  ['other', 'Demo Company (AU)', /^Demo Company \(AU\) answered/],
])('%s is a sentence, and a row of the log', async (fails, organisation, sentence) => {
  xero.fails = fails;
  expect(await check()).toEqual({ organisation, failure: expect.stringMatching(sentence), unknown: [] });
  expect((await logged())[0]).toMatchObject({ state: 'failed', result: expect.stringMatching(sentence) });
});

test('without the claim, as another person, and with what is no setting Xero is not asked', async () => {
  expect(await check({}, 'office')).toBe('CLAIM_REQUIRED');
  expect(await check({ accountCode: 'a code that is too long' })).toBe('INVALID_INPUT');
  expect(await check({ taxWithGst: 'None' })).toBe('INVALID_INPUT');
  const { body } = await api.rest('admin', 'POST', `/auth/impersonate/${String(PEOPLE.field)}`, { reason: 'A test' });
  const headers = { authorization: `Bearer ${(body as { token: string }).token}`, 'content-type': 'application/json' };
  const query = 'mutation($input: CheckXeroInput!) { checkXero(input: $input) { failure } }';
  const answer = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables: { input: SETTING } }),
  });
  expect(await answer.text()).toContain('IMPERSONATION_FORBIDS');
  expect(xero.asked).toEqual([]);
});

test('the token stands in no row', async () => {
  const [found] = await api.sequelize.query<{ all: string }>('select coalesce(string_agg(c::text, $gap), $gap) as all from xero_call c', {
    ...{ bind: { gap: ' ' }, type: QueryTypes.SELECT as const },
  });
  expect(found?.all).toContain('Meridian Fibre');
  expect(found?.all).not.toContain(XERO_TOKEN);
});
