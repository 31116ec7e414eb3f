// How many comments one person may write: a bound that no worker meets, counted by index, for that person alone (issue 6 §2).
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask, type TaskRows } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
let task: TaskRows;
let clock = Date.parse('2026-11-20T02:00:00Z');
beforeAll(async () => {
  api = await bootApi({ now: () => new Date(clock) });
  task = await insertTask(api.sequelize, { group: 'Crew North' });
});
afterAll(() => api.stop());

const write = (person: PersonName, comments: string) =>
  api.gql(
    person,
    `mutation { updateFieldComment(fieldComment: { id: 0, scheduleId: ${task.scheduleId}, comments: "${comments}" }) { id } }`,
  );

async function kept(): Promise<number> {
  const [row] = await api.sequelize.query<{ count: number }>('select count(*)::int from field_comment', { type: QueryTypes.SELECT });
  return row?.count ?? 0;
}

test('the 301st comment in 24 hours is refused with its sentence, also when others were deleted; a day later there is room again', async () => {
  await api.sequelize.query(
    `insert into field_comment (schedule_id, user_id, comments, created_utc, deleted_utc)
     select $scheduleId, $userId, 'rain ' || n, $at::timestamptz - interval '1 hour', case when n % 2 = 0 then $at::timestamptz end from generate_series(1, 299) n`,
    { bind: { scheduleId: task.scheduleId, userId: PEOPLE.field, at: new Date(clock) } },
  );
  expect((await write('field', 'the 300th')).errors).toEqual([]);
  const { status, errors } = await write('field', 'the 301st');
  expect([status, errors[0]?.extensions.code, errors[0]?.message]).toEqual([
    429,
    'COMMENT_LIMIT',
    'A person may write at most 300 comments in 24 hours. Send this one later, or call the office.',
  ]);
  expect(await kept()).toBe(300);
  expect((await write('office', 'of someone else')).errors).toEqual([]);
  clock += 23 * 3_600_000 + 1;
  expect((await write('field', 'a day after the others')).errors).toEqual([]);
});
