// A phone that pulls, as it keeps what it is sent; and what the ordinary reads say to the same person: the list, and each of its jobs' pages.
import { ConstructionQueryDocument } from '@lotline/schema/generated/operations';
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import type { FieldPull } from '@lotline/schema/domain/sync/field-pull';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { allReadable } from './all-readable.ts';
import type { BootedApi } from './booted-api.ts';
import type { PersonName } from './world.ts';

export interface Job {
  readonly id: number;
}

export interface Replica {
  readonly jobs: ReadonlyMap<number, object>;
  readonly rows: ReadonlyMap<number, FieldTask>;
  readonly customTasks: ReadonlyMap<number, CustomTask>;
}

export type ReplicaAnswer = FieldPull<Job>;

class ReplicaSet implements Replica {
  readonly jobs = new Map<number, object>();
  readonly rows = new Map<number, FieldTask>();
  readonly customTasks = new Map<number, CustomTask>();

  take({ jobs, rows, goneJobIds, customTasks, goneCustomTaskIds }: ReplicaAnswer): void {
    for (const id of [...goneJobIds, ...jobs.map((job) => job.id)]) {
      this.jobs.delete(id);
      for (const [rowId, row] of this.rows) if (row.constructionId === id) this.rows.delete(rowId);
    }
    for (const job of jobs) this.jobs.set(job.id, job);
    for (const row of rows) this.rows.set(row.id, row);
    for (const id of goneCustomTaskIds) this.customTasks.delete(id);
    for (const { dueDate: _dueDate, ...task } of customTasks) this.customTasks.set(task.id, task);
  }
}

export class ReplicaPhone {
  #replica = new ReplicaSet();
  #next: ReplicaSet | null = null;
  #cursor: string | null = null;
  pages = 0;
  begins = 0;

  constructor(private readonly ask: (cursor: string | null) => Promise<ReplicaAnswer>) {}

  get replica(): Replica {
    return this.#replica;
  }

  get cursor(): string | null {
    return this.#cursor;
  }

  /** One page. Answers whether another waits. */
  async pullOnce(): Promise<boolean> {
    const page = await this.ask(this.#cursor);
    this.pages += 1;
    this.#cursor = page.cursor;
    if (page.beginAnew) {
      this.begins += 1;
      this.#next = new ReplicaSet();
    }
    (this.#next ?? this.#replica).take(page);
    if (!page.more && this.#next !== null) {
      this.#replica = this.#next;
      this.#next = null;
    }
    return page.more;
  }

  async pull(): Promise<Replica> {
    while (await this.pullOnce());
    return this.#replica;
  }
}

export const phoneOf = (api: BootedApi, person: PersonName): ReplicaPhone =>
  new ReplicaPhone(async (cursor) => {
    await allReadable(api.sequelize);
    const { status, body } = await api.rest(
      person,
      'GET',
      `/api/sync/field${cursor === null ? '' : `?since=${encodeURIComponent(cursor)}`}`,
    );
    if (status !== 200) throw new Error(`the pull of ${person} answered ${String(status)}: ${JSON.stringify(body)}`);
    return body as ReplicaAnswer;
  });

/** What the list and the pages of its jobs say. Addresses of files hold the hour, and are compared without. */
export async function standsFor(api: BootedApi, person: PersonName): Promise<Replica> {
  const list = (await api.rest(person, 'GET', '/api/dashboard/fieldwork')).body as FieldWork;
  const rows = [...list.rejectedSchedules, ...list.workSchedule];
  const jobs = new Map<number, object>();
  for (const constructionId of new Set(rows.map((row) => row.constructionId))) {
    const { data, errors } = await api.gql(person, (await ConstructionQueryDocument.readText()) ?? '', { constructionId });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    const { construction, jobFieldComments } = data as { construction: Job & { eventCount: null }; jobFieldComments: object[] };
    // a history is read from the server alone
    const { eventCount: _count, ...job } = construction;
    jobs.set(constructionId, { ...job, jobFieldComments });
  }
  return {
    jobs,
    rows: new Map(rows.map((row) => [row.id, row])),
    customTasks: new Map(list.customTasks.map((task) => [task.id, task])),
  };
}

const byId = <Value>(map: ReadonlyMap<number, Value>): unknown[] =>
  [...map]
    .sort(([a], [b]) => a - b)
    .map(([, value]) => JSON.parse(JSON.stringify(value).replaceAll(/\/api\/files\/[^"]*/g, 'a file')) as unknown);

/** The same whatever way it came. */
export const plain = ({ jobs, rows, customTasks }: Replica) => ({ jobs: byId(jobs), rows: byId(rows), customTasks: byId(customTasks) });
