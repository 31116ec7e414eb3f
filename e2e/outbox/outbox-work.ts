// Work that a person pressed, kept on their device as an earlier life of the page kept it; and what the server's own record says came of it.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { untilPersonDatabase } from '../support/person-database.ts';
import type { RunningServer } from '../support/running-server.ts';
import { sql } from '../task-page/field-task.ts';

export interface StoredAction {
  readonly id: string;
  readonly name: string;
  readonly input: object;
  readonly subject: { readonly kind: 'task'; readonly id: number; readonly jobId: number };
  readonly base: object | null;
  /** Of each action another millisecond: by it the record is asked, whatever became of its id. */
  readonly occurredAt: string;
}

interface Found {
  readonly task_id: number;
  readonly job_id: number;
  readonly item_id: number;
  readonly version: number;
}

/** The open tasks of that group that have an item. */
async function openTasks(server: RunningServer, group: string, most: number): Promise<Found[]> {
  return sql<Found>(
    server,
    `select distinct on (s.id) s.id as task_id, s.construction_id as job_id, i.id as item_id, i.version
       from schedule s join work_group g on g.id = s.group_id join schedule_item i on i.schedule_id = s.id
      where g.name = $1 and s.completed_date is null and s.declined_date is null and not s.ignored and i.rejected_date is null
      order by s.id limit $2`,
    [group, most],
  );
}

const SAYS_EVERY = 5;

/** Quantities of one item of each task, changed again and again, and a comment now and then, in turn over all tasks. */
export async function makeWork(
  server: RunningServer,
  given: { group: string; tasks: number; actions: number; from: Date },
): Promise<StoredAction[]> {
  const tasks = await openTasks(server, given.group, given.tasks);
  if (tasks.length === 0) throw new Error(`${given.group} has no open task`);
  return Array.from({ length: given.actions }, (_, index): StoredAction => {
    const { task_id, job_id, item_id, version } = tasks[index % tasks.length] as Found;
    const subject = { kind: 'task', id: task_id, jobId: job_id } as const;
    const made = { id: randomUUID(), subject, occurredAt: new Date(given.from.getTime() + index).toISOString() };
    if (index % SAYS_EVERY === 0)
      return { ...made, name: 'addComment', input: { id: 0, scheduleId: task_id, comments: `Kept ${String(index)}` }, base: null };
    const input = { id: item_id, completedQty: `${String((index % 97) + 1)}.000`, variationReason: `Counted ${String(index)}` };
    return { ...made, name: 'changeItem', input, base: { version, isRejected: false } };
  });
}

/** Into the database of the person who is signed in there. */
export async function keepOnDevice(page: Page, actions: readonly StoredAction[]): Promise<void> {
  const name = await untilPersonDatabase(page);
  return page.evaluate(
    async ({ all, of }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(of);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
      });
      const writing = database.transaction('presses', 'readwrite');
      const rest = { state: { kind: 'waiting' }, from: { isSheet: false, draft: null }, about: { task: null, job: null } };
      all.forEach((press, index) =>
        writing.objectStore('presses').put({
          id: press.id,
          order: index + 1,
          entry: { press, ...rest, tries: 0, lastTriedAt: null, sendAfter: null },
        }),
      );
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onerror = reject;
      });
      database.close();
    },
    { all: actions, of: name },
  );
}

export interface StoredRow {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly occurredAt: string;
  readonly subject: number;
}

/** What is not answered yet, as it lies on the device. */
export async function readDevice(page: Page): Promise<StoredRow[]> {
  const name = await untilPersonDatabase(page);
  return page.evaluate(async (of) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(of);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
    });
    interface Row {
      id: string;
      entry: { press: { name: string; occurredAt: string; subject: { id: number } }; state: { kind: string } };
    }
    const rows = await new Promise<Row[]>((resolve, reject) => {
      const reading = database.transaction('presses').objectStore('presses').index('order').getAll();
      reading.onsuccess = () => resolve(reading.result as Row[]);
      reading.onerror = () => reject(reading.error ?? new Error('IndexedDB'));
    });
    database.close();
    return rows.map(({ id, entry: { press, state } }) => ({
      id,
      name: press.name,
      state: state.kind,
      occurredAt: press.occurredAt,
      subject: press.subject.id,
    }));
  }, name);
}

export interface Verdict {
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  readonly outOfOrder: number;
}

export const NOTHING_WRONG: Verdict = { lost: 0, doubled: 0, stuck: 0, outOfOrder: 0 };

type Asked = Pick<StoredAction, 'occurredAt' | 'subject'>;

/** By the record of events alone: each action was done in one transaction, in the order of its task. */
export async function judge(server: RunningServer, actions: readonly Asked[], left: readonly unknown[]): Promise<Verdict> {
  const rows = await sql<{ occurred_at: Date; tx: string; first: string }>(
    server,
    `select occurred_at, tx::text, min(id)::text as first from event where occurred_at = any($1::timestamptz[]) group by occurred_at, tx order by min(id)`,
    [actions.map(({ occurredAt }) => occurredAt)],
  );
  const times = new Map<string, number>();
  for (const { occurred_at } of rows) times.set(occurred_at.toISOString(), (times.get(occurred_at.toISOString()) ?? 0) + 1);
  const lane = new Map(actions.map(({ occurredAt, subject }) => [occurredAt, subject.id]));
  const place = new Map(actions.map(({ occurredAt }, index) => [occurredAt, index]));
  const last = new Map<number, number>();
  let outOfOrder = 0;
  for (const { occurred_at } of rows) {
    const at = occurred_at.toISOString();
    const task = lane.get(at) ?? 0;
    const index = place.get(at) ?? 0;
    if (index < (last.get(task) ?? -1)) outOfOrder += 1;
    last.set(task, Math.max(index, last.get(task) ?? -1));
  }
  return {
    lost: actions.filter(({ occurredAt }) => !times.has(occurredAt)).length - left.length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    stuck: left.length,
    outOfOrder,
  };
}
