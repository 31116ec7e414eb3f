// An internal comment never reaches a phone: neither itself nor a sign that its job has one, whoever carries the phone (screens.md §2.6).
import type { FieldPull } from '@lotline/schema/domain/sync/field-pull';
import { allReadable } from '../../../test/all-readable.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertTask, type TaskRows } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';
import { readChangedRecords } from '../change/changed-records.queries.ts';

let api: BootedApi;
let task: TaskRows;
beforeAll(async () => {
  api = await bootApi();
  task = await insertTask(api.sequelize, { group: 'Crew North' });
  // the office's people carry phones, too: the job is on this one's list
  await api.sequelize.query('insert into group_member (group_id, user_id) select group_id, $userId from schedule where id = $id', {
    bind: { userId: PEOPLE.office, id: task.scheduleId },
  });
});
afterAll(() => api.stop());

const WITH_PHONES = ['field', 'office'] as const satisfies readonly PersonName[];
const mutate = async (mutation: string) => expect((await api.gql('office', `mutation { ${mutation} }`)).errors).toEqual([]);
const internal = () =>
  mutate(`saveInternalComment(comment: { id: 0, scheduleId: ${String(task.scheduleId)}, comments: "Whisper" }) { id }`);
const inChat = () =>
  mutate(`updateFieldComment(fieldComment: { id: 0, scheduleId: ${String(task.scheduleId)}, comments: "Aloud" }) { id }`);

async function pull(person: PersonName, since: string | null): Promise<FieldPull<{ readonly id: number }>> {
  await allReadable(api.sequelize);
  const query = since === null ? '' : `?since=${encodeURIComponent(since)}`;
  return (await api.rest(person, 'GET', `/api/sync/field${query}`)).body as FieldPull<{ readonly id: number }>;
}
const changedSince = async (person: PersonName, since: string | null) => {
  await allReadable(api.sequelize);
  return readChangedRecords(directContext(api.sequelize, { userId: PEOPLE[person], claims: [] }), since);
};

test.each(WITH_PHONES)(
  '%s: a pull after it brings nothing, and a pull of everything has no word of it; what is said in the chat comes',
  async (person) => {
    const { cursor } = await pull(person, null);
    await internal();
    const since = await pull(person, cursor);
    expect([since.jobs, since.rows, since.goneJobIds]).toEqual([[], [], []]);
    await inChat();
    const all = JSON.stringify([await pull(person, cursor), await pull(person, null)]);
    expect([all.includes('Aloud'), all.includes('Whisper')]).toEqual([true, false]);
  },
);

test('a reader of changes is named the job’s internal comments where the person is of the office, and else nothing', async () => {
  const people = ['field', 'sub', 'sub2', 'office', 'finance'] as const;
  const cursors = await Promise.all(people.map(async (person) => (await changedSince(person, null)).cursor));
  await internal();
  const heard = await Promise.all(people.map(async (person, index) => (await changedSince(person, cursors[index] ?? null)).changed));
  const ofJob = [{ entity: 'internal_comment', id: task.constructionId }];
  expect(heard).toEqual([[], [], [], ofJob, ofJob]);
});
