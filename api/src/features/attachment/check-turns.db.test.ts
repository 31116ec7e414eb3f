// One check at a time for each person, over processes: each CheckTurns on a connection of its own is one (issue 6 §1).
import { QueryTypes, type Sequelize } from 'sequelize';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { createPeople, PEOPLE } from '../../../test/world.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { CheckTurns } from './check-turns.ts';

let databases: Sequelize[];

beforeAll(async () => {
  databases = [1, 2].map(() => connectTestDatabase(3));
  await createPeople(database());
});
beforeEach(() => database().query('delete from file_check'));
afterAll(() => Promise.all(databases.map((one) => one.close())));

const database = (): Sequelize => databases[0] as Sequelize;
const oneProcess = (timing = {}, sequelize = database()): CheckTurns => new CheckTurns(sequelize, timing);
const turnsHeld = async () =>
  database().query<{ holder: string; ends: string }>('select holder, ends_at::text as ends from file_check', { type: QueryTypes.SELECT });
const lends = (until: string) =>
  database().query(`insert into file_check values (${PEOPLE.sub}, gen_random_uuid(), now() + interval '${until}')`);

/** Work that lasts until it is told to end. */
function gate(): { work: () => Promise<string>; begun: Promise<void>; end: () => void } {
  let [begin, end] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = async () => {
    begin();
    await ended;
    return 'done';
  };
  return { work, begun, end: () => end() };
}

test('16 of one person over two processes: never two at once, and each has its turn', async () => {
  const timing = { askAgain: async () => undefined, mostAsked: Infinity };
  const [one, other] = [oneProcess(timing), oneProcess(timing, databases[1])];
  let [now, most] = [0, 0];
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await database().query('select 1');
    now -= 1;
    return 'done';
  };
  const all = await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? one : other).take(PEOPLE.sub, work)));
  expect(new Set(all)).toEqual(new Set(['done']));
  expect(most).toBe(1);
  expect(await turnsHeld()).toEqual([]);
});

test('nobody waits for another person', async () => {
  const turns = oneProcess();
  const long = gate();
  const first = turns.take(PEOPLE.sub, long.work);
  await long.begun;
  expect(await turns.take(PEOPLE.field, async () => 'done')).toBe('done');
  long.end();
  expect(await first).toBe('done');
});

test('the line has 20 places; one more is refused at once, with when to come again', async () => {
  const turns = oneProcess();
  const long = gate();
  const first = turns.take(PEOPLE.sub, long.work);
  await long.begun;
  const line = Array.from({ length: 20 }, () => turns.take(PEOPLE.sub, async () => 'done'));
  await expect(turns.take(PEOPLE.sub, async () => 'done')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterSeconds: 2 },
  });
  long.end();
  expect(await Promise.all([first, ...line])).toEqual(Array.from({ length: 21 }, () => 'done'));
});

test('who has waited long enough leaves the line, and those behind go on', async () => {
  const turns = oneProcess({ waitMs: 0 });
  const long = gate();
  const first = turns.take(PEOPLE.sub, long.work);
  await long.begun;
  await expect(turns.take(PEOPLE.sub, async () => 'done')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  long.end();
  expect(await first).toBe('done');
  expect(await turns.take(PEOPLE.sub, async () => 'done')).toBe('done');
});

test('another process is asked so often whether it is done, then the answer is a typed refusal', async () => {
  await lends('1 hour');
  let asked = 0;
  const askAgain = async () => (asked += 1);
  await expect(oneProcess({ askAgain, mostAsked: 5 }).take(PEOPLE.sub, async () => 'done')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(asked).toBe(4);
});

test('a process that was killed in the middle holds a turn until its end, no longer', async () => {
  await lends('-1 second');
  expect(await oneProcess({ mostAsked: 1 }).take(PEOPLE.sub, async () => 'done')).toBe('done');
});

test('a turn is renewed while the check goes on', async () => {
  const long = gate();
  const first = oneProcess({ renewMs: 1 }).take(PEOPLE.sub, long.work);
  await long.begun;
  const [begun] = await turnsHeld();
  while ((await turnsHeld())[0]?.ends === begun?.ends);
  expect(await turnsHeld()).toMatchObject([{ holder: begun?.holder }]);
  long.end();
  await first;
  expect(await turnsHeld()).toEqual([]);
});

test('a check that fails ends its turn', async () => {
  const turns = oneProcess();
  await expect(turns.take(PEOPLE.sub, () => Promise.reject(new Error('the store is away')))).rejects.toThrow('the store is away');
  expect(await turns.take(PEOPLE.sub, async () => 'done')).toBe('done');
});

test('after a file that was refused the turn rests before the next of that person, in any process; nobody else waits, and what else fails does not rest', async () => {
  const resting = gate();
  let rests = 0;
  const rest = async () => {
    rests += 1;
    await resting.work();
  };
  const [one, other] = [oneProcess({ rest }), oneProcess({ mostAsked: 1 }, databases[1])];
  const refused = one.take(PEOPLE.sub, () => Promise.reject(new RefusalError('FILE_UNREADABLE')));
  const next = one.take(PEOPLE.sub, async () => 'done');
  const isAnswered = Promise.race([refused.catch(() => 'refused'), next]);
  await Promise.race([resting.begun, isAnswered]);
  expect(rests).toBe(1);
  await expect(other.take(PEOPLE.sub, async () => 'done')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await one.take(PEOPLE.field, async () => 'done')).toBe('done');
  resting.end();
  await expect(refused).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  expect(await next).toBe('done');
  await expect(one.take(PEOPLE.sub, () => Promise.reject(new Error('the store is away')))).rejects.toThrow('away');
  expect(rests).toBe(1);
});
