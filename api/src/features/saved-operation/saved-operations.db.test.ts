// Saved operations of GraphiQL through the API, and the row that each of its calls leaves (specification 1 §2).
import { QueryTypes } from 'sequelize';
import { MOST_OWN_OPERATIONS } from '@lotline/schema/domain/saved-operation/saved-operation.limits';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;

beforeAll(async () => {
  api = await bootApi();
  // a second person who may open GraphiQL
  await api.sequelize.query(
    `insert into role_claim (role_id, claim_value) select h.role_id, 'CAN_ACCESS_ADMINISTRATOR_TASKS' from user_role h where h.user_id = $id on conflict do nothing`,
    { bind: { id: PEOPLE.finance } },
  );
});
afterAll(() => api.stop());

const save = async (person: PersonName, content: string) => {
  const { errors, data } = await api.gql(person, `mutation { saveOperation(input: { ${content} }) { id } }`);
  return { id: (data as { saveOperation: { id: number } | null } | null)?.saveOperation?.id ?? 0, error: errors[0]?.extensions };
};
const listed = async (person: PersonName) => {
  const { data } = await api.gql(person, '{ savedOperations { name text variables isShared isOwn canRemove } }');
  return (data as { savedOperations: Record<string, unknown>[] }).savedOperations;
};

test('one’s own first, then what others share, as they were typed; nothing of anybody else', async () => {
  await save('admin', 'name: "zones", text: "{ me { email } ", variables: "{ not json"');
  await save('admin', 'name: "Active people", text: "{ users { id } }", isShared: true');
  await save('finance', 'name: "Mine alone", text: "{ me { id } }"');
  expect((await listed('admin')).map(({ name }) => name)).toEqual(['Active people', 'zones']);
  expect((await listed('admin'))[1]).toEqual({
    ...{ name: 'zones', text: '{ me { email } ', variables: '{ not json' },
    ...{ isShared: false, isOwn: true, canRemove: true },
  });
  expect((await listed('finance')).map(({ name, isOwn, canRemove }) => [name, isOwn, canRemove])).toEqual([
    ['Mine alone', true, true],
    ['Active people', false, false],
  ]);
});

test('a name is good once for a person, whatever its case; one that was removed is no matter', async () => {
  const { id } = await save('finance', 'name: "Overdue", text: "{ me { id } }"');
  expect((await save('finance', 'name: "OVERDUE", text: "{ me { id } }"')).error).toMatchObject({
    code: 'ALREADY_TAKEN',
    details: { field: 'name' },
  });
  await api.gql('finance', `mutation { removeOperation(id: ${String(id)}) { id } }`);
  expect((await save('finance', `id: ${String(id)}, name: "Back", text: "{ me { id } }"`)).error?.code).toBe('NOT_FOUND');
  expect((await save('finance', 'name: "Overdue", text: "{ me { id } }"')).error).toBeUndefined();
});

test('a person has at most as many as they can look through, and one that was removed does not come back beyond', async () => {
  const { id } = await save('finance', 'name: "Earlier", text: "{ me { id } }"');
  await api.gql('finance', `mutation { removeOperation(id: ${String(id)}) { id } }`);
  await api.sequelize.query(
    `insert into saved_operation (owner_id, name, operation_text) select $id, 'Operation ' || n, '{ me { id } }' from generate_series(1, ${String(MOST_OWN_OPERATIONS)}) n`,
    { bind: { id: PEOPLE.finance } },
  );
  expect((await save('finance', 'name: "One more", text: "{ me { id } }"')).error?.details).toMatchObject({
    sentence: 'You have 100 saved operations. Remove one first.',
  });
  const back = await api.gql('finance', `mutation { removeOperation(id: ${String(id)}, removed: false) { id } }`);
  expect(back.errors[0]?.extensions.code).toBe('INVALID_INPUT');
});

test.each([
  ['a name of spaces', 'name: "  ", text: "{ me { id } }"', 'name'],
  ['an empty text', 'name: "A", text: ""', 'text'],
  ['a text that is too long', `name: "A", text: "${'x'.repeat(20_001)}"`, 'text'],
  ['variables that are too long', `name: "A", text: "{ me { id } }", variables: "${'x'.repeat(10_001)}"`, 'variables'],
])('refuses %s', async (_what, content, field) => {
  const { error } = await save('admin', content);
  expect(error?.code).toBe('INVALID_INPUT');
  expect(String(error?.details?.['field'])).toContain(field);
});

const calls = async (): Promise<unknown[]> => {
  const rows = await api.sequelize.query<{ detail: unknown }>(
    `select detail from event where move = 'runOperation' and actor_user_id = $id order by id`,
    { bind: { id: PEOPLE.admin }, type: QueryTypes.SELECT },
  );
  return rows.map(({ detail }) => detail);
};
const run = (query: string, extensions?: unknown) => api.rest('admin', 'POST', '/graphql', { query, extensions });

test('each call of GraphiQL is a row: what was asked for, and none of its values; the schema that its page asks for is none', async () => {
  await run('{ __schema { queryType { name } } }', { graphiql: true });
  await run('{ me { email } }');
  expect(await calls()).toEqual([]);
  await run('query Who { me { email } savedViews(list: "jobs") { id } }', { graphiql: true });
  // also where it is refused
  await run('mutation { removeOperation(id: 999999) { id } }', { graphiql: true });
  expect(await calls()).toEqual([
    { kind: 'query', name: 'Who', fields: ['me', 'savedViews'] },
    { kind: 'mutation', name: null, fields: ['removeOperation'] },
  ]);
  const { data } = await api.gql('admin', '{ activityLog { rows { what entity } } }');
  expect(JSON.stringify(data)).toContain('Ran the query “Who” in GraphiQL: me, savedViews');
});
