import { buildTask, buildVisit } from '../testing/build-page-data.ts';
import { justArrived } from './just-arrived.ts';

const ARRIVED = '2026-11-19T19:47:00.000Z';
const after = (seconds: number) => new Date(Date.parse(ARRIVED) + seconds * 1000);
const actor = { userId: 5, claims: new Set<never>(), groupIds: new Set([2]), isSubcontractor: false };
const asked = (now: Date, visit = buildVisit({ onSiteUtc: ARRIVED, userId: 5 })) =>
  justArrived({ opened: buildTask({ taskUsers: [visit] }), actor, now, zone: 'Australia/Sydney' });

test.each([
  [0, 'You arrived at 06:47 AM, less than a minute ago.'],
  [59, 'You arrived at 06:47 AM, less than a minute ago.'],
  [60, 'You arrived at 06:47 AM, one minute ago.'],
  [119, 'You arrived at 06:47 AM, one minute ago.'],
  [120, null],
])('%i seconds after arriving: %s', (seconds, sentence) => {
  expect(asked(after(seconds))).toBe(sentence);
});

test('nobody is asked who is not there', () => {
  expect(asked(after(5), buildVisit({ onSiteUtc: ARRIVED, offSiteUtc: ARRIVED, userId: 5 }))).toBeNull();
});
