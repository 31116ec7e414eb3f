// Whoever was dismissed is out within a minute, and whoever lost a right has lost it, though no notice of it reached this process (issue 6 §3, known-for.ts).
import { OUT_WITHIN_MS, PERSON_KNOWN_MS, STREAM_ASKS_EVERY_MS } from '../src/platform/auth/known-for.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { EventReader } from './read-events.ts';
import { TurnedClock } from './turned-clock.ts';
import { changeWithoutEvent } from './change-with-event.ts';
import { PEOPLE } from './world.ts';

const clock = new TurnedClock(new Date('2026-11-20T02:00:00Z'));
let api: BootedApi;
let reader: EventReader | undefined;
beforeAll(async () => {
  api = await bootApi({ now: clock.now, every: clock.every });
});
afterEach(async () => {
  reader?.close();
  await setCanLogIn(true);
  await clock.turn(PERSON_KNOWN_MS / 1000);
});
afterAll(() => api.stop());

/** In the database alone, as another process would whose notice was lost. */
const setCanLogIn = (canLogIn: boolean) =>
  changeWithoutEvent(api.sequelize, `update app_user set can_log_in = ${String(canLogIn)} where id = ${String(PEOPLE.field)}`);
const ask = async (): Promise<number> => (await api.rest('field', 'POST', '/auth/signin')).status;

const latest = OUT_WITHIN_MS / 1000 - 1;
/** Dismissed so many seconds after the person was last read, at every place between two beats. */
const PHASES = [0, 1, 7, STREAM_ASKS_EVERY_MS / 1000 - 1, STREAM_ASKS_EVERY_MS / 1000, PERSON_KNOWN_MS / 1000 - 1];

test.each(PHASES)('dismissed %i s after being read: the stream ends and requests are refused before 60 s', async (seconds) => {
  expect(await ask()).toBe(200);
  reader = await EventReader.open(api.url, await api.tokenFor('field'));
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  await clock.turn(seconds);
  expect(await ask()).toBe(200);
  await setCanLogIn(false);
  await clock.turn(latest);
  expect(await ask()).toBe(403);
  await reader.until(() => reader?.isEnded === true);
});

test('a person who asks all the time is refused before 60 s too: asking keeps no knowledge young', async () => {
  expect(await ask()).toBe(200);
  await setCanLogIn(false);
  const statuses: number[] = [];
  for (let second = 0; second < latest; second++) {
    await clock.turn(1);
    statuses.push(await ask());
  }
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 403]);
});

test('after the connection for notices was lost everybody is read again at once: a dismissal may have been among what was missed', async () => {
  reader = await EventReader.open(api.url, await api.tokenFor('field'));
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  await setCanLogIn(false);
  await api.sequelize.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lotline-changes' and datname = current_database()",
  );
  await reader.until(() => reader?.isEnded === true);
  expect(await ask()).toBe(403);
});

test.each(PHASES)(
  'a role that loses a claim %i s after being read, though no notice came: refused, and the open screen told to read again, before 60 s',
  async (seconds) => {
    const cell = `role_claim where role_id = 1 and claim_value = 'CAN_ACCESS_FIELD_WORK'`;
    const list = async () => (await api.rest('field', 'GET', '/api/sync/field')).status;
    const ready = () => reader?.events.filter(({ event }) => event === 'ready').length;
    reader = await EventReader.open(api.url, await api.tokenFor('field'));
    await reader.until(() => ready() === 1);
    await clock.turn(seconds);
    expect(await list()).toBe(200);
    await changeWithoutEvent(api.sequelize, `delete from ${cell}`);
    await clock.turn(latest);
    expect(await list()).toBe(403);
    await reader.until(() => ready() === 2);
    expect(reader.isEnded).toBe(false);
    await changeWithoutEvent(api.sequelize, `insert into role_claim (role_id, claim_value) values (1, 'CAN_ACCESS_FIELD_WORK')`);
  },
);

test('the stream of somebody who stays goes on', async () => {
  reader = await EventReader.open(api.url, await api.tokenFor('field'));
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  await clock.turn(300);
  await api.sequelize.query(`insert into lookup (name, data) values ('after', '[]')`);
  await reader.until(() => (reader?.changes().length ?? 0) > 0);
  expect(reader.isEnded).toBe(false);
});
