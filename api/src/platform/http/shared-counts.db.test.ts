// Two processes, one database, one clock: how much of a limit each lets through, and what that costs.
import { jest } from '@jest/globals';
import { QueryTypes, type Sequelize } from 'sequelize';
import { PATIENT } from '../../../test/connect-test-database.ts';
import { connectDatabase } from '../db/database.ts';
import { SharedCounts, WINDOW_MS } from './shared-counts.ts';

const LIMIT = 100;
/** A twentieth, and one more for what a process had unsettled when its own minute ended (decision 021). */
const A_PROCESS_MORE = 10;

let sequelize: Sequelize;
let time: number;
let day = 1;
const now = () => new Date(time);
const start = (database = sequelize) => new SharedCounts(database, now);
const connect = (url = process.env['TEST_DATABASE_URL'] ?? '') => connectDatabase({ url, pool: 4, waits: PATIENT });
beforeAll(() => {
  sequelize = connect();
});
beforeEach(async () => {
  // a day later each time: what an earlier test still removes is of minutes before
  time = Date.UTC(2026, 10, (day += 1));
  await sequelize.query('delete from rate_count');
});
afterAll(() => sequelize.close());

const isWithin = async (counts: SharedCounts, key: string, amount = 1) => (await counts.count(key, LIMIT, amount)).place <= LIMIT;
async function letThrough(processes: readonly SharedCounts[], key: string, times: number, amount = 1): Promise<number> {
  let passed = 0;
  for (let at = 0; at < times; at++) {
    const counts = processes[at % processes.length];
    if (counts !== undefined && (await isWithin(counts, key, amount))) passed += amount;
  }
  return passed;
}
const rows = () =>
  sequelize.query<{ key: string; count: number }>('select key, count from rate_count order by key', { type: QueryTypes.SELECT });
function statements(): () => number {
  const spy = jest.spyOn(sequelize, 'query');
  return () => {
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
}

test('one process lets exactly the limit through, one at a time and many at once', async () => {
  expect(await letThrough([start()], 'a', 3 * LIMIT)).toBe(LIMIT);
  const counts = start();
  const answers = await Promise.all(Array.from({ length: 3 * LIMIT }, () => isWithin(counts, 'b')));
  expect(answers.filter(Boolean)).toHaveLength(LIMIT);
});

test.each([2, 4])('%i processes together let the limit through and at most a tenth more for each of them', async (size) => {
  const processes = Array.from({ length: size }, () => start());
  const inTurn = await letThrough(processes, 'turn', 10 * LIMIT);
  const atOnce = await Promise.all(
    Array.from({ length: 10 * LIMIT }, async (_, at) => isWithin(processes[at % size] ?? start(), 'at once')),
  );
  for (const passed of [inTurn, atOnce.filter(Boolean).length]) {
    expect(passed).toBeGreaterThanOrEqual(LIMIT);
    expect(passed).toBeLessThanOrEqual(LIMIT + size * A_PROCESS_MORE);
  }
});

test('the minutes of two processes that began apart are one: neither gives a second limit within it', async () => {
  const [first, second] = [start(), start()];
  let passed = await letThrough([second], 'k', 4);
  time += 30_000;
  passed += await letThrough([first], 'k', 2 * LIMIT);
  time += WINDOW_MS - 30_000;
  passed += await letThrough([second], 'k', 2 * LIMIT);
  expect(passed).toBeLessThanOrEqual(LIMIT + 2 * A_PROCESS_MORE);
  time += 30_000;
  expect(await isWithin(second, 'k')).toBe(true);
});

test('a request that is charged as many counts as many, at each process', async () => {
  const [first, second] = [start(), start()];
  expect(await letThrough([first], 'k', 3, 30)).toBe(90);
  expect(await isWithin(second, 'k', 30)).toBe(false);
});

test('a person below a twentieth costs no statement; one at the limit costs at most a twelfth of it and the last twentieth', async () => {
  const counts = start();
  const few = statements();
  for (let at = 0; at < 4; at++) await counts.count('few', LIMIT);
  expect(few()).toBe(0);
  const many = statements();
  await letThrough([counts], 'many', 10 * LIMIT);
  expect(many()).toBeLessThanOrEqual(20 + LIMIT / 20 + 1);
});

test('a key waits for one settlement at a time, however many requests come', async () => {
  const counts = start();
  const asked = statements();
  await Promise.all(Array.from({ length: 50 }, () => counts.count('k', LIMIT)));
  expect(asked()).toBeLessThanOrEqual(2);
});

test('the rest of the minute is reported in seconds, and after it the count restarts', async () => {
  const counts = start();
  await letThrough([counts], 'k', 2 * LIMIT);
  time += 20_500;
  expect((await counts.count('k', LIMIT)).secondsLeft).toBe(40);
  time += 39_500;
  expect(await counts.count('k', LIMIT)).toEqual({ place: 1, secondsLeft: 60 });
});

test('past minutes are removed from the table', async () => {
  const counts = start();
  for (const key of ['a', 'b', 'c']) await letThrough([counts], key, 20);
  expect(await rows()).toHaveLength(3);
  time += WINDOW_MS;
  await letThrough([counts], 'a', 20);
  while ((await rows()).length > 1) await new Promise((resolve) => setImmediate(resolve));
  expect(await rows()).toEqual([{ key: 'a', count: 20 }]);
});

test('without the database a process goes by its own count, and asks at most once in two seconds', async () => {
  const nowhere = connect('postgres://nobody@127.0.0.1:1/nothing');
  const spy = jest.spyOn(nowhere, 'query');
  expect(await letThrough([start(nowhere)], 'k', 3 * LIMIT)).toBe(LIMIT);
  expect(spy.mock.calls.length).toBe(1);
  await nowhere.close();
});
