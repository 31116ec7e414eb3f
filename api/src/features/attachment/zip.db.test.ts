// Files taken out together through the API: everybody's own scope, asked anew when the address is followed; an event of the job.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { photo, uploaded } from '../../../test/uploads.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
let clock = new Date('2026-11-20T02:00:00Z');
beforeAll(async () => {
  api = await bootApi({ now: () => clock });
});
afterAll(() => api.stop());

interface Zip {
  readonly url: string;
  readonly files: number;
  readonly code?: string;
}
const ask = async (by: PersonName, body: object): Promise<Zip> => (await api.rest(by, 'POST', '/api/attachments/zip', body)).body as Zip;
const namesIn = async (url: string): Promise<string> => Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1');

async function twoCrews() {
  const own = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const other = await insertTask(api.sequelize, { group: 'Coastal Comms' });
  const { constructionId } = own;
  await api.sequelize.query('update schedule set construction_id = $constructionId where id = $id', {
    bind: { constructionId, id: other.scheduleId },
  });
  const mine = await uploaded(api, 'sub', photo(), { constructionId, taskId: own.scheduleId, tags: 'Photos' });
  const theirs = await uploaded(api, 'admin', photo(), { constructionId, taskId: other.scheduleId, tags: 'Photos' });
  await api.sequelize.query(
    `update attachment set folder = 'Plans', title = case id when $mine then 'Mine.jpg' else 'Theirs.jpg' end where id in ($mine, $theirs)`,
    { bind: { mine: mine.id, theirs: theirs.id } },
  );
  return { constructionId, mine: mine.id, theirs: theirs.id };
}

test('of own and foreign files it holds its own alone, in their folders', async () => {
  const { constructionId, mine, theirs } = await twoCrews();
  const { url, files } = await ask('sub', { constructionId, ids: [mine, theirs] });
  expect(files).toBe(1);
  const archive = await namesIn(url);
  expect(archive.startsWith('PK')).toBe(true);
  expect(archive).toContain('Plans/Mine.jpg');
  expect(archive).not.toContain('Theirs.jpg');
  expect((await ask('office', { constructionId })).files).toBe(2);
  expect(await ask('sub', { constructionId, ids: [theirs] })).toMatchObject({ code: 'NOT_FOUND' });
});

test('it is an event of the job, which its history tells in words', async () => {
  const { constructionId } = await twoCrews();
  const answer = await fetch((await ask('office', { constructionId })).url);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".* files 2026-11-20\.zip"$/);
  await answer.arrayBuffer();
  const events = await api.sequelize.query<{ by: number; detail: object }>(
    `select actor_user_id as by, detail from event where construction_id = $constructionId and move = 'zipFiles'`,
    { bind: { constructionId }, type: QueryTypes.SELECT },
  );
  expect(events).toMatchObject([{ by: PEOPLE.office, detail: { files: 2, lost: 0, isComplete: true } }]);
});

test('the address holds for five minutes, for who may still see the files, and cannot be made up', async () => {
  const { constructionId } = await twoCrews();
  const { url } = await ask('sub', { constructionId });
  await api.sequelize.query('update schedule set group_id = null where construction_id = $constructionId', { bind: { constructionId } });
  expect((await fetch(url)).status).toBe(404);
  const office = (await ask('office', { constructionId })).url;
  expect((await fetch(`${office}x`)).status).toBe(404);
  clock = new Date(clock.getTime() + 5 * 60_000);
  expect((await fetch(office)).status).toBe(404);
});
