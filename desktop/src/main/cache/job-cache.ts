// The jobs that this person may see, on this computer: filled by the lines of GET /api/sync/jobs, searched without a network (decision 085).
import type { Statement } from 'better-sqlite3';
import type { JobLine } from '@lotline/schema/domain/sync/job-lines';
import { INDEXES, SEARCHED } from './job-schema.ts';
import type { CacheDatabase } from './open-database.ts';
import { matchParts, matchWords } from './search-match.ts';

/** A row as the list's own read has it. */
export interface CachedJob {
  readonly id: number;
  readonly [column: string]: unknown;
}

export interface CacheState {
  readonly cursor: string | null;
  /** When everything up to then was here; null while it is filled for the first time. */
  readonly syncedAt: string | null;
  readonly count: number;
}

interface StateRow {
  readonly cursor: string | null;
  readonly syncedAt: string | null;
}

const NAMES = SEARCHED.join(', ');
const MARKS = SEARCHED.map(() => '?').join(', ');

export class JobCache {
  readonly #database: CacheDatabase;
  readonly #now: () => Date;
  readonly #insert: Statement;
  readonly #delete: Statement;

  constructor(database: CacheDatabase, now: () => Date) {
    this.#database = database;
    this.#now = now;
    this.#insert = database.prepare(`insert into job (id, row, ${NAMES}) values (?, ?, ${MARKS})`);
    this.#delete = database.prepare('delete from job where id = ?');
  }

  state(): CacheState {
    const row = this.#database.prepare<[], StateRow>('select cursor, synced_at as syncedAt from state').get();
    const counted = this.#database.prepare<[], { n: number }>('select count(*) as n from job').get();
    return { cursor: row?.cursor ?? null, syncedAt: row?.syncedAt ?? null, count: counted?.n ?? 0 };
  }

  /** Lines up to a cursor, in one transaction: they are here with their cursor, or not at all. */
  take(lines: readonly JobLine<CachedJob>[]): void {
    this.#database.transaction(() => lines.forEach((line) => this.#takeOne(line)))();
    // the journal has what was removed until it is emptied
    if (lines.some((line) => 'beginAnew' in line || 'gone' in line)) this.#emptyJournal();
  }

  /** Nothing of anybody is left: a right was lost, or the person has signed out. */
  clear(): void {
    this.#database.transaction(() => this.#removeAll())();
    this.#emptyJournal();
  }

  /** Jobs that have each word or part of the text somewhere; the newest where there is no text. The text is never a query of its own. */
  search(text: string, most: number): readonly CachedJob[] {
    if (text.trim() === '') return this.#rows('select row from job order by id desc limit ?', most);
    const found = new Map<number, CachedJob>();
    for (const [index, match] of [['job_words', matchWords(text)] as const, ['job_parts', matchParts(text)] as const]) {
      if (match === null || found.size >= most) continue;
      const sql = `select row from job where id in (select rowid from ${index} where ${index} match ? order by rowid desc limit ?) order by id desc`;
      for (const job of this.#rows(sql, match, most)) found.set(job.id, job);
    }
    return [...found.values()].slice(0, most);
  }

  #rows(sql: string, ...binds: readonly (string | number)[]): readonly CachedJob[] {
    const rows = this.#database.prepare<(string | number)[], { row: string }>(sql).all(...binds);
    return rows.map(({ row }) => JSON.parse(row) as CachedJob);
  }

  #takeOne(line: JobLine<CachedJob>): void {
    // with other rights each row may be another: none is shown until it has come anew
    if ('beginAnew' in line) this.#removeAll();
    else if ('job' in line) this.#write(line.job);
    else if ('gone' in line) this.#remove(line.gone);
    else {
      this.#database.prepare('update state set cursor = ?').run(line.cursor);
      if (!line.more) this.#database.prepare('update state set synced_at = ?').run(this.#now().toISOString());
    }
  }

  #write(job: CachedJob): void {
    this.#remove(job.id);
    const searched = SEARCHED.map((name) => {
      const value = job[name];
      return typeof value === 'string' ? value : null;
    });
    this.#insert.run(job.id, JSON.stringify(job), ...searched);
    for (const index of INDEXES)
      this.#database.prepare(`insert into ${index}(rowid, ${NAMES}) values (?, ${MARKS})`).run(job.id, ...searched);
  }

  #remove(id: number): void {
    // an index over another table is told what it had
    for (const index of INDEXES)
      this.#database.prepare(`insert into ${index}(${index}, rowid, ${NAMES}) select 'delete', id, ${NAMES} from job where id = ?`).run(id);
    this.#delete.run(id);
  }

  #removeAll(): void {
    for (const index of INDEXES) this.#database.prepare(`insert into ${index}(${index}) values ('delete-all')`).run();
    this.#database.prepare('delete from job').run();
    this.#database.prepare('update state set cursor = null, synced_at = null').run();
  }

  #emptyJournal(): void {
    if (!this.#database.memory) this.#database.pragma('wal_checkpoint(truncate)');
  }
}
