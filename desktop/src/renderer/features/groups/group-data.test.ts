// The hours of a group are on the clock of its state (screens.md §2.19): where New South Wales and Queensland part at daylight saving, so do their days.
import { capacityOn } from '@lotline/schema/domain/group/group-hours.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { clockOf, weekOf } from './group-data.ts';

const groupIn = (state: string | null) => ({ values: { state, hoursSaturday: '06:00-12:00', hoursSunday: '01:00-09:00' } });
const todayOf = (state: string, instant: string): string => dayInZone(instant, clockOf(groupIn(state))?.zone ?? 'UTC');

test.each([
  // the clocks go forward on Sunday 4 October 2026 at 2 am, and back on Sunday 4 April 2027 at 3 am
  ['the evening before they go forward', '2026-10-03T13:59:59Z', '2026-10-03', '2026-10-03'],
  ['midnight before they go forward', '2026-10-03T14:00:00Z', '2026-10-04', '2026-10-04'],
  ['the first evening of summer time', '2026-10-04T13:00:00Z', '2026-10-05', '2026-10-04'],
  ['the last evening of summer time', '2027-04-03T13:00:00Z', '2027-04-04', '2027-04-03'],
  ['the evening after they went back', '2027-04-04T13:00:00Z', '2027-04-04', '2027-04-04'],
])('%s is a day in New South Wales and a day in Queensland', (_, instant, nsw, qld) => {
  expect([todayOf('NSW', instant), todayOf('QLD', instant)]).toEqual([nsw, qld]);
});

test('what a group can work today follows its own day', () => {
  const instant = '2026-10-10T13:30:00Z';
  const hoursOf = (state: string) => capacityOn(todayOf(state, instant), weekOf(groupIn(state)), [1], []).minutes / 60;
  // Sunday already in Sydney, Saturday still in Brisbane
  expect([hoursOf('NSW'), hoursOf('QLD')]).toEqual([8, 6]);
});

test('a group without a state, or with none that there is, has no clock of its own', () => {
  expect([clockOf(groupIn(null)), clockOf(groupIn('XX'))]).toEqual([null, null]);
});
