import { waitFor } from '@testing-library/react';
import { ApiError } from '../api-error.ts';
import { readsOnDevice } from '../device/persisted-queries.ts';
import { restBy } from '../testing/answered-by.ts';
import { buildPull } from '../testing/build-pull.ts';
import { createPullerOf, type SyncResult } from './puller.ts';
import type { AnsweredChange, Page } from './sync-store.ts';

const RUTH = 5;
const NO_ANSWER = new ApiError({ code: 'OFFLINE', status: 0 });
const rest = jest.fn<Promise<Page>, [path: string]>();
let time = 0;
let here = RUTH;

/** A tab of its own. */
const openTab = (personId = RUTH) =>
  createPullerOf({
    rest: restBy(rest),
    clock: { now: () => new Date((time += 1)) },
    isHere: (id) => id === here,
  })(personId);
const asked = () => rest.mock.calls.map(([path]) => new URL(path, 'http://x').searchParams.get('since'));
const taskIds = async (tab: ReturnType<typeof openTab>) => (await tab.list())?.work.workSchedule.map(({ id }) => id);

/** An answer that the test gives later. */
function heldBack() {
  let give: (page: Page) => void = () => undefined;
  rest.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
  return (page: Page) => give(page);
}
const untilAsked = (times: number) => waitFor(() => expect(rest).toHaveBeenCalledTimes(times));

beforeEach(async () => {
  rest.mockReset();
  here = RUTH;
  await readsOnDevice(RUTH).clear();
});

test('the first sync reads everything in pages, and shows it when it is complete', async () => {
  rest.mockResolvedValueOnce(buildPull([1], { beginAnew: true, more: true, cursor: 'a~1' }));
  const giveSecond = heldBack();
  const tab = openTab();
  const pulled = tab.pull();
  await untilAsked(2);
  expect(await tab.list()).toBeNull();
  giveSecond(buildPull([2], { cursor: 'a' }));
  expect(await pulled).toBeNull();
  expect(asked()).toEqual([null, 'a~1']);
  expect(await taskIds(tab)).toEqual([1, 2]);
  expect(await tab.job(2)).toMatchObject({ job: { id: 2 } });
  expect(await openTab(6).list()).toBeNull();
});

test('the next sync begins where the last one stopped: new jobs are there, removed ones are not', async () => {
  const tab = openTab();
  const heard: SyncResult[] = [];
  tab.subscribe((pulled) => heard.push(pulled));
  const tick = { id: 9, version: 0, clientId: null, name: 'Signs', isCompleted: false, isCompletable: true, dueDate: null };
  rest.mockResolvedValueOnce(buildPull([1, 2], { beginAnew: true, cursor: 'a', customTasks: [{ ...tick, id: 8 }, tick] }));
  await tab.pull();
  rest.mockResolvedValueOnce(
    buildPull([3], { cursor: 'b', goneJobIds: [1], goneCustomTaskIds: [8], customTasks: [{ ...tick, id: 10, dueDate: '2026-12-01' }] }),
  );
  await tab.pull();
  expect(asked()).toEqual([null, 'a']);
  expect(await taskIds(tab)).toEqual([2, 3]);
  expect((await tab.list())?.work.customTasks.map(({ id }) => id)).toEqual([10, 9]);
  expect(await tab.job(1)).toBeNull();
  expect(heard).toEqual([
    { changed: null, isOther: true },
    { changed: new Set([1, 3]), isOther: true },
  ]);
});

test('after "begin anew" the old set stays until the new one is complete; a broken-off sync continues where it was', async () => {
  const tab = openTab();
  rest.mockResolvedValueOnce(buildPull([1, 2], { beginAnew: true, cursor: 'a' }));
  await tab.pull();
  rest.mockResolvedValueOnce(buildPull([7], { beginAnew: true, more: true, cursor: 'b~7' })).mockRejectedValueOnce(NO_ANSWER);
  expect(await tab.pull()).toBe(NO_ANSWER);
  expect(await taskIds(tab)).toEqual([1, 2]);
  rest.mockResolvedValueOnce(buildPull([8], { cursor: 'b' }));
  const opened = openTab();
  expect(await opened.pull()).toBeNull();
  expect(asked()).toEqual([null, 'a', 'b~7', 'b~7']);
  expect(await taskIds(opened)).toEqual([7, 8]);
  expect(await opened.job(1)).toBeNull();
});

test('one sync runs at a time: requests meanwhile lead to one more, and only its end is reported', async () => {
  const tab = openTab();
  const heard: SyncResult[] = [];
  tab.subscribe((pulled) => heard.push(pulled));
  const giveFirst = heldBack();
  rest.mockResolvedValueOnce(buildPull([2], { cursor: 'b' }));
  const first = tab.pull();
  const same = tab.pull();
  await untilAsked(1);
  const later = [tab.pull(), tab.pull(), tab.pull()];
  giveFirst(buildPull([1], { beginAnew: true, cursor: 'a' }));
  expect(await Promise.all([first, same, ...later])).toEqual([null, null, null, null, null]);
  expect(asked()).toEqual([null, 'a']);
  expect(heard).toEqual([{ changed: null, isOther: true }]);
});

test('without an answer the replica stays, with the time of its last sync', async () => {
  const tab = openTab();
  rest.mockResolvedValueOnce(buildPull([1], { beginAnew: true, cursor: 'a' }));
  await tab.pull();
  const before = (await tab.list())?.pulledAt;
  rest.mockRejectedValueOnce(NO_ANSWER);
  expect(await tab.pull()).toBe(NO_ANSWER);
  expect((await tab.list())?.pulledAt).toBe(before);
  rest.mockResolvedValueOnce(buildPull([], { cursor: 'b' }));
  await tab.pull();
  expect((await tab.list())?.pulledAt).toBeGreaterThan(before ?? 0);
  expect(await taskIds(tab)).toEqual([1]);
});

test('two tabs without locks: a page that answers another cursor than the stored one is dropped', async () => {
  const [one, other] = [openTab(), openTab()];
  rest.mockResolvedValueOnce(buildPull([1], { beginAnew: true, cursor: 'a' }));
  await one.pull();
  const giveOld = heldBack();
  const slow = one.pull();
  await untilAsked(2);
  rest.mockResolvedValueOnce(buildPull([2], { cursor: 'b', goneJobIds: [1] }));
  await other.pull();
  giveOld(buildPull([1], { cursor: 'older' }));
  await slow;
  expect(await taskIds(one)).toEqual([2]);
  rest.mockResolvedValueOnce(buildPull([], { cursor: 'c' }));
  await one.pull();
  expect(asked().at(-1)).toBe('b');
});

test('an answer that comes after the person has left, or after everything was deleted, is not stored', async () => {
  const tab = openTab();
  const giveLate = heldBack();
  const late = tab.pull();
  await untilAsked(1);
  here = 6;
  giveLate(buildPull([1], { beginAnew: true, cursor: 'a' }));
  expect(await late).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await tab.list()).toBeNull();
  here = RUTH;
  rest.mockResolvedValueOnce(buildPull([1], { beginAnew: true, cursor: 'a' }));
  await tab.pull();
  const giveAfter = heldBack();
  const after = tab.pull();
  await untilAsked(3);
  await readsOnDevice(RUTH).clear();
  giveAfter(buildPull([2], { cursor: 'b' }));
  await after;
  expect(await tab.list()).toBeNull();
});

const answered = (jobId: number, version: number): AnsweredChange => ({
  jobId,
  job: (job) => ({ ...job, schedules: [{ id: jobId, version }] }),
  rows: (rows) => rows.map((row) => ({ ...row, version })),
});
const versionOf = async (tab: ReturnType<typeof openTab>, jobId: number) => (await tab.job(jobId))?.job.schedules[0]?.version;
const rowVersions = async (tab: ReturnType<typeof openTab>) => (await tab.list())?.work.workSchedule.map(({ version }) => version);

test('an answer stands in the replica, also for a tab that is opened before the next pull', async () => {
  const tab = openTab();
  rest.mockResolvedValueOnce(buildPull([1, 2], { beginAnew: true, cursor: 'a' }));
  await tab.pull();
  await tab.answer(answered(1, 4));
  await tab.answer(answered(3, 4));
  expect([await versionOf(openTab(), 1), await versionOf(openTab(), 2), await versionOf(openTab(), 3)]).toEqual([4, 0, undefined]);
  expect(await rowVersions(openTab())).toEqual([4, 0]);
});

test('a pull that began before an answer, and is of before it, does not take it back; one that began later counts', async () => {
  const tab = openTab();
  rest.mockResolvedValueOnce(buildPull([1, 2], { beginAnew: true, cursor: 'a' }));
  await tab.pull();
  const giveOld = heldBack();
  const old = tab.pull();
  await untilAsked(2);
  await tab.answer(answered(1, 4));
  giveOld(buildPull([1, 2], { cursor: 'b' }));
  await old;
  expect([await versionOf(tab, 1), await rowVersions(tab)]).toEqual([4, [4, 0]]);
  // as after a restored database
  rest.mockResolvedValueOnce(buildPull([1], { cursor: 'c' }));
  await tab.pull();
  expect([await versionOf(tab, 1), await rowVersions(tab)]).toEqual([0, [0, 0]]);
});

test('an answer that comes while a new set is gathered stands in that set too', async () => {
  const tab = openTab();
  rest.mockResolvedValueOnce(buildPull([1, 2], { beginAnew: true, cursor: 'a' }));
  await tab.pull();
  rest.mockResolvedValueOnce(buildPull([1], { beginAnew: true, more: true, cursor: 'b~1' }));
  const giveLast = heldBack();
  const anew = tab.pull();
  await untilAsked(3);
  await tab.answer(answered(1, 4));
  await tab.answer(answered(2, 5));
  giveLast(buildPull([2], { cursor: 'b' }));
  await anew;
  expect([await versionOf(tab, 1), await versionOf(tab, 2), await rowVersions(tab)]).toEqual([4, 5, [4, 5]]);
});

test('a custom task that was ticked stays ticked through a pull of before', async () => {
  const tab = openTab();
  const task = { id: 9, version: 1, clientId: null, name: 'Signs', isCompleted: false, isCompletable: true, dueDate: null };
  rest.mockResolvedValueOnce(buildPull([], { beginAnew: true, cursor: 'a', customTasks: [task] }));
  await tab.pull();
  const giveOld = heldBack();
  const old = tab.pull();
  await untilAsked(2);
  await tab.answer({ customTaskId: 9, customTask: (pulled) => ({ ...pulled, isCompleted: true, version: 2 }) });
  giveOld(buildPull([], { cursor: 'b', customTasks: [task] }));
  await old;
  expect((await tab.list())?.work.customTasks).toMatchObject([{ isCompleted: true, version: 2 }]);
});
