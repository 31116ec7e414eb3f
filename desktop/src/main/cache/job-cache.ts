// The jobs that this person may see, on this computer: filled by the lines of GET /api/sync/jobs, read without a network (decision 085).
import type { Statement } from 'better-sqlite3';
import type { JobFacts, JobLine, JobPageParts } from '@lotline/schema/domain/sync/job-lines';
import { INDEXES } from './job-schema.ts';
import { JobPages } from './job-pages.ts';
import { JobLists } from './job-lists.ts';
import { LISTED, type CachedJob } from './listed-columns.ts';
import type { CacheDatabase } from './open-database.ts';

export interface CacheState {
  readonly cursor: string | null;
  /** When everything up to then was here; null while it is filled for the first time. */
  readonly syncedAt: string | null;
  readonly count: number;
  /** How many jobs there were when the filling began; null once it has ended. */
  readonly expected: number | null;
  /** How often everything was removed: what was read of the server before then is not stored any more. */
  readonly anew: number;
  /** Of the company, as the server said with the last sync: days and instants stand as on its wall. Null until it has. */
  readonly zone: string | null;
}

/** What the server answered to a read, for the days without a network. */
export interface StoredAnswer {
  /** When the server gave it. */
  readonly at: string;
  /** JSON. */
  readonly data: string;
}

export interface AnswerToStore {
  readonly key: string;
  /** Whose answer it is: it goes with it; null: of no job. */
  readonly job: number | null;
  readonly data: string;
  /** Of the state when the server was asked. */
  readonly anew: number;
}

type StateRow = Omit<CacheState, 'count'>;

const LISTED_NAMES = LISTED.map(({ name }) => name).join(', ');
const LISTED_MARKS = LISTED.map(() => '?').join(', ');

export class JobCache {
  readonly lists: JobLists;
  readonly pages: JobPages;
  readonly #database: CacheDatabase;
  readonly #now: () => Date;
  readonly #insert: Statement;
  readonly #list: Statement;
  readonly #find: Statement<[number], { search: string }>;
  readonly #delete: readonly Statement[];
  readonly #index: readonly Statement[];
  readonly #unindex: readonly Statement[];

  constructor(database: CacheDatabase, now: () => Date) {
    this.#database = database;
    this.#now = now;
    this.lists = new JobLists(database);
    this.pages = new JobPages(database);
    this.#insert = database.prepare('insert into job (id, row, search) values (?, ?, ?)');
    this.#list = database.prepare(`insert into listed (id, ${LISTED_NAMES}) values (?, ${LISTED_MARKS})`);
    this.#find = database.prepare('select search from job where id = ?');
    this.#delete = ['delete from job where id = ?', 'delete from listed where id = ?'].map((sql) => database.prepare(sql));
    this.#index = INDEXES.map((index) => database.prepare(`insert into ${index}(rowid, search) values (?, ?)`));
    // an index over another table is told what it had
    this.#unindex = INDEXES.map((index) => database.prepare(`insert into ${index}(${index}, rowid, search) values ('delete', ?, ?)`));
  }

  state(): CacheState {
    const row = this.#database.prepare<[], StateRow>('select cursor, synced_at as syncedAt, expected, anew, zone from state').get();
    const counted = this.#database.prepare<[], { n: number }>('select count(*) as n from listed').get();
    const { cursor = null, syncedAt = null, expected = null, anew = 0, zone = null } = row ?? {};
    return { cursor, syncedAt, expected, anew, zone, count: counted?.n ?? 0 };
  }

  /** Lines up to a cursor, in one transaction: they are here with their cursor, or not at all. */
  take(lines: readonly JobLine<CachedJob>[]): void {
    const removes = lines.some((line) => this.#removes(line));
    this.#database.transaction(() => lines.forEach((line) => this.#takeOne(line)))();
    // the journal has what was removed until it is emptied
    if (removes) this.#emptyJournal();
  }

  /** Nothing of anybody is left: a right was lost, or the person has signed out. */
  clear(): void {
    this.#database.transaction(() => this.#removeAll(null))();
    this.#emptyJournal();
  }

  noteZone(zone: string): void {
    this.#database.prepare('update state set zone = ? where zone is not ?').run(zone, zone);
  }

  storeAnswer({ key, job, data, anew }: AnswerToStore): void {
    // an answer that comes after its job has gone, or with the rights of before, is not for this person any more
    if (anew !== this.state().anew || (job !== null && this.#find.get(job) === undefined)) return;
    this.#database
      .prepare(
        'insert into answer (key, job, at, data) values (?, ?, ?, ?) on conflict (key) do update set at = excluded.at, data = excluded.data',
      )
      .run(key, job, this.#now().toISOString(), data);
  }

  answer(key: string): StoredAnswer | null {
    return this.#database.prepare<[string], StoredAnswer>('select at, data from answer where key = ?').get(key) ?? null;
  }

  /** A task that another group got may leave this person's page: what the new page replaces is removed, too. */
  #removes(line: JobLine<CachedJob>): boolean {
    return 'beginAnew' in line || 'gone' in line || 'pageGone' in line || ('page' in line && this.pages.has(line.page.id));
  }

  #takeOne(line: JobLine<CachedJob>): void {
    // with other rights each row may be another: none is shown until it has come anew
    if ('beginAnew' in line) this.#removeAll(line.count);
    else if ('job' in line) this.#write(line.job, line.foundBy);
    else if ('gone' in line) this.#remove(line.gone, true);
    else if ('listed' in line) this.#noteSynced();
    else if ('pageGone' in line) this.pages.remove(line.pageGone);
    else if ('page' in line) this.#writePage(line.page);
    else {
      this.#database.prepare('update state set cursor = ?').run(line.cursor);
      if (!line.more) this.#noteSynced();
    }
  }

  #noteSynced(): void {
    this.#database.prepare('update state set synced_at = ?, expected = null').run(this.#now().toISOString());
  }

  /** A page without a row is of a job that this person no longer sees: its row has gone. */
  #writePage(page: JobPageParts): void {
    if (this.#find.get(page.id) !== undefined) this.pages.write(page, this.#now().toISOString());
  }

  #write(job: CachedJob, facts: JobFacts): void {
    this.#remove(job.id, false);
    this.#insert.run(job.id, JSON.stringify(job), facts.search);
    this.#list.run(job.id, ...LISTED.map(({ of }) => of(job, facts)));
    for (const index of this.#index) index.run(job.id, facts.search);
  }

  #remove(id: number, isGone: boolean): void {
    const found = this.#find.get(id);
    if (found !== undefined) {
      for (const index of this.#unindex) index.run(id, found.search);
      for (const statement of this.#delete) statement.run(id);
    }
    if (!isGone) return;
    this.#database.prepare('delete from answer where job = ?').run(id);
    this.pages.remove(id);
  }

  #removeAll(expected: number | null): void {
    for (const index of INDEXES) this.#database.prepare(`insert into ${index}(${index}) values ('delete-all')`).run();
    for (const table of ['job', 'listed', 'answer']) this.#database.prepare(`delete from ${table}`).run();
    this.pages.removeAll();
    this.#database.prepare('update state set cursor = null, synced_at = null, expected = ?, anew = anew + 1').run(expected);
  }

  #emptyJournal(): void {
    if (!this.#database.memory) this.#database.pragma('wal_checkpoint(truncate)');
  }
}
