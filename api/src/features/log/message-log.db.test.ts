// The log of integrations in a real database (screens.md §2.23): what became of each message, and neither its text nor the whole of its number.
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  const message = {
    ...{ independent_contractor_id: 1, mobile: '+61491570156', text: 'Words of the message', gateway: 'record' },
    queued_by_user_id: PEOPLE.admin,
  };
  await insertRow(api.sequelize, 'sms_message', {
    ...{ ...message, about: 'asked', send_id: '00000000-0000-4000-8000-000000000001', queued_at: '2026-11-20T01:00:00Z' },
    ...{ state: 'sent', tries: 1, settled_at: '2026-11-20T01:00:05Z', reference: 'R-1' },
  });
  await insertRow(api.sequelize, 'sms_message', {
    ...{ ...message, about: 'approved', send_id: '00000000-0000-4000-8000-000000000002', queued_at: '2026-11-20T02:00:00Z' },
    ...{ state: 'failed', failure: 'number', tries: 2, sends: 3, settled_at: '2026-11-20T02:00:05Z' },
  });
});
afterAll(() => api.stop());

const read = async (filter: object = {}) => {
  const query =
    'query($filter: SentMessageFilterInput) { messageLog(filter: $filter) { rows { what state result mobile by tries sends reference } } }';
  const { data, errors } = await api.gql('admin', query, { filter });
  expect(errors).toEqual([]);
  return (data?.['messageLog'] as { rows: { readonly state: string }[] }).rows;
};

test('each message says what it was for, what became of it and how often it was tried, the newest first', async () => {
  expect(await read()).toEqual([
    {
      ...{ what: 'Tells a contractor that the bank account has changed', state: 'failed', mobile: '••• 156', by: 'Ada Marsh' },
      ...{ result: 'The number does not take messages. Correct it, then ask again.', tries: 2, sends: 3, reference: null },
    },
    {
      ...{ what: 'Tells a contractor that a change of bank account was requested', state: 'sent', mobile: '••• 156', by: 'Ada Marsh' },
      ...{ result: 'Recorded only: this server sends no SMS.', tries: 1, sends: 1, reference: 'R-1' },
    },
  ]);
});

test('it is filtered by state, kind and person, and searched by the gateway’s reference', async () => {
  const states = async (filter: object) => (await read(filter)).map(({ state }) => state);
  expect(await states({ state: 'failed' })).toEqual(['failed']);
  expect(await states({ messageKind: 'asked' })).toEqual(['sent']);
  expect(await states({ messageKind: 'builderRequest' })).toEqual([]);
  expect(await states({ people: [PEOPLE.office] })).toEqual([]);
  expect(await states({ search: 'r-1' })).toEqual(['sent']);
});

test('what the gateway told of a phone has a state of its own', async () => {
  await api.sequelize.query(`update sms_message set state = 'delivered' where reference = 'R-1'`);
  const states = async (filter: object) => (await read(filter)).map(({ state }) => state);
  expect([await states({ state: 'delivered' }), await states({ state: 'sent' })]).toEqual([['delivered'], []]);
});

test('the file has no text of a message and no whole number, and whoever lacks the claim reads none of it', async () => {
  const answer = await fetch(`${api.url}/api/exports/messageLog.csv`, {
    headers: { authorization: `Bearer ${await api.tokenFor('admin')}` },
  });
  const file = await answer.text();
  expect(file).toContain('••• 156');
  expect(file).not.toMatch(/Words of the message|91570156/);
  expect((await api.gql('office', '{ messageLog { count } }')).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
});
