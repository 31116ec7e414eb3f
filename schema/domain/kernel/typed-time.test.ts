import { addMinutes, isTime, readTypedTime } from './typed-time.ts';

test.each([
  ['7', '07:00'],
  ['19', '19:00'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['7:30', '07:30'],
  ['7.30', '07:30'],
  [' 15 30 ', '15:30'],
  ['1530', '15:30'],
  ['7am', '07:00'],
  ['3:30 PM', '15:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['00:00', '00:00'],
])('%s is %s', (typed, meant) => {
  expect(readTypedTime(typed)).toBe(meant);
});

test.each(['', '24', '7:60', '7:3', '13pm', '0am', 'noon', '12345', '7:30:00', '-1'])('%s is no time', (typed) => {
  expect(readTypedTime(typed)).toBeNull();
});

test('a time goes on and back around midnight', () => {
  expect([addMinutes('07:00', 15), addMinutes('23:50', 15), addMinutes('00:10', -15)]).toEqual(['07:15', '00:05', '23:55']);
});

test('a time is two figures of each', () => {
  expect([isTime('07:00'), isTime('7:00'), isTime('24:00'), isTime('')]).toEqual([true, false, false, false]);
});
