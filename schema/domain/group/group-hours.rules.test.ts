import { capacityOn, durationMinutes, hoursFault, parseHours, type WeekHours } from './group-hours.rules.ts';

const day = parseHours('07:00-15:30');
const week: WeekHours = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day, Saturday: null, Sunday: null };
const MONDAY = '2026-11-23';
const SUNDAY = '2026-11-29';
const people = [1, 2, 3];

test('hours are a start and a later end on one day', () => {
  expect(day).toEqual({ from: '07:00', to: '15:30' });
  expect(durationMinutes(day)).toBe(510);
  expect(hoursFault('')).toBeNull();
  expect(['7:00-15:00', '07:00', '07:00-24:00', '07:60-09:00'].filter((text) => hoursFault(text) === null)).toEqual([]);
  expect(hoursFault('09:00-09:00')).toMatch(/end before/);
});

test('a group can work its hours times those who are there', () => {
  expect(capacityOn(MONDAY, week, people, [])).toEqual({ minutes: 1_530, present: 3 });
  expect(capacityOn(SUNDAY, week, people, [])).toEqual({ minutes: 0, present: 0 });
});

test('leave takes a person away from its first day through its last, whoever else is there', () => {
  const away = [{ userId: 2, fromDate: '2026-11-20', toDate: MONDAY }];
  expect(capacityOn(MONDAY, week, people, away)).toEqual({ minutes: 1_020, present: 2 });
  expect(capacityOn('2026-11-24', week, people, away).present).toBe(3);
  expect(capacityOn('2026-11-20', week, people, away).present).toBe(2);
  expect(capacityOn('2026-11-19', week, people, away).present).toBe(3);
});

test('leave of the whole group leaves nobody', () => {
  expect(capacityOn(MONDAY, week, people, [{ userId: null, fromDate: MONDAY, toDate: MONDAY }])).toEqual({ minutes: 0, present: 0 });
});
