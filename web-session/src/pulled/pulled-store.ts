// What was pulled, in the person's database. A new set is gathered beside the one that stands, and takes its place in one transaction once it is whole.
import { boxOf } from '@lotline/schema/domain/task/task-summary';
import type { FieldPull, PulledCustomTask } from '@lotline/schema/domain/sync/field-pull';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { databaseIfThere, openDatabase } from '../kept/open-database.ts';
import type { PersonDatabase, PulledStateRow } from '../kept/person-database.ts';
import { APP_VERSION } from '../version.ts';

export interface HeldJob {
  readonly id: number;
}

export type Page = FieldPull<HeldJob>;

/** Which jobs are other than before; null: all may be. */
export type ChangedJobs = ReadonlySet<number> | null;

export interface Taken {
  readonly changed: ChangedJobs;
  /** Whether anything that is shown is other than before. */
  readonly isOther: boolean;
}

export interface PulledList {
  readonly work: FieldWork;
  /** As of when that is. */
  readonly pulledAt: number;
}

const NOTHING: PulledStateRow = {
  name: 'field',
  version: APP_VERSION,
  set: 0,
  cursor: null,
  startedAt: 0,
  pulledAt: 0,
  next: null,
};

const lastSet = ({ set, next }: PulledStateRow): number => Math.max(set, next?.set ?? 0);

/** What another version of the app pulled is pulled anew. */
async function stateOf({ pulledState }: PersonDatabase): Promise<PulledStateRow> {
  const state = await pulledState.get('field');
  if (state === undefined) return NOTHING;
  return state.version === APP_VERSION ? state : { ...NOTHING, next: { set: lastSet(state), cursor: null } };
}

export class PulledStore {
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

  async state(): Promise<PulledStateRow> {
    const database = await this.#ifThere();
    return database === null ? NOTHING : stateOf(database);
  }

  /** Null until a first set stands. */
  async list(): Promise<PulledList | null> {
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
  async job(id: number): Promise<{ readonly job: unknown; readonly pulledAt: number } | null> {
    const database = await this.#ifThere();
    if (database === null) return null;
    const { set, pulledAt } = await stateOf(database);
    const row = set === 0 ? undefined : await database.pulledJobs.get([set, id]);
    return row === undefined ? null : { job: row.job, pulledAt };
  }

  /**
   * Keeps a page.
   * @param asked the cursor that it answers
   * @returns null when somebody else has kept another page meanwhile, or all of it has been let go of
   */
  async take(page: Page, asked: string | null, times: { readonly startedAt: number; readonly now: number }): Promise<Taken | null> {
    const database = await this.#open();
    const { dexie, pulledState, pulledJobs, pulledRows, pulledCustomTasks } = database;
    return dexie.transaction('rw', pulledState, pulledJobs, pulledRows, pulledCustomTasks, async () => {
      const state = await stateOf(database);
      if (cursorOf(state) !== asked) return null;
      const next = page.beginAnew ? { set: lastSet(state) + 1, cursor: page.cursor } : state.next;
      const set = next?.set ?? state.set;
      const keys = (ids: readonly number[]) => ids.map((id): [number, number] => [set, id]);
      const gone = keys(page.goneJobIds);
      await Promise.all([
        pulledJobs.bulkDelete(gone),
        pulledRows.bulkDelete(gone),
        pulledCustomTasks.bulkDelete(keys(page.goneCustomTaskIds)),
        pulledJobs.bulkPut(page.jobs.map((job) => ({ set, id: job.id, job }))),
        pulledRows.bulkPut([...rowsByJob(page.rows)].map(([jobId, rows]) => ({ set, jobId, rows }))),
        pulledCustomTasks.bulkPut(page.customTasks.map((task) => ({ set, id: task.id, task }))),
      ]);
      const isWhole = !page.more;
      const ended = isWhole ? { startedAt: times.startedAt, pulledAt: times.now } : {};
      if (next === null) await pulledState.put({ ...state, ...ended, cursor: page.cursor });
      else if (isWhole) {
        await pulledState.put({ ...NOTHING, ...ended, set, cursor: page.cursor });
        await Promise.all([pulledJobs, pulledRows, pulledCustomTasks].map((table) => table.where(':id').below([set, 0]).delete()));
      } else await pulledState.put({ ...state, version: APP_VERSION, next: { set, cursor: page.cursor } });
      return takenOf(page, next !== null);
    });
  }
}

const NONE: ReadonlySet<number> = new Set();

function takenOf(page: Page, isAnew: boolean): Taken {
  if (isAnew) return page.more ? { changed: NONE, isOther: false } : { changed: null, isOther: true };
  const changed = new Set([...page.goneJobIds, ...page.jobs.map(({ id }) => id)]);
  return { changed, isOther: changed.size + page.customTasks.length + page.goneCustomTaskIds.length > 0 };
}

/** What the next page is asked for with. */
export const cursorOf = ({ cursor, next }: PulledStateRow): string | null => (next === null ? cursor : next.cursor);

function rowsByJob(rows: readonly FieldTask[]): ReadonlyMap<number, readonly FieldTask[]> {
  const byJob = new Map<number, FieldTask[]>();
  for (const row of rows) byJob.set(row.constructionId, [...(byJob.get(row.constructionId) ?? []), row]);
  return byJob;
}

/** As GET /api/dashboard/fieldwork has it for the person's own groups. */
function listOf(rows: readonly FieldTask[], customTasks: readonly PulledCustomTask[]): FieldWork {
  const inBox = (box: 'rejected' | 'work') => rows.filter((row) => boxOf({ ...row, declinedDate: null }) === box);
  const day = ({ dueDate }: PulledCustomTask): string => dueDate ?? '9999-12-31';
  const byDay = (a: PulledCustomTask, b: PulledCustomTask) => (day(a) === day(b) ? a.id - b.id : day(a) < day(b) ? -1 : 1);
  return {
    customTasks: [...customTasks].sort(byDay).map(({ dueDate: _dueDate, ...task }) => task),
    rejectedSchedules: inBox('rejected'),
    workSchedule: inBox('work'),
  };
}
