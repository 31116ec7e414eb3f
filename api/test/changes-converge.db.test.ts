// Readers and writers in random order, with commits that come late, rollbacks, and rights that change, over two processes: whoever goes on pulling
// holds exactly what the person may see. Each run is made from its number, so that one that fails can be run again.
import { runs } from '@lotline/schema/testing/random-runs';
import { Client } from 'pg';
import { allReadable } from './all-readable.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { bySequence, byTime, byTransaction, Phone, type Pull } from './change-readers.ts';
import { insertRow } from './insert-row.ts';
import { choices, OpenWriter } from './open-writers.ts';
import { insertTask } from './task-rows.ts';
import { PEOPLE } from './world.ts';

/** Where a change of the person's rights does not begin anew, nine of ten seeds end wrong within five runs, the tenth in ten. */
const { numRuns: RUNS, seed: FIRST } = runs({ least: 20, soak: 500 });
/** Paging by sequence or by time loses a change within two to four runs; it ends with the first that does. */
const MOST_TO_FIND = 500;
const STEPS = 24;

let processes: readonly [BootedApi, BootedApi];
const clients: Client[] = [];

beforeAll(async () => {
  const first = await bootApi();
  processes = [first, await bootApi({ dataDir: first.dataDir })];
  for (const group of ['Crew North', 'Ridgeway Cabling', 'Coastal Comms', 'Crew North']) await insertTask(first.sequelize, { group });
  for (const row of [{ user_id: PEOPLE.sub }, { group_id: 1 }, {}])
    await insertRow(first.sequelize, 'custom_task', { name: 'Signs', ...row });
  for (let n = 0; n < 3; n++) {
    const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await client.connect();
    // a step that waits for another writer would wait for ever
    await client.query(`set lock_timeout = '10s'`);
    clients.push(client);
  }
});
afterAll(async () => {
  for (const client of clients) await client.end();
  for (const api of [...processes].reverse()) await api.stop();
});

const phonesThat = (pull: Pull) => [PEOPLE.field, PEOPLE.sub, PEOPLE.office].map((userId) => ({ userId, phone: new Phone(userId, pull) }));

/** Answers the phones that hold something else than their person may see. They go on from where the last run left them. */
async function run(seed: number, phones: ReturnType<typeof phonesThat>): Promise<string[]> {
  const choose = choices(seed);
  const anyProcess = () => (processes[choose(2)] ?? processes[0]).sequelize;
  const writers = clients.map((client) => new OpenWriter(client));
  for (let step = 0; step < STEPS; step++) {
    if (choose(3) > 0) await writers[choose(writers.length)]?.step(choose);
    else await phones[choose(phones.length)]?.phone.pullOnce(anyProcess());
  }
  for (const writer of writers) await writer.end();
  await allReadable(anyProcess());
  const wrong: string[] = [];
  for (const { userId, phone } of phones) {
    while (await phone.pullOnce(anyProcess()));
    const sees = await phone.sees(anyProcess());
    if (JSON.stringify([...phone.held].sort()) !== JSON.stringify([...sees].sort()))
      wrong.push(`run ${String(seed)}, person ${String(userId)}`);
  }
  return wrong;
}

test(`${String(RUNS)} runs: everyone who pulls ends with what they may see`, async () => {
  const wrong: string[] = [];
  const phones = phonesThat(byTransaction);
  for (let seed = FIRST; seed < FIRST + RUNS; seed++) wrong.push(...(await run(seed, phones)));
  expect(wrong).toEqual([]);
}, 900_000);

test.each([
  ['sequence', bySequence],
  ['time', byTime],
])('paging by %s alone loses changes', async (_by, pull) => {
  let wrong = 0;
  const phones = phonesThat(pull);
  for (let seed = FIRST; seed < FIRST + MOST_TO_FIND && wrong === 0; seed++) wrong += (await run(seed, phones)).length;
  expect(wrong).toBeGreaterThan(0);
});
