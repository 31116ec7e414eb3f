// What the pages of open jobs show, beside the rows of the list: stored as it was sent, part by part, so that a job that was never opened can be read without a
// network (decision 085).
import type { Statement } from 'better-sqlite3';
import type { JobPageParts } from '@lotline/schema/domain/sync/job-lines';
import type { CacheDatabase } from './open-database.ts';

/** JSON, but for the instants. */
export interface StoredJobPage {
  /** When it came. */
  readonly at: string;
  readonly job: string;
  readonly fieldComments: string;
  readonly internalComments: string | null;
  readonly costs: string | null;
  readonly delegations: string | null;
  readonly plannedStatus: string | null;
  readonly folders: string;
  readonly review: string;
}

/**
 * Of all pages together, in characters: some 35,000 open jobs as the demo has them (7,700 characters each). They come newest first: what is over it is of the
 * oldest jobs, which then have their rows alone.
 */
const MOST_CHARACTERS = 256 * 1024 * 1024;

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

const READ = `select at, job, field_comments as fieldComments, internal_comments as internalComments, costs, delegations, planned_status as plannedStatus, folders, review
  from page where id = ?`;

export class JobPages {
  readonly #database: CacheDatabase;
  readonly #most: number;
  readonly #insert: Statement;
  readonly #delete: Statement;
  readonly #size: Statement<[number], { size: number }>;
  readonly #total: Statement<[], { total: number }>;
  readonly #grow: Statement<[number]>;

  constructor(database: CacheDatabase, most = MOST_CHARACTERS) {
    this.#database = database;
    this.#most = most;
    this.#insert = database.prepare(
      'insert into page (id, at, size, job, field_comments, internal_comments, costs, delegations, planned_status, folders, review) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#delete = database.prepare('delete from page where id = ?');
    this.#size = database.prepare('select size from page where id = ?');
    this.#total = database.prepare('select pages_size as total from state');
    this.#grow = database.prepare('update state set pages_size = pages_size + ?');
  }

  /** Takes the place of the one before. Within the transaction of its lines. */
  write({ id, ...page }: JobPageParts, at: string): void {
    this.remove(id);
    const parts = [
      ...[JSON.stringify(page.job), JSON.stringify(page.fieldComments), jsonOrNull(page.internalComments), jsonOrNull(page.costs)],
      ...[jsonOrNull(page.delegations), jsonOrNull(page.plannedStatus), JSON.stringify(page.folders), JSON.stringify(page.review)],
    ];
    const size = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
    if ((this.#total.get()?.total ?? 0) + size > this.#most) return;
    this.#insert.run(id, at, size, ...parts);
    this.#grow.run(size);
  }

  remove(id: number): void {
    const size = this.#size.get(id)?.size;
    if (size === undefined) return;
    this.#delete.run(id);
    this.#grow.run(-size);
  }

  removeAll(): void {
    this.#database.exec('delete from page');
    this.#database.exec('update state set pages_size = 0');
  }

  has(id: number): boolean {
    return this.#size.get(id) !== undefined;
  }

  /** Null: it was not sent, or there was no room for it. */
  read(id: number): StoredJobPage | null {
    return this.#database.prepare<[number], StoredJobPage>(READ).get(id) ?? null;
  }
}
