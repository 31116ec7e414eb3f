import { buildActor } from '../../testing/build-actor.ts';
import { parseInput } from '../kernel/input.ts';
import { deviceReportInput } from './device-report.input.ts';
import { canResetDevice, resetStep, unsentWords } from './device.rules.ts';

test.each([
  [0, 0, 'leave'],
  [3, 0, 'send'],
  [3, 2, 'send'],
  [2, 2, 'leave'],
] as const)('with %i unsent, %i of them waiting for the person, a reset device does: %s', (unsent, needsYou, step) => {
  expect(resetStep({ unsent, needsYou })).toBe(step);
});

test('whoever manages people resets devices, nobody else', () => {
  expect(canResetDevice(buildActor({ onlyClaims: ['CAN_MANAGE_USERS'] })).ok).toBe(true);
  expect(canResetDevice(buildActor({ onlyClaims: ['CAN_MANAGE_ROLE_CLAIMS'] }))).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('what is not sent is told in words', () => {
  expect([0, 1, 1200].map((unsent) => unsentWords({ unsent }))).toEqual([null, '1 thing not sent', '1,200 things not sent']);
  const said = (unsent: number, unsentPhotos: number, unsentFiles: number) => unsentWords({ unsent, unsentPhotos, unsentFiles });
  expect([said(0, 0, 0), said(3, 0, 0), said(12, 9, 1), said(1300, 1300, 0)]).toEqual([
    ...[null, '3 changes not sent', '2 changes, 9 photos, 1 file not sent', '1,300 photos not sent'],
  ]);
});

const REPORT = {
  ...{ deviceId: '7d2f0f5c-52d4-4d0c-9b1c-6d2f4f1f8a10', app: 'field', appVersion: '1.2', workerVersion: null },
  ...{ unsent: 0, unsentPhotos: 0, unsentFiles: 0, oldestSeconds: null, lastError: null, isLeaving: false },
};

test('a report holds what it is for and nothing else', () => {
  expect(parseInput(deviceReportInput, REPORT)).toEqual(REPORT);
  // an app from before tells one number
  const { unsentPhotos, unsentFiles, ...before } = REPORT;
  expect([unsentPhotos, unsentFiles]).toEqual([0, 0]);
  expect(parseInput(deviceReportInput, before)).toEqual({ ...before, unsentPhotos: null, unsentFiles: null });
  for (const wrong of [
    { userId: 4 },
    { latitude: -37.8 },
    { deviceId: 'mine' },
    { app: 'other' },
    { unsent: -1 },
    { unsent: 1.5 },
    { unsentPhotos: -1 },
    { oldestSeconds: 1e12 },
    { appVersion: 'x'.repeat(101) },
    { lastError: 'x'.repeat(501) },
  ])
    expect(() => parseInput(deviceReportInput, { ...REPORT, ...wrong })).toThrow();
});
