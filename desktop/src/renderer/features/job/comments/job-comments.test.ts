// Two threads as one chat: nothing is shown among comments that are not read yet.
import { isBehind, keyOf, mergedThreads, type JobComment, type Thread } from './job-comments.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 2, minute)).toISOString();
const said = (minute: number, isInternal = false): JobComment => ({
  ...{ id: minute, isInternal, version: 0, clientId: null, scheduleId: null, userId: 2, author: 'Asha Menon' },
  ...{ comments: `at ${String(minute)}`, createdUtc: at(minute), writtenUtc: at(minute) },
});
const thread = (minutes: readonly number[], hasEarlier = false, isInternal = false): Thread => ({
  comments: minutes.map((minute) => said(minute, isInternal)),
  hasEarlier,
});
const minutesOf = (comments: readonly JobComment[]) => comments.map(({ id }) => id);

test('comments of both stand by time', () => {
  expect(minutesOf(mergedThreads([thread([1, 5]), thread([2, 9], false, true)]))).toEqual([1, 2, 5, 9]);
});

test('a thread that goes back further waits for the other one', () => {
  const [field, internal] = [thread([10, 30], true), thread([2, 20], false, true)];
  expect(minutesOf(mergedThreads([field, internal]))).toEqual([10, 20, 30]);
  expect([isBehind(field, [field, internal]), isBehind(internal, [field, internal])]).toEqual([true, false]);
});

test('of two that both have earlier ones, the one that is read less far goes on', () => {
  const [field, internal] = [thread([10, 30], true), thread([20, 25], true, true)];
  expect(minutesOf(mergedThreads([field, internal]))).toEqual([20, 25, 30]);
  expect([isBehind(field, [field, internal]), isBehind(internal, [field, internal])]).toEqual([false, true]);
});

test('a field comment and an internal one of the same number are two', () => {
  expect(keyOf(said(7))).not.toBe(keyOf(said(7, true)));
});
