// Whose open stream hears of a change, and whose read finds what changed, are the same people, for each thing in each state (domain.md §1
// "Scope"): nobody learns of what answers them that it is not there, and nobody's screen stays behind.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { EventReader } from '../read-events.ts';
import { PEOPLE, type PersonName } from '../world.ts';
import { AUDIENCE_CASES, type Heard } from './audience-cases.ts';

const EVERYBODY = Object.keys(PEOPLE) as PersonName[];

let api: BootedApi;
const streams = new Map<PersonName, EventReader>();
beforeAll(async () => {
  api = await bootApi();
  for (const person of EVERYBODY) {
    const stream = await EventReader.open(api.url, await api.tokenFor(person));
    if (stream.status !== 200) continue;
    await stream.until((events) => events.some(({ event }) => event === 'ready'));
    streams.set(person, stream);
  }
});
afterAll(async () => {
  for (const stream of streams.values()) stream.close();
  await api.stop();
});

let markers = 0;

/** Something that everybody hears of: once it has come, nothing of the change before it is under way. */
async function mark(): Promise<void> {
  const [marker] = await api.sequelize.query<{ id: number }>(`insert into lookup (name, data) values ($1, '[]') returning id`, {
    bind: [`marker ${String(++markers)}`],
    type: QueryTypes.SELECT,
  });
  const isMarked = (heard: unknown) => (heard as Heard).entity === 'lookup' && (heard as Heard).id === marker?.id;
  for (const stream of streams.values()) await stream.until(() => stream.changes().some(isMarked));
}

async function whoFinds(finds: (person: PersonName) => Promise<boolean>): Promise<PersonName[]> {
  const found = await Promise.all(EVERYBODY.map(async (person) => [person, await finds(person)] as const));
  return found.flatMap(([person, isFound]) => (isFound ? [person] : []));
}

function whoHeard({ entity, id }: Heard, from: ReadonlyMap<PersonName, number>): PersonName[] {
  const isIt = (change: unknown) => (change as Heard).entity === entity && (change as Heard).id === id;
  return EVERYBODY.filter((person) => streams.get(person)?.changes().slice(from.get(person)).some(isIt));
}

test('all of them but nobody, who may not sign in, have a stream', () => {
  expect([...streams.keys()].sort()).toEqual(EVERYBODY.filter((person) => person !== 'nobody').sort());
});

test.each(AUDIENCE_CASES.map((one) => [one.of, one] as const))(
  '%s is heard of by exactly those who read it, or did before',
  async (_of, one) => {
    const { change, finds } = await one.make(api);
    const before = await whoFinds(finds);
    await mark();
    const from = new Map([...streams].map(([person, stream]) => [person, stream.changes().length]));
    const heard = await change();
    await mark();
    const hearers = whoHeard(heard, from);
    const after = await whoFinds(finds);
    const readers = EVERYBODY.filter((person) => before.includes(person) || after.includes(person));
    expect(hearers).toEqual(readers);
    expect(readers).not.toEqual([]);
  },
);
