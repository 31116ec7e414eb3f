// A day that is synced in the evening shows its real hours, whatever the device's clock says (domain.md §2, "Dates"; decision 033).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import type { PersonName } from '../world.ts';

const DAY = '2026-11-20';
/** A clock time of the day, on the server's clock. */
const at = (time: string): Date => new Date(`${DAY}T${time}Z`);
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

let api: BootedApi;
let now = at('00:00:00');
beforeAll(async () => {
  api = await bootApi({ now: () => now });
});
afterAll(() => api.stop());

async function issuedTask(group = 'Ridgeway Cabling', accepted = false): Promise<{ scheduleId: number; constructionId: number }> {
  const task = await insertTask(api.sequelize, { group });
  const accept = accepted ? at('06:00:00') : null;
  await api.sequelize.query('update schedule set issued_date = $issued, accepted_date = $accept where id = $id', {
    bind: { issued: at('06:00:00'), accept, id: task.scheduleId },
  });
  return task;
}

interface SentAction {
  readonly call: string;
  /** On the server's clock. */
  readonly made: Date;
  readonly sent: Date;
  /** What the device's clock is off by at the press and at the sending. */
  readonly offMs?: readonly [number, number];
  readonly by?: PersonName;
}

async function press({ call, made, sent, offMs: [off, offLater] = [0, 0], by = 'sub' }: SentAction): Promise<string> {
  now = sent;
  const stamp = (time: Date, shift: number) => new Date(time.getTime() + shift).toISOString();
  const client = `{ id: "${randomUUID()}", occurredAt: "${stamp(made, off)}", sentAt: "${stamp(sent, offLater)}" }`;
  const { errors } = await api.gql(by, `mutation { ${call.replace('$client', client)} }`);
  return errors[0]?.extensions.code ?? 'OK';
}

const rows = <Row extends object>(sql: string, bind: Record<string, unknown>): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });

const move = (name: string, scheduleId: number, more = ''): string =>
  name.startsWith('updateTaskUser')
    ? `${name}(taskUser: { scheduleId: ${scheduleId} }${more}, client: $client) { id }`
    : `${name}(scheduleId: ${scheduleId}${more}, client: $client) { id }`;

const DAY_OF_WORK = [
  ['updateConstructionTaskAccepted', '06:40:00'],
  ['updateTaskUserOnSite', '07:05:00'],
  ['updateTaskUserOffSite', '09:30:00'],
  ['updateTaskUserOnSite', '10:00:00'],
  ['updateTaskUserComplete', '15:45:00'],
  ['updateTaskUserConfirmQty', '15:46:00'],
  ['updateTaskSubmitted', '15:47:00'],
] as const;

test.each([
  ['is right', 0],
  ['is a day ahead', 24 * HOUR],
  ['is a day behind', -24 * HOUR],
  ['is fifteen years ahead', 15 * YEAR],
  ['is forty years behind', -40 * YEAR],
])('a day of presses sent in the evening shows its real hours, where the phone’s clock %s', async (_, offMs) => {
  const { scheduleId, constructionId } = await issuedTask();
  for (const [place, [name, time]] of DAY_OF_WORK.entries()) {
    const sent = new Date(at('20:00:00').getTime() + place * 1000);
    expect([name, await press({ call: move(name, scheduleId), made: at(time), sent, offMs: [offMs, offMs] })]).toEqual([name, 'OK']);
  }
  const visits = await rows('select on_site_utc, off_site_utc, completed_utc from task_user where schedule_id = $scheduleId order by id', {
    scheduleId,
  });
  expect(visits).toEqual([
    { on_site_utc: at('07:05:00'), off_site_utc: at('09:30:00'), completed_utc: null },
    { on_site_utc: at('10:00:00'), off_site_utc: at('15:45:00'), completed_utc: at('15:45:00') },
  ]);
  const [task] = await rows(
    `select accepted_date, onsite_date, completed_date, submitted_date, (select onsite_date::text from construction where id = $constructionId) as job_day
       from schedule where id = $scheduleId`,
    { scheduleId, constructionId },
  );
  expect(task).toEqual({
    accepted_date: at('06:40:00'),
    onsite_date: at('07:05:00'),
    completed_date: at('15:45:00'),
    submitted_date: at('15:47:00'),
    // 7:05 in the morning, UTC, is the evening of the same day in the company's zone
    job_day: DAY,
  });
  const events = await rows<{ version: number }>(
    `select version, occurred_at, sent_at, recorded_at, instant from event where entity = 'schedule' and entity_id = $scheduleId order by version`,
    { scheduleId },
  );
  expect(events).toEqual(
    DAY_OF_WORK.map(([, time], place) => ({
      version: place + 1,
      occurred_at: new Date(at(time).getTime() + offMs),
      sent_at: new Date(at('20:00:00').getTime() + place * 1000 + offMs),
      recorded_at: new Date(at('20:00:00').getTime() + place * 1000),
      instant: 'press',
    })),
  );
});

test.each<[string, Omit<SentAction, 'call'>]>([
  ['was set back in between', { made: at('07:05:00'), sent: at('20:00:00'), offMs: [24 * HOUR, 0] }],
  ['was set ahead by a year in between', { made: at('07:05:00'), sent: at('20:00:00'), offMs: [-YEAR, 0] }],
  ['says a time before the task was issued', { made: at('05:00:00'), sent: at('20:00:00') }],
])('where the clock %s, the receipt stands and the event says so', async (_, clocks) => {
  const { scheduleId } = await issuedTask('Ridgeway Cabling', true);
  expect(await press({ call: move('updateTaskUserOnSite', scheduleId), ...clocks })).toBe('OK');
  expect(await rows('select on_site_utc from task_user where schedule_id = $scheduleId', { scheduleId })).toEqual([
    { on_site_utc: at('20:00:00') },
  ]);
  expect(await rows(`select instant from event where schedule_id = $scheduleId and move = 'goOnsite'`, { scheduleId })).toEqual([
    { instant: 'received' },
  ]);
});

test('a visit does not end before it began: the receipt of its end stands', async () => {
  const { scheduleId } = await issuedTask('Ridgeway Cabling', true);
  expect(await press({ call: move('updateTaskUserOnSite', scheduleId), made: at('09:00:00'), sent: at('09:00:00') })).toBe('OK');
  expect(await press({ call: move('updateTaskUserOffSite', scheduleId), made: at('08:00:00'), sent: at('12:00:00') })).toBe('OK');
  expect(await rows('select on_site_utc, off_site_utc from task_user where schedule_id = $scheduleId', { scheduleId })).toEqual([
    { on_site_utc: at('09:00:00'), off_site_utc: at('12:00:00') },
  ]);
});

test('two presses of one minute keep their order, however long each was on its way', async () => {
  const { scheduleId } = await issuedTask('Ridgeway Cabling', true);
  const sent = at('20:00:00');
  expect(await press({ call: move('updateTaskUserOnSite', scheduleId), made: at('09:00:00'), sent })).toBe('OK');
  // the way of the second was five seconds shorter
  expect(await press({ call: move('updateTaskUserOffSite', scheduleId), made: at('08:59:55'), sent })).toBe('OK');
  expect(await rows('select on_site_utc, off_site_utc from task_user where schedule_id = $scheduleId', { scheduleId })).toEqual([
    { on_site_utc: at('09:00:00'), off_site_utc: at('09:00:00') },
  ]);
});

test('without the device’s word everything is dated by its receipt, and by nothing that it says alone', async () => {
  const { scheduleId } = await issuedTask('Ridgeway Cabling', true);
  now = at('12:00:00');
  const client = `{ id: "${randomUUID()}", occurredAt: "${at('07:05:00').toISOString()}" }`;
  await api.gql('sub', `mutation { ${move('updateTaskUserOnSite', scheduleId).replace('$client', client)} }`);
  expect(await rows('select on_site_utc from task_user where schedule_id = $scheduleId', { scheduleId })).toEqual([
    { on_site_utc: at('12:00:00') },
  ]);
});

test('a tick is dated by its action; a comment keeps when it was written, and stands in the chat by when it came', async () => {
  const { scheduleId } = await issuedTask();
  const [task] = await rows<{ id: number }>(`insert into custom_task (name) values ('Return the keys') returning id`, {});
  const clocks = { made: at('07:05:00'), sent: at('20:00:00') };
  expect(
    await press({ call: `updateCustomTasks(tasks: [{ id: ${task?.id}, isCompleted: true }], client: $client) { id }`, ...clocks }),
  ).toBe('OK');
  expect(
    await press({
      call: `updateFieldComment(fieldComment: { id: 0, scheduleId: ${scheduleId}, comments: "gate" }, client: $client) { id }`,
      ...clocks,
    }),
  ).toBe('OK');
  expect(await rows('select completed_utc from custom_task where id = $id', { id: task?.id })).toEqual([{ completed_utc: at('07:05:00') }]);
  expect(await rows('select created_utc, written_utc from field_comment where schedule_id = $scheduleId', { scheduleId })).toEqual([
    { created_utc: at('20:00:00'), written_utc: at('07:05:00') },
  ]);
  expect(await rows('select instant, sent_at from event where move = $move order by id desc limit 1', { move: 'addComment' })).toEqual([
    { instant: 'press', sent_at: at('20:00:00') },
  ]);
});

test.each([
  ['after it was sent', at('20:30:00')],
  ['longer ago than an action may wait', new Date(at('20:00:00').getTime() - 31 * 24 * HOUR)],
])('a comment that says it was written %s was written when it came', async (_when, made) => {
  const { scheduleId } = await issuedTask();
  const call = `updateFieldComment(fieldComment: { id: 0, scheduleId: ${scheduleId}, comments: "gate" }, client: $client) { id }`;
  expect(await press({ call, made, sent: at('20:00:00') })).toBe('OK');
  const { data } = await api.gql(
    'office',
    `{ jobFieldComments(constructionId: ${String((await jobOf(scheduleId)).id)}) { createdUtc writtenUtc } }`,
  );
  expect(data).toEqual({ jobFieldComments: [{ createdUtc: at('20:00:00').toISOString(), writtenUtc: at('20:00:00').toISOString() }] });
});

async function jobOf(scheduleId: number): Promise<{ id: number }> {
  const [job] = await rows<{ id: number }>('select construction_id as id from schedule where id = $scheduleId', { scheduleId });
  if (job === undefined) throw new Error('the task has no job');
  return job;
}
