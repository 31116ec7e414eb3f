// Devices in a real database: what they report is theirs alone, and a reset reaches the device once and ends with its own word that it leaves.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { DeviceOrder } from '@lotline/schema/domain/device/device-report.input';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

const NOW = new Date('2026-11-25T03:00:00.000Z');
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
});
afterAll(() => api.stop());

const PLAIN = { app: 'field', appVersion: '2.4', workerVersion: '2.3', unsent: 0, oldestSeconds: null, lastError: null, isLeaving: false };

async function report(by: PersonName, more: Readonly<Record<string, unknown>>): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${api.url}/api/devices/report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.tokenFor(by)}`, 'content-type': 'application/json', 'user-agent': PHONE },
    body: JSON.stringify({ ...PLAIN, ...more }),
  });
  return { status: answer.status, body: await answer.json() };
}
const isReset = async (by: PersonName, deviceId: string, more = {}): Promise<boolean> =>
  ((await report(by, { deviceId, ...more })).body as DeviceOrder).isReset;

interface DeviceOfPerson {
  readonly id: number;
  readonly device: string;
  readonly unsent: number;
  readonly unsentPhotos: number | null;
  readonly unsentFiles: number | null;
  readonly oldestUnsentAt: string | null;
  readonly lastError: string | null;
  readonly appVersion: string;
  readonly resetAskedAt: string | null;
  readonly resetDoneAt: string | null;
}
async function devicesOf(person: PersonName): Promise<readonly DeviceOfPerson[]> {
  const { data } = await api.gql(
    'admin',
    `{ person(id: ${String(PEOPLE[person])}) { devices { id device unsent unsentPhotos unsentFiles oldestUnsentAt lastError appVersion resetAskedAt resetDoneAt } } }`,
  );
  return (data as { person: { devices: DeviceOfPerson[] } }).person.devices;
}
const reset = (id: number, isWanted = true) =>
  api.gql('admin', `mutation { resetDevice(id: ${String(id)}, isWanted: ${String(isWanted)}, why: "Lost phone") { id } }`);

test('a report is one row of its device, and ages of the device become instants of the server', async () => {
  const deviceId = randomUUID();
  await report('sub', { deviceId, unsent: 9, oldestSeconds: 900, appVersion: '2.3', lastError: 'password=Hunter22 was refused' });
  await report('sub', { deviceId, unsent: 4, unsentPhotos: 3, unsentFiles: 0, oldestSeconds: 3600 });
  expect(await devicesOf('sub')).toEqual([
    {
      ...{ id: expect.any(Number) as number, device: 'Chrome on Android', unsent: 4, unsentPhotos: 3, unsentFiles: 0, appVersion: '2.4' },
      // that nothing went wrong since does not take away what did
      ...{ oldestUnsentAt: '2026-11-25T02:00:00.000Z', lastError: 'password=[redacted] was refused' },
      ...{ resetAskedAt: null, resetDoneAt: null },
    },
  ]);
  const { data } = await api.gql(
    'admin',
    `{ people(filter: { ids: [${String(PEOPLE.sub)}] }) { rows { devices lastSyncAt appVersion } } }`,
  );
  expect(data).toEqual({ people: { rows: [{ devices: 1, lastSyncAt: NOW.toISOString(), appVersion: '2.4' }] } });
});

test('the same device of two people is two rows: nobody reports, or is reset, for another', async () => {
  const deviceId = randomUUID();
  await report('field', { deviceId, unsent: 2, oldestSeconds: 60 });
  await report('sub2', { deviceId, unsent: 0 });
  const [ofField] = await devicesOf('field');
  // an app from before tells one number
  expect([ofField?.unsentPhotos, ofField?.unsentFiles]).toEqual([null, null]);
  expect([ofField?.unsent, (await devicesOf('sub2'))[0]?.unsent]).toEqual([2, 0]);
  await reset(ofField?.id ?? 0);
  expect([await isReset('sub2', deviceId), await isReset('field', deviceId)]).toEqual([false, true]);
});

test('a reset is told with each report until the device says that it leaves; when it is back it is its own again', async () => {
  const deviceId = randomUUID();
  expect(await isReset('office', deviceId, { unsent: 3, oldestSeconds: 5 })).toBe(false);
  const [device] = await devicesOf('office');
  await reset(device?.id ?? 0);
  expect([await isReset('office', deviceId, { unsent: 1 }), await isReset('office', deviceId)]).toEqual([true, true]);
  expect(await isReset('office', deviceId, { isLeaving: true })).toBe(false);
  expect(await devicesOf('office')).toMatchObject([{ resetAskedAt: null, resetDoneAt: NOW.toISOString() }]);
  expect(await isReset('office', deviceId)).toBe(false);
});

test('a reset that is taken back is not told', async () => {
  const deviceId = randomUUID();
  await report('scheduler', { deviceId });
  const [device] = await devicesOf('scheduler');
  await reset(device?.id ?? 0);
  await reset(device?.id ?? 0, false);
  expect(await isReset('scheduler', deviceId)).toBe(false);
});

test('fields that are not known, and devices without end, are not kept', async () => {
  const wrong = await report('finance', { deviceId: randomUUID(), userId: PEOPLE.admin });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  const [before] = await api.sequelize.query<{ id: number }>(
    `insert into device (user_id, app, device_key, app_version, unsent, first_seen_at, last_seen_at)
       select $userId, 'console', gen_random_uuid(), '1', 0, '2026-01-01', '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 50) n returning id`,
    { bind: { userId: PEOPLE.finance }, type: QueryTypes.SELECT },
  );
  await report('finance', { deviceId: randomUUID() });
  const left = await devicesOf('finance');
  expect(left).toHaveLength(50);
  expect(left.map(({ id }) => id)).not.toContain(before?.id);
});

test('how the system stands says since when anything waits on a device, and which versions are in use', async () => {
  await api.sequelize.query(`update device set last_seen_at = now() where app = 'field'`);
  const { data } = await api.gql(
    'admin',
    '{ adminTasks { health { oldestUnsentAt versionsInUse { app appVersion workerVersion devices } } } }',
  );
  expect(data).toEqual({
    adminTasks: {
      health: {
        oldestUnsentAt: '2026-11-25T02:00:00.000Z',
        versionsInUse: [{ app: 'field', appVersion: '2.4', workerVersion: '2.3', devices: 6 }],
      },
    },
  });
});

test('whoever reports more than twenty times in a minute is refused until it ends', async () => {
  const deviceId = randomUUID();
  const answers: number[] = [];
  for (let n = 0; n < 22; n++) answers.push((await report('admin', { deviceId })).status);
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers.at(-1)).toBe(429);
});
