import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { ApiError } from '@lotline/web-session/api-error';
import type { Puller } from '@lotline/web-session/sync/puller';
import { keys } from '@lotline/web-session/react/query-keys';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { taskAction } from '../outbox/action-input.ts';
import { showAnswer } from '../outbox/show-answer.ts';
import type { PersistedQuery } from '@lotline/web-session/device/persisted-queries';
import { feedReplica, readReplicaList, standPage } from './feed-reads.ts';
import { isOlder } from '@lotline/schema/domain/sync/newest-job';
import { buildComment, buildJob, buildTask } from '../../features/task/testing/build-page-data.ts';
import { replicaPage, type ReplicaJob, type ReplicaPage } from './replica-page.ts';

const NO_ANSWER = new ApiError({ code: 'OFFLINE', status: 0 });
const beside = { users: [], groups: [{ id: 2, name: 'Crew North', isSubcontractor: false }], systemSettings: [] };
const workOf = (...ids: number[]): FieldWork => ({
  customTasks: [],
  rejectedSchedules: [],
  workSchedule: ids.map((id) => buildFieldTask({ id, constructionId: id })),
});
const comment = (id: number) => buildComment({ id });
const taskOf = (id: number, version: number) => buildTask({ id, version });
const jobOf = (id: number, { jobFieldComments = [comment(1)], ...part }: Partial<ReplicaJob> = {}): ReplicaJob => ({
  ...buildJob({ id, version: 3, status: 'pulled', schedules: [taskOf(id, 5)], ...part }),
  jobFieldComments,
});
const pageOf = (id: number, part: Partial<ReplicaJob> = {}): ReplicaPage => replicaPage(jobOf(id, part), beside);

const replica = new Map<number, ReplicaJob>();
let work: FieldWork | null;
const pull = jest.fn<Promise<ApiError | null>, []>();
const puller: Puller = {
  pull,
  list: () => Promise.resolve(work === null ? null : { work, pulledAt: 7_000 }),
  job: (id) => {
    const job = replica.get(id);
    return Promise.resolve(job === undefined ? null : { job, pulledAt: 7_000 });
  },
  answer: () => Promise.resolve(),
  subscribe: () => () => undefined,
};
let client: QueryClient;
const listShown = () => client.getQueryData<FieldWork>(keys.fieldwork('')) ?? null;
const idsShown = () => listShown()?.workSchedule.map(({ id }) => id);
const statusShown = (id: number) => client.getQueryData<ReplicaPage>(keys.construction(id))?.construction?.status;
const show = (id: number, part: Partial<ReplicaJob>) =>
  client.setQueryData(keys.construction(id), pageOf(id, { status: 'shown', ...part }), { updatedAt: 5_000 });
const isAskedAgain = (id: number) => client.getQueryState(keys.construction(id))?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  replica.clear();
  work = workOf(1, 2);
  pull.mockReset().mockResolvedValue(null);
});

const persistedQueries = new Map<string, PersistedQuery>();
const device = {
  kept: {
    find: (name: string) => Promise.resolve(persistedQueries.get(name) ?? null),
    keep: (name: string, read: PersistedQuery) => Promise.resolve(void persistedQueries.set(name, read)),
  },
  now: () => new Date(5),
};

test('the synced list shows at once, with its age, before any request', async () => {
  const read = jest.fn();
  pull.mockImplementation(async () => {
    expect(idsShown()).toEqual([1, 2]);
    expect(client.getQueryState(keys.fieldwork(''))?.dataUpdatedAt).toBe(7_000);
    work = workOf(2, 3);
    return null;
  });
  expect((await readReplicaList({ ...device, client, puller, read })).workSchedule.map(({ id }) => id)).toEqual([2, 3]);
  expect(read).not.toHaveBeenCalled();
});

test('a failed sync is a failure of the list, which stays', async () => {
  pull.mockResolvedValue(NO_ANSWER);
  await expect(readReplicaList({ ...device, client, puller, read: jest.fn() })).rejects.toBe(NO_ANSWER);
  expect(idsShown()).toEqual([1, 2]);
});

test('without a replica, or without storage, the list is read as usual', async () => {
  const read = jest.fn(() => Promise.resolve(workOf(4)));
  work = null;
  expect(await readReplicaList({ ...device, client, puller, read })).toEqual(workOf(4));
  await waitFor(() => expect(pull).toHaveBeenCalledTimes(1));
  const broken: Puller = { ...puller, list: () => Promise.reject(new Error('no storage')) };
  expect(await readReplicaList({ ...device, client, puller: broken, read })).toEqual(workOf(4));
});

test('after a sync the list is the replica’s; where nothing changed it has the same rows, with the new time', async () => {
  await feedReplica({ client, puller, beside }, { changed: null, isOther: true });
  expect(idsShown()).toEqual([1, 2]);
  const before = listShown();
  work = workOf(9);
  await feedReplica({ client, puller, beside }, { changed: new Set(), isOther: false });
  expect(listShown()).toBe(before);
});

test('cached pages follow: a changed one is new, a removed one is requested again, an unchanged one is left alone', async () => {
  for (const id of [1, 2, 3]) show(id, {});
  replica.set(1, jobOf(1)).set(2, jobOf(2));
  await feedReplica({ client, puller, beside }, { changed: new Set([1, 3]), isOther: true });
  expect([statusShown(1), statusShown(2), statusShown(3)]).toEqual(['pulled', 'shown', 'shown']);
  expect([isAskedAgain(1), isAskedAgain(2), isAskedAgain(3)]).toEqual([false, false, true]);
});

test('an answer that came during the sync is not replaced by the older state', async () => {
  replica.set(1, jobOf(1)).set(2, jobOf(2));
  show(1, { schedules: [taskOf(1, 6)] });
  show(2, { version: 4 });
  await feedReplica({ client, puller, beside }, { changed: null, isOther: true });
  expect([statusShown(1), statusShown(2)]).toEqual(['shown', 'shown']);
  expect(isOlder({ version: 3, schedules: [] }, { version: 3, schedules: [{ id: 1, version: 1 }] })).toBe(false);
});

test('a sync that began before an action was answered does not restore the old row; the next one has the server’s state', async () => {
  const replicaRow = (id: number, version: number) => buildFieldTask({ id, constructionId: id, version, owner: 'pulled' });
  const pulls = async (...rows: FieldTask[]) => {
    work = { ...workOf(), workSchedule: rows };
    await feedReplica({ client, puller, beside }, { changed: new Set(), isOther: true });
    return [...(listShown()?.workSchedule ?? []), ...(listShown()?.rejectedSchedules ?? [])].map(
      ({ id, owner }) => `${String(id)} ${String(owner)}`,
    );
  };
  for (const id of [1, 2, 3]) show(id, { schedules: [taskOf(id, 6)] });
  // 1 continued, 2 left the list, 3 waits for its correction in the other section
  const answered = (id: number) => ({ ...replicaRow(id, 5), owner: 'answered' });
  client.setQueryData<FieldWork>(keys.fieldwork(''), { customTasks: [], rejectedSchedules: [answered(3)], workSchedule: [answered(1)] });
  expect(await pulls(replicaRow(1, 5), replicaRow(2, 5), replicaRow(3, 5), replicaRow(4, 1))).toEqual([
    '1 answered',
    '4 pulled',
    '3 answered',
  ]);
  expect(await pulls(replicaRow(1, 6), replicaRow(3, 7), replicaRow(4, 1))).toEqual(['1 pulled', '3 pulled', '4 pulled']);
});

test('after an answer the synced list is updated by one sync, never read as a whole; another group’s list is read', async () => {
  const read = jest.fn();
  const list = { queryKey: keys.fieldwork(''), queryFn: () => readReplicaList({ ...device, client, puller, read }) };
  const leave = new QueryObserver(client, list).subscribe(() => undefined);
  await client.fetchQuery(list);
  const other = { queryKey: keys.fieldwork('2'), queryFn: jest.fn(() => Promise.resolve(workOf(5))) };
  const leaveOther = new QueryObserver(client, { ...other, staleTime: Infinity }).subscribe(() => undefined);
  await client.fetchQuery(other);
  other.queryFn.mockClear();
  pull.mockClear();
  const action = { ...taskAction('accept', { id: 1 }, 1), id: 'press', occurredAt: '2026-11-20T01:00:00.000Z' };
  const job = buildJob({ id: 1 });
  await showAnswer(client, {
    action,
    answer: { kind: 'job', job },
    who: { actor: buildActor(), displayName: 'Asha', zone: 'UTC' },
    puller,
  });
  await waitFor(() => expect(other.queryFn).toHaveBeenCalledTimes(1));
  expect(pull).toHaveBeenCalledTimes(1);
  expect(read).not.toHaveBeenCalled();
  leave();
  leaveOther();
});

test('a chat that shows earlier lines is read again, not cut', async () => {
  replica.set(1, jobOf(1));
  show(1, {});
  client.setQueryData<ReplicaPage>(keys.construction(1), (page) =>
    page === undefined ? page : { ...page, jobFieldComments: Array.from({ length: 60 }, (_, id) => comment(id)) },
  );
  await feedReplica({ client, puller, beside }, { changed: new Set([1]), isOther: true });
  expect([statusShown(1), isAskedAgain(1)]).toEqual(['shown', true]);
});

test('a page that nobody has read shows the replica; one that was read later stays', async () => {
  replica.set(1, jobOf(1)).set(2, jobOf(2));
  await standPage({ client, puller, beside }, 1);
  expect(client.getQueryData<ReplicaPage>(keys.construction(1))).toEqual(pageOf(1));
  client.setQueryData(keys.construction(2), pageOf(2, { status: 'read' }), { updatedAt: 8_000 });
  await standPage({ client, puller, beside }, 2);
  expect(statusShown(2)).toBe('read');
});

test('one comment more than the page shows means that there are earlier ones', () => {
  const comments = Array.from({ length: 51 }, (_, at) => comment(at + 1));
  const { jobFieldComments, hasEarlierComments } = pageOf(1, { jobFieldComments: comments });
  expect([jobFieldComments.length, jobFieldComments[0]?.id, hasEarlierComments]).toEqual([50, 2, true]);
  expect(pageOf(1).hasEarlierComments).toBe(false);
});

test('until a first sync has ended the list that was read is on the device, and shows when it cannot be read', async () => {
  const client = new QueryClient();
  const nothing = { ...puller, list: () => Promise.resolve(null), pull: () => Promise.resolve(NO_ANSWER) };
  await readReplicaList({ ...device, client, puller: nothing, read: () => Promise.resolve(workOf(9)) });
  await waitFor(() => expect([...persistedQueries.values()]).toMatchObject([{ value: workOf(9) }]));
  const later = new QueryClient();
  await expect(readReplicaList({ ...device, client: later, puller: nothing, read: () => Promise.reject(NO_ANSWER) })).rejects.toBe(
    NO_ANSWER,
  );
  expect(later.getQueryData(keys.fieldwork(''))).toEqual(workOf(9));
  expect(later.getQueryState(keys.fieldwork(''))?.dataUpdatedAt).toBe(5);
});
