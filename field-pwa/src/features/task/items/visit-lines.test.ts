import { buildVisit, NOW } from '../testing/build-page-data.ts';
import { visitLines } from './visit-lines.ts';

const clock = { now: new Date(NOW), zone: 'Australia/Sydney' };
const texts = (...visits: Parameters<typeof buildVisit>[0][]) =>
  visitLines(
    visits.map((visit, id) => buildVisit({ id, ...visit })),
    5,
    clock,
  ).map(({ text }) => text);

test('one’s own visit is You, today’s has the time alone (Spec 1 §4)', () => {
  expect(texts({ onSiteUtc: '2026-11-19T23:48:00Z' })).toEqual(['You, onsite since 10:48 AM']);
});

test('a mate goes by name, an earlier day is said', () => {
  expect(texts({ userId: 6, onSiteUtc: '2026-11-18T20:22:00Z' })).toEqual(['Sam Ortega, onsite since 19 Nov 07:22 AM']);
  expect(texts({ userId: 6, onSiteUtc: '2025-11-18T20:22:00Z' })).toEqual(['Sam Ortega, onsite since 19 Nov 2025 07:22 AM']);
  expect(texts({ userId: 6, user: null })).toEqual(['A colleague, onsite since 19 Nov 12:00 PM']);
});

test('a visit that ended says from when to when; over midnight both days', () => {
  expect(texts({ onSiteUtc: '2026-11-18T20:22:00Z', offSiteUtc: '2026-11-18T22:00:00Z' })).toEqual([
    'You, onsite 19 Nov 07:22 AM to 09:00 AM',
  ]);
  expect(texts({ onSiteUtc: '2026-11-18T12:00:00Z', offSiteUtc: '2026-11-18T14:30:00Z' })).toEqual([
    'You, onsite 18 Nov 11:00 PM to 19 Nov 01:30 AM',
  ]);
});

test('a completed visit without an end ended when it was completed', () => {
  expect(texts({ onSiteUtc: '2026-11-18T20:22:00Z', completedUtc: '2026-11-18T21:00:00Z' })).toEqual([
    'You, onsite 19 Nov 07:22 AM to 08:00 AM',
  ]);
});

test('who is onsite stands first, then the last three that ended, newest first', () => {
  const ended = (hour: number) => ({ onSiteUtc: `2026-11-18T0${String(hour)}:00:00Z`, offSiteUtc: `2026-11-18T0${String(hour)}:30:00Z` });
  expect(
    visitLines([...[1, 2, 3, 4].map((hour) => buildVisit({ id: hour, ...ended(hour) })), buildVisit({ id: 9 })], 5, clock).map(
      ({ key }) => key,
    ),
  ).toEqual(['9', '4', '3', '2']);
});

test('a record without a beginning (a confirmation, a comment) is no visit', () => {
  expect(texts({ onSiteUtc: null, confirmItemQtys: true })).toEqual([]);
});
