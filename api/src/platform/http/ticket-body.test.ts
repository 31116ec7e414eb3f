import { hasManySigns } from './ticket-body.ts';

const ticket = JSON.stringify({
  operationName: 'UpdateTicketOfWork',
  query:
    'mutation ($id: Int!, $ticketOfWork: String!, $client: ClientMutation) { updateTicketOfWork(id: $id, ticketOfWork: $ticketOfWork) { id } }',
  variables: {
    id: 7,
    ticketOfWork: JSON.stringify({ hazards: Array.from({ length: 5_000 }, (_, id) => ({ id, said: 'a "quoted", [bracketed] \\ é 🚧' })) }),
    client: { id: '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10', occurredAt: '2026-11-21T00:00:00Z', sentAt: null, expectedVersion: 4 },
  },
});

test.each<[string, boolean, string]>([
  ['a ticket whose text is full of them', false, ticket],
  ['the same, indented', false, JSON.stringify(JSON.parse(ticket), null, 8)],
  ['many objects', true, `{"query":"","variables":{"a":[${'{},'.repeat(60)}{}]}}`],
  ['many numbers', true, `{"a":[${'1,'.repeat(100)}1]}`],
  ['many objects behind an escaped quote', true, `{"a":"\\"","b":[${'{},'.repeat(60)}{}]}`],
  ['many objects behind an escaped backslash', true, `{"a":"\\\\","b":[${'{},'.repeat(60)}{}]}`],
  ['a text that does not end', false, `"${'{'.repeat(1_000)}`],
])('%s', (_what, isMany, body) => {
  expect(hasManySigns(Buffer.from(body), 100)).toBe(isMany);
});

test('the rest is not looked at once there are too many', () => {
  let looks = 0;
  const bytes = new Proxy(Buffer.from('{},'.repeat(100_000)), {
    get: (target, key): unknown => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      return Reflect.get(target, key, target);
    },
  });
  expect(hasManySigns(bytes, 100)).toBe(true);
  expect(looks).toBeLessThanOrEqual(101);
});
