// The replica in the person's database. A new set is gathered beside the one that is shown, and replaces it in one transaction once it is complete.
import { boxOf } from '@lotline/schema/domain/task/task-summary';
import type { FieldPull, ReplicaCustomTask } from '@lotline/schema/domain/sync/field-pull';
import { isOlder, type VersionedJob } from '@lotline/schema/domain/sync/newest-job';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { databaseIfThere, openDatabase } from '../device/open-database.ts';
import type { PersonDatabase, SyncStateRow } from '../device/person-database.ts';
import { givingWay } from '../device/write-first.ts';
import { APP_VERSION } from '../version.ts';

export interface JobOfReplica extends VersionedJob {
  readonly id: number;
}

export type Page = FieldPull<JobOfReplica>;

/** Which jobs have changed; null: all may have. */
export type ChangedJobs = ReadonlySet<number> | null;

export interface Taken {
  readonly changed: ChangedJobs;
  /** Whether anything that is shown has changed. */
  readonly isOther: boolean;
}

/** What the answer of a person's own action makes of the replica. */
export type AnsweredChange =
  | {
      readonly jobId: number;
      readonly job: (job: JobOfReplica) => JobOfReplica;
      readonly rows: (rows: readonly FieldTask[]) => readonly FieldTask[];
    }
  | { readonly customTaskId: number; readonly customTask: (task: ReplicaCustomTask) => ReplicaCustomTask };

interface PageTimes {
  readonly startedAt: number;
  readonly now: number;
  /** The number of the last answer that had been written when the pull began. */
  readonly answers: number;
}

export interface ReplicaList {
  readonly work: FieldWork;
  /** The time of this state. */
  readonly pulledAt: number;
}

const NOTHING: SyncStateRow = {
  name: 'field',
  version: APP_VERSION,
  set: 0,
  cursor: null,
  startedAt: 0,
  pulledAt: 0,
  next: null,
};

const lastSet = ({ set, next }: SyncStateRow): number => Math.max(set, next?.set ?? 0);

/** What another version of the app stored is synced again. */
async function stateOf({ pulledState }: PersonDatabase): Promise<SyncStateRow> {
  const state = await pulledState.get('field');
  if (state === undefined) return NOTHING;
  if (state.version === APP_VERSION) return state;
  const { answers = 0 } = state;
  return { ...NOTHING, answers, next: { set: lastSet(state), cursor: null, answers } };
}

export class SyncStore {
  readonly #open: () => Promise<PersonDatabase>;
  /** Null where this device has nothing of this person. */
  readonly #ifThere: () => Promise<PersonDatabase | null>;

  constructor(personId: number) {
    let isOpen = false;
    this.#open = async () => {
      const database = await openDatabase(personId);
      isOpen = true;
      return database;
    };
    this.#ifThere = () => (isOpen ? this.#open() : databaseIfThere(personId));
  }

  async state(): Promise<SyncStateRow> {
    const database = await this.#ifThere();
    return database === null ? NOTHING : stateOf(database);
  }

  /** Null until a first set stands. */
  async list(): Promise<ReplicaList | null> {
    const database = await this.#ifThere();
    if (database === null) return null;
    const { dexie, pulledState, pulledRows, pulledCustomTasks } = database;
    return dexie.transaction('r', pulledState, pulledRows, pulledCustomTasks, async () => {
      const { set, pulledAt } = await stateOf(database);
      if (set === 0) return null;
      const [rows, customTasks] = await Promise.all([
        pulledRows.where('[set+jobId]').between([set, 0], [set, Infinity]).toArray(),
        pulledCustomTasks.where('[set+id]').between([set, 0], [set, Infinity]).toArray(),
      ]);
      return {
        work: listOf(
          rows.flatMap((ofJob) => ofJob.rows),
          customTasks.map(({ task }) => task),
        ),
        pulledAt,
      };
    });
  }

  /** Null for a job that is not on the list. */
  async job(id: number): Promise<{ readonly job: JobOfReplica; readonly pulledAt: number } | null> {
    const database = await this.#ifThere();
    if (database === null) return null;
    const { set, pulledAt } = await stateOf(database);
    const row = set === 0 ? undefined : await database.pulledJobs.get([set, id]);
    return row === undefined ? null : { job: row.job, pulledAt };
  }

  /**
   * Keeps a page. What an answer has made newer since the pull began stays: the change that was answered comes with the next pull.
   * @param asked the cursor that it answers
   * @returns null when another tab has stored another page meanwhile, or everything was deleted
   */
  async take(page: Page, asked: string | null, times: PageTimes): Promise<Taken | null> {
    const database = await this.#open();
    const { dexie, pulledState, pulledJobs, pulledRows, pulledCustomTasks } = database;
    const work = async (): Promise<Taken | null> => {
      const state = await stateOf(database);
      if (cursorOf(state) !== asked) return null;
      const next = page.beginAnew ? { set: lastSet(state) + 1, cursor: page.cursor, answers: times.answers } : state.next;
      const set = next?.set ?? state.set;
      const sets = { shown: state.set, filled: set, since: next?.answers ?? times.answers };
      const keys = (ids: readonly number[]) => ids.map((id): [number, number] => [set, id]);
      const gone = keys(page.goneJobIds);
      await Promise.all([
        pulledJobs.bulkDelete(gone),
        pulledRows.bulkDelete(gone),
        pulledCustomTasks.bulkDelete(keys(page.goneCustomTaskIds)),
        putJobs(database, page, sets),
        putCustomTasks(database, page, sets),
      ]);
      const isWhole = !page.more;
      const { answers = 0 } = state;
      const ended = isWhole ? { startedAt: times.startedAt, pulledAt: times.now } : {};
      if (next === null) await pulledState.put({ ...state, ...ended, cursor: page.cursor });
      else if (isWhole) {
        await pulledState.put({ ...NOTHING, ...ended, set, cursor: page.cursor, answers });
        await Promise.all([pulledJobs, pulledRows, pulledCustomTasks].map((table) => table.where(':id').below([set, 0]).delete()));
      } else await pulledState.put({ ...state, version: APP_VERSION, next: { ...next, cursor: page.cursor } });
      return takenOf(page, next !== null);
    };
    return givingWay(dexie, 'rw', { tables: [pulledState, pulledJobs, pulledRows, pulledCustomTasks], work });
  }

  /** Writes what an answer made of a job, or of a custom task, that was pulled: in the set that is shown and in the one that is being filled. */
  async answer(change: AnsweredChange): Promise<void> {
    const database = await this.#ifThere();
    if (database === null) return;
    const { dexie, pulledState, pulledJobs, pulledRows, pulledCustomTasks } = database;
    const work = async (): Promise<void> => {
      const state = await stateOf(database);
      const answered = (state.answers ?? 0) + 1;
      await pulledState.put({ ...state, answers: answered });
      for (const set of new Set([state.set, state.next?.set ?? state.set])) {
        if ('customTaskId' in change) {
          const row = await pulledCustomTasks.get([set, change.customTaskId]);
          if (row !== undefined) await pulledCustomTasks.put({ ...row, task: change.customTask(row.task), answered });
          continue;
        }
        const row = await pulledJobs.get([set, change.jobId]);
        if (row === undefined) continue;
        const listed = await pulledRows.get([set, change.jobId]);
        await pulledJobs.put({ ...row, job: change.job(row.job), answered });
        if (listed !== undefined) await pulledRows.put({ ...listed, rows: change.rows(listed.rows) });
      }
    };
    await givingWay(dexie, 'rw', { tables: [pulledState, pulledJobs, pulledRows, pulledCustomTasks], work });
  }
}

interface Sets {
  readonly shown: number;
  /** The one that pages are put to: the same unless another one takes its place. */
  readonly filled: number;
  /** Answers behind this number may be newer than the page. */
  readonly since: number;
}

async function putJobs({ pulledJobs, pulledRows }: PersonDatabase, page: Page, { shown, filled, since }: Sets): Promise<void> {
  const rows = rowsByJob(page.rows);
  for (const job of page.jobs) {
    const held = (await pulledJobs.get([filled, job.id])) ?? (await pulledJobs.get([shown, job.id]));
    const isBehind = held !== undefined && (held.answered ?? 0) > since && isOlder(job, held.job);
    const listed = isBehind ? await pulledRows.get([held.set, job.id]) : { jobId: job.id, rows: rows.get(job.id) ?? [] };
    await pulledJobs.put(isBehind ? { ...held, set: filled } : { set: filled, id: job.id, job });
    if (listed !== undefined) await pulledRows.put({ ...listed, set: filled });
  }
}

async function putCustomTasks({ pulledCustomTasks }: PersonDatabase, page: Page, { shown, filled, since }: Sets): Promise<void> {
  for (const task of page.customTasks) {
    const held = (await pulledCustomTasks.get([filled, task.id])) ?? (await pulledCustomTasks.get([shown, task.id]));
    const isBehind = held !== undefined && (held.answered ?? 0) > since && task.version < held.task.version;
    await pulledCustomTasks.put(isBehind ? { ...held, set: filled } : { set: filled, id: task.id, task });
  }
}

const NONE: ReadonlySet<number> = new Set();

function takenOf(page: Page, isAnew: boolean): Taken {
  if (isAnew) return page.more ? { changed: NONE, isOther: false } : { changed: null, isOther: true };
  const changed = new Set([...page.goneJobIds, ...page.jobs.map(({ id }) => id)]);
  return { changed, isOther: changed.size + page.customTasks.length + page.goneCustomTaskIds.length > 0 };
}

/** What the next page is requested with. */
export const cursorOf = ({ cursor, next }: SyncStateRow): string | null => (next === null ? cursor : next.cursor);

function rowsByJob(rows: readonly FieldTask[]): ReadonlyMap<number, readonly FieldTask[]> {
  const byJob = new Map<number, FieldTask[]>();
  for (const row of rows) byJob.set(row.constructionId, [...(byJob.get(row.constructionId) ?? []), row]);
  return byJob;
}

/** In the shape of GET /api/dashboard/fieldwork for the person's own groups. */
function listOf(rows: readonly FieldTask[], customTasks: readonly ReplicaCustomTask[]): FieldWork {
  const inBox = (box: 'rejected' | 'work') => rows.filter((row) => boxOf({ ...row, declinedDate: null }) === box);
  const day = ({ dueDate }: ReplicaCustomTask): string => dueDate ?? '9999-12-31';
  const byDay = (a: ReplicaCustomTask, b: ReplicaCustomTask) => (day(a) === day(b) ? a.id - b.id : day(a) < day(b) ? -1 : 1);
  return {
    customTasks: [...customTasks].sort(byDay).map(({ dueDate: _dueDate, ...task }) => task),
    rejectedSchedules: inBox('rejected'),
    workSchedule: inBox('work'),
  };
}
