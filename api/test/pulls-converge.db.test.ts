// Phones that pull pages at random between writes whose commits come late: whoever goes on pulling holds what the list and the task page say, whichever
// process answers and however old the rights are that it holds of the person. Each run is made from its number, so that one that fails can be run again.
import { Client } from 'pg';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { runs } from '@lotline/schema/testing/random-runs';
import { findActorById } from '../src/features/people/actor.queries.ts';
import { pullField } from '../src/features/sync/pull-field.queries.ts';
import { allReadable } from './all-readable.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { directContext } from './direct-context.ts';
import { insertRow } from './insert-row.ts';
import { choices, OpenWriter, type Choose } from './open-writers.ts';
import { ReplicaPhone, plain, standsFor } from './replica-phone.ts';
import { insertTask } from './task-rows.ts';
import { PEOPLE, type PersonName } from './world.ts';

/** Where a change of the person's rights does not begin anew, the first run ends wrong, whatever the seed. */
const { numRuns: RUNS, seed: FIRST } = runs({ least: 4, soak: 40 });
const STEPS = 30;
/** So few that pages end in the middle of transactions and of what one of them touched. */
const SIZE = { jobs: 2, changes: 8 };

let api: BootedApi;
const clients: Client[] = [];

beforeAll(async () => {
  api = await bootApi();
  for (const group of ['Crew North', 'Ridgeway Cabling', 'Coastal Comms', 'Crew North', 'Ridgeway Cabling', 'Crew North'])
    await insertTask(api.sequelize, { group });
  for (const row of [{ user_id: PEOPLE.sub }, { group_id: 1 }, {}])
    await insertRow(api.sequelize, 'custom_task', { name: 'Signs', ...row });
  for (let n = 0; n < 3; n++) {
    const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await client.connect();
    await client.query(`set lock_timeout = '10s'`);
    clients.push(client);
  }
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await api.stop();
});

interface Owned {
  readonly person: PersonName;
  readonly phone: ReplicaPhone;
}

/** The rights that the process holds are those of the pull before. */
function phoneWithOldRights(person: PersonName): Owned {
  let held: Actor | null = null;
  const phone = new ReplicaPhone(async (cursor) => {
    const now = await findActorById(api.sequelize, PEOPLE[person]);
    const actor = held ?? now;
    held = now;
    if (actor === null) throw new Error(`${person} may not sign in`);
    const facts = { ...actor, claims: [...actor.claims], groupIds: [...actor.groupIds] };
    const context = directContext(api.sequelize, facts, new Date());
    return JSON.parse(JSON.stringify(await pullField({ ...context, fileLinks: api.files.links }, cursor, SIZE))) as Awaited<
      ReturnType<ConstructorParameters<typeof ReplicaPhone>[0]>
    >;
  });
  return { person, phone };
}

async function live(choose: Choose, phones: readonly Owned[]): Promise<void> {
  const writers = clients.map((client) => new OpenWriter(client));
  for (let step = 0; step < STEPS; step++) {
    if (choose(3) > 0) await writers[choose(writers.length)]?.step(choose);
    else await phones[choose(phones.length)]?.phone.pullOnce();
  }
  for (const writer of writers) await writer.end();
}

test(`${String(RUNS)} runs: every phone ends with the list and the pages of its person`, async () => {
  const phones = (['field', 'sub', 'sub2', 'office'] as const).map(phoneWithOldRights);
  for (let seed = FIRST; seed < FIRST + RUNS; seed++) {
    await live(choices(seed), phones);
    await allReadable(api.sequelize);
    for (const { person, phone } of phones) {
      // pages that were under way when the last change came end with what was so before it
      await phone.pull();
      await phone.pull();
      expect({ seed, person, ...plain(phone.replica) }).toEqual({ seed, person, ...plain(await standsFor(api, person)) });
    }
  }
  expect(phones.every(({ phone }) => phone.pages > RUNS * 2)).toBe(true);
}, 900_000);
