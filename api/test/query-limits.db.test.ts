// What one query may ask for, and who may ask what there is (issue 3 §2, quality.md §2 "GraphQL cost").
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
