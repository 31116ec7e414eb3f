// Files filed together: a verdict for each, own and foreign files side by side, statements that do not grow with the files; folders with what is in them.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';
import { changeFiles } from './change-files.command.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const FAR = 1_999_999_999;
const jobOf = async (group: string): Promise<number> => (await insertTask(api.sequelize, { group })).constructionId;
const file = (constructionId: number, more: object = {}): Promise<number> =>
  insertAttachment(api.sequelize, { owner_user_id: PEOPLE.admin, construction_id: constructionId, state: 'uploaded', ...more });
const rowsOf = (ids: readonly number[]) =>
  api.sequelize.query<{ tags: string | null; folder: string | null; version: number }>(
    'select tags, folder, version from attachment where id = any($ids::int[]) order by id',
    { bind: { ids }, type: QueryTypes.SELECT },
  );

interface Verdict {
  readonly id: number;
  readonly code: string | null;
}
async function change(by: PersonName, input: object): Promise<Verdict[]> {
  const { data, errors } = await api.gql(by, 'mutation ($input: ChangeFilesInput!) { changeFiles(input: $input) { id code } }', { input });
  if (errors[0] !== undefined) throw new Error(errors[0].extensions.code);
  return (data as { changeFiles: Verdict[] }).changeFiles;
}
const filing = async (by: PersonName, ids: readonly number[], input: object): Promise<string> => {
  const id = randomUUID();
  const { errors } = await api.gql(
    by,
    'mutation ($input: ChangeFilesInput!, $client: ClientMutation) { changeFiles(input: $input, client: $client) { id } }',
    { input: { ids, ...input }, client: { id } },
  );
  expect(errors).toEqual([]);
  return id;
};
async function undo(by: PersonName, ids: readonly number[], clientId: string): Promise<(string | null)[]> {
  const input = { ids, clientIds: [clientId] };
  const { data } = await api.gql(by, 'mutation ($input: UndoFileChangesInput!) { undoFileChanges(input: $input) { id code } }', { input });
  return (data as { undoFileChanges: Verdict[] }).undoFileChanges.map(({ code }) => code);
}
const categoriesAre = (names: readonly string[]) =>
  api.sequelize.query(
    `insert into lookup (name, data) values ('Attachment category', $data::jsonb) on conflict (name) do update set data = excluded.data`,
    { bind: { data: JSON.stringify(names) } },
  );
async function folder(by: PersonName, input: object): Promise<string> {
  const { errors } = await api.gql(by, 'mutation ($input: ChangeFolderInput!) { changeFolder(input: $input) { id } }', { input });
  return errors[0]?.extensions.code ?? 'OK';
}
const foldersOf = async (by: PersonName, constructionId: number): Promise<unknown> => {
  const { data } = await api.gql(by, 'query ($id: Int!) { jobFolders(constructionId: $id) }', { id: constructionId });
  return (data as { jobFolders: string[] | null }).jobFolders;
};

test('of own and foreign files it touches its own alone, and what is refused stays', async () => {
  const [near, far] = [await jobOf('Ridgeway Cabling'), await jobOf('Coastal Comms')];
  const own = await file(near, { owner_user_id: PEOPLE.sub, tags: 'Design;a' });
  const others = await file(near, { tags: 'Design' });
  const foreign = await file(far, { owner_user_id: PEOPLE.sub });
  const verdicts = await change('sub', { ids: [foreign, others, FAR, own], category: 'Permit' });
  expect(verdicts).toEqual([
    { id: foreign, code: 'NOT_FOUND' },
    { id: others, code: 'CLAIM_REQUIRED' },
    { id: FAR, code: 'NOT_FOUND' },
    { id: own, code: null },
  ]);
  expect(await rowsOf([own, others, foreign])).toEqual([
    { tags: 'Permit;a', folder: null, version: 1 },
    { tags: 'Design', folder: null, version: 0 },
    { tags: null, folder: null, version: 0 },
  ]);
});

test('a file of a task that the person does not read is not there', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const other = await insertTask(api.sequelize, { group: 'Coastal Comms' });
  await api.sequelize.query('update schedule set construction_id = $constructionId where id = $id', {
    bind: { constructionId, id: other.scheduleId },
  });
  const hidden = await file(constructionId, { owner_user_id: PEOPLE.sub, schedule_id: other.scheduleId });
  expect(await change('sub', { ids: [hidden], addTags: ['x'] })).toEqual([{ id: hidden, code: 'NOT_FOUND' }]);
});

test('what is so already leaves no trace; taking the only category away is refused', async () => {
  const id = await file(await jobOf('Crew North'), { tags: 'Design' });
  expect(await change('office', { ids: [id], category: 'Design' })).toEqual([{ id, code: null }]);
  expect(await change('office', { ids: [id], removeTags: ['Design'] })).toEqual([{ id, code: 'CATEGORY_REQUIRED' }]);
  expect(await rowsOf([id])).toEqual([{ tags: 'Design', folder: null, version: 0 }]);
});

test('taken back: each has the tags and the folder that it had, also none, and its event says that it was undone', async () => {
  const job = await jobOf('Ridgeway Cabling');
  const ids = [await file(job, { tags: 'Design;a', folder: 'Plans' }), await file(job), await file(job, { tags: 'a' })];
  const before = await rowsOf(ids);
  const filed = await filing('office', ids, { category: 'Permit' });
  expect(await undo('admin', ids, filed)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await undo('office', ids, filed)).toEqual([null, null, null]);
  expect(await rowsOf(ids)).toEqual(before.map((row) => ({ ...row, version: 2 })));
  const [event] = await api.sequelize.query(
    `select move, why, before, after from event where entity = 'attachment' and entity_id = $id order by id desc limit 1`,
    { bind: { id: ids[1] ?? 0 }, type: QueryTypes.SELECT },
  );
  expect(event).toEqual({
    ...{ move: 'labelFile', why: 'Undone' },
    ...{ before: { tags: 'Permit', folder: null }, after: { tags: null, folder: null } },
  });
});

test('who reads a file no more takes nothing of it back', async () => {
  const id = await file(await jobOf('Ridgeway Cabling'), { owner_user_id: PEOPLE.sub });
  const filed = await filing('sub', [id], { folder: 'Plans' });
  await api.sequelize.query('update attachment set construction_id = $job where id = $id', {
    bind: { id, job: await jobOf('Coastal Comms') },
  });
  expect(await undo('sub', [id], filed)).toEqual(['NOT_FOUND']);
  expect(await rowsOf([id])).toMatchObject([{ folder: 'Plans' }]);
});

test('a category that the list has no more does not come back, and what its new name did is nobody’s filing', async () => {
  const job = await jobOf('Crew North');
  const ids = [await file(job, { tags: 'Design' }), await file(job, { tags: 'Design' })];
  await categoriesAre(['Photos', 'Design', 'Permit']);
  const filed = await filing('office', ids.slice(0, 1), { category: 'Permit' });
  await categoriesAre(['Photos', 'Drawings', 'Permit']);
  expect(await undo('office', ids.slice(0, 1), filed)).toEqual(['CATEGORY_REQUIRED']);
  // as a new name of a category writes it (move-uses.step)
  const renamed = randomUUID();
  for (const id of ids)
    await api.sequelize.query(
      `insert into event (actor_user_id, entity, entity_id, construction_id, move, version, before, after, detail, why, client_id)
        values ($office, 'attachment', $id, $job, 'labelFile', 1, '{"tags":"Design","folder":null}', '{"tags":"Drawings","folder":null}', '{"title":"x"}', 'one name', $renamed::uuid)`,
      { bind: { office: PEOPLE.office, id, job, renamed } },
    );
  expect(await undo('office', ids, renamed)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const { data } = await api.gql('office', `{ jobEvents(constructionId: ${String(job)}) { events { why ofMany { count } } } }`);
  const { events } = (data as { jobEvents: { events: { why: string | null; ofMany: object | null }[] } }).jobEvents;
  expect(events.filter(({ why }) => why === 'one name')).toEqual(ids.map(() => ({ why: 'one name', ofMany: null })));
  await categoriesAre([]);
});

test('as many statements for many files as for one', async () => {
  const job = await jobOf('Crew North');
  const ids = [];
  for (let n = 0; n < 12; n++) ids.push(await file(job));
  const context = directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS });
  const count = async (some: readonly number[]) => {
    const input = { ids: [...some], change: { of: 'folder' as const, folder: 'Plans' } };
    return (await statementsOf(api.sequelize, () => changeFiles(context, input, null))).length;
  };
  const forOne = await count(ids.slice(0, 1));
  expect(await count(ids.slice(1))).toBe(forOne);
});

test('a folder is made, carries its files to another name, and is removed once it is empty', async () => {
  const job = await jobOf('Crew North');
  const [inside, beside] = [await file(job, { folder: 'Plans/Old' }), await file(job, { folder: 'Plans 2' })];
  const at = (from: string | null, to: string | null) => folder('office', { constructionId: job, from, to });
  expect(await at(null, 'Permits/Council')).toBe('OK');
  expect(await at(null, 'Permits')).toBe('ALREADY_TAKEN');
  expect(await at(null, 'Plans')).toBe('ALREADY_TAKEN');
  expect(await at('Plans', 'Drawings')).toBe('OK');
  expect(await rowsOf([inside, beside])).toMatchObject([{ folder: 'Drawings/Old' }, { folder: 'Plans 2', version: 0 }]);
  expect(await at('Plans', 'Elsewhere')).toBe('NOT_FOUND');
  expect(await at('Drawings', null)).toBe('FOLDER_NOT_EMPTY');
  expect(await at('Permits', null)).toBe('OK');
  expect(await foldersOf('office', job)).toEqual(['Drawings']);
  expect(await foldersOf('sub', job)).toBeNull();
});
