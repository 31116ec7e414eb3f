// Saved views through the API: whose are listed, what is kept, and what becomes of one whose owner is gone (decision 053).
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';
import { MOST_OWN_VIEWS } from '@lotline/schema/domain/view/view.limits';

let api: BootedApi;

beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const save = async (person: PersonName, content: string) => {
  const { errors, data } = await api.gql(person, `mutation { saveView(input: { ${content} }) { id } }`);
  return { id: (data as { saveView: { id: number } | null } | null)?.saveView?.id ?? 0, error: errors[0]?.extensions };
};
const listed = async (person: PersonName, list = 'tasks') => {
  const { data } = await api.gql(
    person,
    `{ savedViews(list: "${list}") { name query isShared isOwn ownerName canRemove columns { id isShown width } } }`,
  );
  return (data as { savedViews: Record<string, unknown>[] }).savedViews;
};
const names = async (person: PersonName, list = 'tasks') => (await listed(person, list)).map(({ name }) => name);

test('one’s own first, then what others share, each by name; nothing of anybody else', async () => {
  await save(
    'office',
    'list: "tasks", name: "zinc", query: "q=zinc", columns: [{ id: "name", isShown: true, width: 90 }, { id: "group" }]',
  );
  await save('office', 'list: "tasks", name: "Copper", query: "", isShared: true');
  await save('admin', 'list: "tasks", name: "Admin’s", query: "", isShared: true');
  await save('admin', 'list: "tasks", name: "Admin’s own", query: ""');
  await save('office', 'list: "jobs", name: "Jobs of mine", query: "", isShared: true');
  expect(await names('office')).toEqual(['Copper', 'zinc', 'Admin’s']);
  expect(await names('sub')).toEqual(['Admin’s', 'Copper']);
  expect(await names('scheduler', 'jobs')).toEqual(['Jobs of mine']);
  expect((await listed('office')).at(1)).toEqual({
    ...{ name: 'zinc', query: 'q=zinc', isShared: false, isOwn: true, canRemove: true, ownerName: expect.any(String) as string },
    columns: [
      { id: 'name', isShown: true, width: 90 },
      { id: 'group', isShown: null, width: null },
    ],
  });
  expect((await listed('sub'))[0]).toMatchObject({ isOwn: false, canRemove: false });
});

test('a name is good once for a person and list; another person, another list, and one that was removed are no matter', async () => {
  const first = await save('finance', 'list: "tasks", name: "Overdue", query: ""');
  expect((await save('finance', 'list: "tasks", name: "overdue", query: ""')).error).toMatchObject({
    code: 'ALREADY_TAKEN',
    details: { field: 'name' },
  });
  expect((await save('finance', 'list: "jobs", name: "Overdue", query: ""')).error).toBeUndefined();
  expect((await save('scheduler', 'list: "tasks", name: "Overdue", query: ""')).error).toBeUndefined();
  await api.gql('finance', `mutation { removeView(id: ${String(first.id)}) { id } }`);
  expect(await names('finance')).not.toContain('Overdue');
  // what is gone is not changed
  expect((await save('finance', `id: ${String(first.id)}, list: "tasks", name: "Back", query: ""`)).error?.code).toBe('NOT_FOUND');
  expect((await save('finance', 'list: "tasks", name: "Overdue", query: ""')).error).toBeUndefined();
  const back = await api.gql('finance', `mutation { removeView(id: ${String(first.id)}, removed: false) { id } }`);
  expect(back.errors[0]?.extensions.code).toBe('ALREADY_TAKEN');
});

test('of one list a person has at most as many as they can look through', async () => {
  await api.sequelize.query(
    `insert into saved_view (owner_id, list, name, query) select $id, 'projects', 'View ' || n, '' from generate_series(1, ${String(MOST_OWN_VIEWS)}) n`,
    { bind: { id: PEOPLE.field } },
  );
  expect((await save('field', 'list: "projects", name: "One more", query: ""')).error).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'name', sentence: 'You have 50 views of this list. Remove one first.' },
  });
});

test('a shared view whose owner can no longer sign in is taken away by whoever may share, and by nobody else', async () => {
  const { id } = await save('office', 'list: "tasks", name: "Left behind", query: "", isShared: true');
  await api.sequelize.query('update saved_view set owner_id = $gone where id = $id', { bind: { gone: PEOPLE.nobody, id } });
  const removedBy = async (person: PersonName) =>
    (await api.gql(person, `mutation { removeView(id: ${String(id)}) { id } }`)).errors[0]?.extensions.code ?? 'OK';
  expect(await removedBy('finance')).toBe('VIEW_NOT_YOURS');
  expect(await removedBy('admin')).toBe('OK');
});

test.each([
  ['a list that is not there', 'list: "weather", name: "A", query: ""', 'input.list'],
  ['a name of spaces', 'list: "tasks", name: "  ", query: ""', 'name'],
  ['a column that is none', 'list: "tasks", name: "A", query: "", columns: [{ id: "a b" }]', 'columns.0.id'],
])('refuses %s', async (_what, content, field) => {
  const { error } = await save('office', content);
  expect(error?.code).toBe('INVALID_INPUT');
  expect(String(error?.details?.['field'])).toContain(field.replace('input.', ''));
});
