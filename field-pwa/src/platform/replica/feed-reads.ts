// Puts the replica where screens read it: the list's rows, and the pages of jobs that are or were open.
import type { QueryClient } from '@tanstack/react-query';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { isOlder } from '@lotline/schema/domain/sync/newest-job';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import type { PersistedQueries } from '@lotline/web-session/device/persisted-queries';
import { onceDrawn } from '@lotline/web-session/react/when-idle';
import { keys, OWN_LIST } from '@lotline/web-session/react/query-keys';
import type { SyncResult, Puller } from '@lotline/web-session/sync/puller';
import { replicaPage, type Beside, type ReplicaJob, type ReplicaPage } from './replica-page.ts';

const LIST = keys.fieldwork(OWN_LIST);
/** Named as every persisted query. */
const LIST_KEY = JSON.stringify(LIST);
const [OF_JOB] = keys.construction(0);

type Source = Pick<Puller, 'list' | 'job'>;

interface Feed {
  readonly client: QueryClient;
  readonly puller: Source;
  /** For a page that nobody has read yet. */
  readonly beside: Beside;
}

/** After a sync: the cached pages get the replica's state. */
export async function feedReplica({ client, puller, beside }: Feed, { changed, isOther }: SyncResult): Promise<void> {
  await feedList(client, puller, isOther);
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [OF_JOB] })) {
    const id = Number(queryKey[1]);
    if (state.data === undefined || (changed !== null && !changed.has(id))) continue;
    const replica = await puller.job(id);
    const shown = client.getQueryData<ReplicaPage>(queryKey);
    if (replica === null || shown === undefined || hasLongChat(shown)) void client.invalidateQueries({ queryKey });
    else feedPage(client, id, replicaPage(replica.job as ReplicaJob, besideOf(shown, beside)), replica.pulledAt);
  }
}

async function feedList(client: QueryClient, puller: Source, isOther: boolean): Promise<void> {
  const list = await puller.list();
  if (list === null) return;
  const shown = client.getQueryData<FieldWork>(LIST);
  const work = shown === undefined ? list.work : isOther ? uponShown(client, list.work, shown) : shown;
  client.setQueryData<FieldWork>(LIST, work, { updatedAt: list.pulledAt });
}

/** A sync from before an action's answer does not undo it: its task stays in the list, or out of it, as the answer has left it. */
function uponShown(client: QueryClient, replica: FieldWork, shown: FieldWork): FieldWork {
  const older = new Set(
    [...replica.rejectedSchedules, ...replica.workSchedule].filter((row) => isBeforeAnswer(client, row)).map(({ id }) => id),
  );
  if (older.size === 0) return replica;
  const merged = (box: 'rejectedSchedules' | 'workSchedule'): FieldTask[] => {
    const stays = new Map(shown[box].filter(({ id }) => older.has(id)).map((row) => [row.id, row]));
    const rows = replica[box].flatMap((row) => (older.has(row.id) ? (stays.get(row.id) ?? []) : row));
    const placed = new Set(rows.map(({ id }) => id));
    return [...rows, ...[...stays.values()].filter(({ id }) => !placed.has(id))];
  };
  return { ...replica, rejectedSchedules: merged('rejectedSchedules'), workSchedule: merged('workSchedule') };
}

/** The page of its job has the task from a later answer. */
function isBeforeAnswer(client: QueryClient, { id, version, constructionId }: FieldTask): boolean {
  const job = client.getQueryData<ReplicaPage>(keys.construction(constructionId))?.construction;
  return job?.schedules.some((task) => task.id === id && task.version > version) ?? false;
}

/** Lines beyond the newest that were requested are not removed: that page is read again. */
const hasLongChat = ({ jobFieldComments }: ReplicaPage): boolean => jobFieldComments.length > COMMENT_PAGE;

const besideOf = ({ users, groups, systemSettings }: ReplicaPage, beside: Beside): Beside =>
  groups.length > 0 ? { users, groups, systemSettings } : beside;

function feedPage(client: QueryClient, id: number, page: ReplicaPage, pulledAt: number): void {
  const queryKey = keys.construction(id);
  const shown = client.getQueryData<ReplicaPage>(queryKey)?.construction;
  if (shown != null && page.construction != null && isOlder(page.construction, shown)) return;
  client.setQueryData<ReplicaPage>(queryKey, page, { updatedAt: pulledAt });
}

/** Before a page is read it shows the replica, unless something newer is there. */
export async function standPage({ client, puller, beside }: Feed, id: number): Promise<void> {
  const replica = await puller.job(id);
  if (replica === null) return;
  const queryKey = keys.construction(id);
  const shown = client.getQueryData<ReplicaPage>(queryKey);
  // lines beyond the newest stay, until the read brings them with the new ones
  if (shown !== undefined && hasLongChat(shown)) return;
  const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  const job = replica.job as ReplicaJob;
  // an answer may have been written to the replica after the page was read
  const isBehind = shown?.construction != null && isOlder(shown.construction, job);
  if (isBehind || readAt < replica.pulledAt) feedPage(client, id, replicaPage(job, beside), replica.pulledAt);
}

interface ListRequest {
  readonly client: QueryClient;
  /** Where the list is stored until a first sync has ended. */
  readonly kept: Pick<PersistedQueries, 'find' | 'keep'>;
  readonly now: () => Date;
  readonly puller: Puller;
  /** Of the list's own read, for a device without a replica. */
  readonly read: () => Promise<FieldWork>;
}

/** The person's own list: from the replica at once, then what changed. @throws ApiError when that fails */
export async function readReplicaList({ client, puller, kept, now, read }: ListRequest): Promise<FieldWork> {
  const replica = await puller.list().catch(() => null);
  if (replica === null) {
    try {
      const work = await read();
      const readAt = now().getTime();
      // the list shows before the code that stores it, and all of its pages, is loaded
      onceDrawn(() => {
        void kept.keep(LIST_KEY, { value: work, readAt }).catch(() => undefined);
        void puller.pull();
      });
      return work;
    } catch (problem) {
      const before = await kept.find(LIST_KEY).catch(() => null);
      if (before !== null && client.getQueryData(LIST) === undefined)
        client.setQueryData<FieldWork>(LIST, before.value as FieldWork, { updatedAt: before.readAt });
      throw problem;
    }
  }
  if (client.getQueryData(LIST) === undefined) client.setQueryData<FieldWork>(LIST, replica.work, { updatedAt: replica.pulledAt });
  const problem = await puller.pull();
  if (problem !== null) throw problem;
  return (await puller.list())?.work ?? read();
}
