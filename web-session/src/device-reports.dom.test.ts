// A device reports once a minute whatever its tabs do, and a reset signs it out after its work is sent and no earlier.
import type { DeviceReport } from '@lotline/schema/domain/device/device-report.input';
import { ApiError } from './api-error.ts';
import { createDeviceReports, type HeldHere } from './device-reports.ts';
import type { Rest } from './rest.ts';

const START = Date.UTC(2026, 10, 25, 1);
const NOTHING: HeldHere = { unsent: 0, needsYou: 0, since: null, why: null, photos: 0, files: 0 };

function device() {
  const state = { now: START, held: NOTHING, isReset: false, answers: true, isOnline: true, loses: 0 };
  const sent: DeviceReport[] = [];
  const done: string[] = [];
  const rest: Rest = <Result>(_path: string, call?: { body?: unknown }) => {
    if (!state.answers) return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
    sent.push(call?.body as DeviceReport);
    if (sent.length === state.loses) return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
    return Promise.resolve({ isReset: state.isReset } as Result);
  };
  let made = 0;
  const tab = () =>
    createDeviceReports({
      ...{ app: 'field', appVersion: '2.4', personId: 6, rest },
      clock: { now: () => new Date(state.now) },
      ids: { fresh: () => `7d2f0f5c-52d4-4d0c-9b1c-00000000000${String((made += 1))}` },
      canReport: () => state.isOnline,
      workerVersion: () => Promise.resolve('2.3'),
      held: () => Promise.resolve(state.held),
      lastError: () => 'TypeError: x',
      sendNow: () => done.push('send'),
      leave: () => {
        done.push('leave');
        return Promise.resolve();
      },
    });
  return { state, sent, done, tab };
}
const MINUTE = 60_000;
afterEach(() => localStorage.clear());

test('two tabs of one device report once a minute, under one name', async () => {
  const { state, sent, tab } = device();
  const [one, other] = [tab(), tab()];
  await Promise.all([one.report(), other.report()]);
  state.now += MINUTE - 1;
  await other.report();
  expect(sent).toHaveLength(1);
  expect(other.dueIn()).toBe(1);
  state.now += 1;
  await other.report();
  await one.report();
  expect(sent.map(({ deviceId }) => deviceId)).toEqual([sent[0]?.deviceId, sent[0]?.deviceId]);
  expect(sent).toHaveLength(2);
});

test('a report has the versions, what waits with its age, and the last error: nothing else', async () => {
  const { state, sent, tab } = device();
  state.held = { unsent: 3, needsYou: 1, since: new Date(START - 90_000).toISOString(), why: null, photos: 2, files: 0 };
  await tab().report();
  expect(sent).toEqual([
    {
      ...{ deviceId: '7d2f0f5c-52d4-4d0c-9b1c-000000000001', app: 'field', appVersion: '2.4', workerVersion: '2.3' },
      ...{ unsent: 3, unsentPhotos: 2, unsentFiles: 0, oldestSeconds: 90, lastError: 'TypeError: x', isLeaving: false },
    },
  ]);
});

test('a clock that is turned back by a year does not silence the device for a year', async () => {
  const { state, sent, tab } = device();
  await tab().report();
  state.now -= 366 * 86_400_000;
  state.held = { ...NOTHING, unsent: 1, since: new Date(START).toISOString() };
  await tab().report();
  expect(sent[1]?.oldestSeconds).toBe(0);
});

test('a device that is reset sends first, and leaves once nothing is left that it can send', async () => {
  const { state, sent, done, tab } = device();
  state.isReset = true;
  state.held = { ...NOTHING, unsent: 2, needsYou: 1 };
  await tab().report();
  expect(done).toEqual(['send']);
  expect(sent.map(({ isLeaving }) => isLeaving)).toEqual([false]);
  state.now += MINUTE;
  state.held = { ...NOTHING, unsent: 1, needsYou: 1 };
  await tab().report();
  expect(done).toEqual(['send', 'leave']);
  expect(sent.map(({ isLeaving }) => isLeaving)).toEqual([false, false, true]);
});

test('nothing is said without a connection, and a report that got no answer is sent a minute later', async () => {
  const { state, sent, done, tab } = device();
  state.isReset = true;
  const one = tab();
  state.isOnline = false;
  await one.report();
  state.isOnline = true;
  state.answers = false;
  await one.report();
  expect([sent, done]).toEqual([[], []]);
  state.answers = true;
  state.now += MINUTE;
  await one.report();
  expect(done).toEqual(['leave']);
});

test('a device that has said that it leaves does, also when the answer is lost', async () => {
  const { state, sent, done, tab } = device();
  state.isReset = true;
  state.loses = 2;
  await tab().report();
  expect(sent.map(({ isLeaving }) => isLeaving)).toEqual([false, true]);
  expect(done).toEqual(['leave']);
});
