// Files filed together: a verdict for each, own and foreign files side by side, statements that do not grow with the files; folders with what is in them.
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
