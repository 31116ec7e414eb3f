import { REGISTERED_OPERATIONS } from '../../generated/registered-operations.ts';
import { hasManySigns, isTicketBody } from './ticket-body.ts';

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

const long = 'n'.repeat(300_000);
const [registeredId] = [...REGISTERED_OPERATIONS].find(([, text]) => text.includes('mutation UpdateTicketOfWork(')) ?? [''];
const [anotherId] = [...REGISTERED_OPERATIONS].find(([, text]) => text.includes('query Me ')) ?? [''];
const query = 'mutation ($t: String!) { updateTicketOfWork(id: 7, ticketOfWork: $t) { id } }';

test.each<[string, boolean, unknown]>([
  ['the phone’s own', true, { documentId: registeredId, operationName: 'UpdateTicketOfWork', variables: { id: 7, ticketOfWork: long } }],
  ['a document of its own, before or behind', true, { variables: { t: long }, query }],
  ['a document that is one name', false, { query: `{ ${long} }` }],
  ['the same, said to be a ticket', false, { query: `{ updateTicketOfWork ${long} }` }],
  ['another document’s id', false, { documentId: anotherId, variables: { ticketOfWork: long } }],
  ['another document', false, { query: '{ me { id } }', variables: { updateTicketOfWork: long } }],
  ['a long key', false, { query, variables: { [long]: 1 } }],
  ['two long texts', false, { query, variables: { t: long, u: long } }],
  ['a long text elsewhere', false, { query, variables: {}, extensions: { pad: long } }],
  ['a long name of the operation', false, { query, variables: { t: long }, operationName: long }],
])('a large body: %s', (_what, isTicket, body) => {
  expect(isTicketBody(Buffer.from(JSON.stringify(body)))).toBe(isTicket);
  expect(isTicketBody(Buffer.from(JSON.stringify(body, null, 4)))).toBe(isTicket);
});

test('a number of 300 kB is no ticket', () => {
  expect(isTicketBody(Buffer.from(`{"query":${JSON.stringify(query)},"variables":{"t":${'1'.repeat(300_000)}}}`))).toBe(false);
});
