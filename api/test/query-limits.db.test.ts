// What one query may ask for, and who may ask what there is (issue 3 §2, quality.md §2 "GraphQL cost").
import { MeDocument, UpdateTicketOfWorkDocument } from '@lotline/schema/generated/operations';
import { getIntrospectionQuery } from 'graphql';
import { bootApi, type BootedApi } from './booted-api.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const deep = (levels: number): string =>
  `{ me { groupUsers { group { ${'... on Group { '.repeat(levels)} id ${'} '.repeat(levels)} } } } }`;
const doubling = (levels: number): string =>
  `{ me { ...f0 } } ${repeat(levels, (at) => `fragment f${at} on User { a${at}: groupUsers { user { ...f${at + 1} } } b${at}: groupUsers { user { ...f${at + 1} } } }`)} fragment f${levels} on User { id }`;
const deepTypes = (levels: number): string =>
  `{ __schema { types { ${'fields { type { '.repeat(levels)} name ${'} } '.repeat(levels)} } } }`;

test.each<[string, string]>([
  ['16 aliases', `{ ${repeat(16, (index) => `a${index}: me { id }`)} }`],
  ['300 aliases', `{ ${repeat(300, (index) => `a${index}: me { id }`)} }`],
  ['5,000 tokens', `{ me { ${repeat(5_000, () => 'id')} } }`],
  ['500 directives', `{ me { id ${repeat(500, () => '@include(if: true)')} } }`],
  [
    '60 levels of fragments',
    `query { me { ...f0 } } ${repeat(60, (index) => `fragment f${index} on User { id ...f${index + 1} }`)} fragment f60 on User { id }`,
  ],
  ['40 levels of inline fragments', deep(40)],
  ['types of fields of types, 30 deep', deepTypes(15)],
  ['eleven selections of one name', `{ me { ${repeat(11, () => 'groupUsers { group { id name } }')} } }`],
  ['fragments that double at each level', doubling(20)],
  ['a name of 101 characters', `{ me { ${'n'.repeat(101)}: id } }`],
  [
    'sixteen whole jobs at once',
    `{ ${repeat(16, (index) => `c${index}: construction(id: 1) { boqs { id code description quantity } schedules { id items { id code name } taskUsers { id user { id email } } } payments { paymentItems { id } } }`)} }`,
  ],
])('%s is too much: 400 with a sentence (quality.md §2)', async (_what, query) => {
  const answer = await api.gql('admin', query);
  expect([answer.status, answer.data]).toEqual([400, undefined]);
  expect(answer.errors[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  expect(answer.errors[0]?.message).toMatch(/asks for too much/);
});

test.each<[string, string]>([
  ['a fragment that holds itself', 'query { me { ...f } } fragment f on User { id ...f }'],
  ['a field that is not there', '{ me { salary } }'],
  ['a broken document', '{ me { id '],
  ['an empty document', ''],
  ['a subscription', 'subscription { me { id } }'],
  ['two operations and no name', 'query a { me { id } } query b { me { id } }'],
])('%s answers 400, typed, and lists no names of the schema', async (_what, query) => {
  const answer = await api.gql('sub', query);
  expect(answer.status).toBe(400);
  expect(answer.errors[0]?.extensions.code).toMatch(/^(MALFORMED_REQUEST|QUERY_TOO_COMPLEX|INVALID_INPUT)$/);
  expect(answer.errors[0]?.message).not.toMatch(/Did you mean/);
});

test('batches are refused (quality.md §2)', async () => {
  const answer = await api.rest('admin', 'POST', '/graphql', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }]);
  expect(answer.status).toBe(400);
});

test('introspection is for administrators (issue 3 §2)', async () => {
  for (const person of ['sub', 'field', 'office', 'finance', 'scheduler'] as const) {
    const refused = await api.gql(person, getIntrospectionQuery());
    expect([person, refused.status, refused.errors[0]?.extensions.code]).toEqual([person, 403, 'CLAIM_REQUIRED']);
    expect((await api.gql(person, '{ __type(name: "User") { name } }')).status).toBe(403);
  }
  expect((await api.gql('admin', getIntrospectionQuery())).data).toHaveProperty('__schema');
  expect((await api.gql('sub', '{ me { __typename } }')).data).toEqual({ me: { __typename: 'User' } });
});

const post = (body: unknown) => api.rest('office', 'POST', '/graphql', body);
const remaining = (headers: Headers): number => Number(/remaining=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? NaN);

test('an app sends the id of its operation; an id that nobody registered executes nothing (decision 076)', async () => {
  const { __meta__: meta } = MeDocument;
  expect((await post({ documentId: meta.id, operationName: 'Me', variables: {} })).body).toMatchObject({
    data: { me: { email: expect.any(String) } },
  });
  const unknown = await post({ documentId: `sha256:${'0'.repeat(64)}`, variables: {} });
  expect([unknown.status, unknown.body]).toEqual([404, expect.objectContaining({ code: 'OPERATION_UNKNOWN' })]);
  for (const documentId of [7, null, {}, 'constructor', '__proto__']) expect((await post({ documentId })).status).toBeGreaterThan(399);
});

test('a document of one’s own is charged by its tokens until it is known, one of the apps never', async () => {
  const own = `{ me { ${repeat(9, (at) => `a${at}: groupUsers { group { id name } }`)} } }`;
  const me = await MeDocument.readText();
  const left: number[] = [];
  for (const query of ['{ me { id } }', own, own, me, me]) left.push(remaining((await post({ query })).headers));
  const spent = left.slice(1).map((now, at) => (left[at] ?? NaN) - now);
  // 97 tokens: one request, and one more for its tokens; then like every other
  expect(spent).toEqual([2, 1, 1, 1]);
});

test('no refusal repeats a name of megabytes, and a large body is a ticket’s alone, seen before it is parsed', async () => {
  const long = 'n'.repeat(200_000);
  const refused = await post({ query: `{ me { ${long} } }` });
  expect([refused.status, JSON.stringify(refused.body).length]).toEqual([400, expect.any(Number)]);
  for (const body of [
    { query: `{ ${long} }` },
    { query: `{ me { id } } ${long}(` },
    { query: '{ me { id } }', operationName: long },
    { query: '{ me { id } }', variables: long },
  ])
    expect(JSON.stringify((await post(body)).body).length).toBeLessThan(2_000);
  const huge = await post({ query: `{ ${'n'.repeat(3_900_000)} }` });
  expect([huge.status, JSON.stringify(huge.body).length < 500]).toEqual([413, true]);
  const { __meta__: meta } = UpdateTicketOfWorkDocument;
  const ticket = await post({
    documentId: meta.id,
    variables: { id: 2_000_000, ticketOfWork: JSON.stringify({ notes: 'n'.repeat(900_000) }) },
  });
  expect([ticket.status, ticket.body]).toEqual([
    200,
    expect.objectContaining({ errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'NOT_FOUND' }) })] }),
  ]);
});
