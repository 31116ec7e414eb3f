// The job list, its board and its figures from the cache, as the server answers them: the same filters, sorts, pages and counts (job.columns).
import type { Statement } from 'better-sqlite3';
import { BOARD_CARDS, MOST_BOARD_CARDS } from '@lotline/schema/domain/job/job-board.rules';
import type { JobBoardInput, JobFilter, JobListInput } from '@lotline/schema/domain/job/job-list.input';
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { keysOf, usualSortOf, type AnyList } from '@lotline/schema/domain/list/list-declaration';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { columnName, comparedName, type CachedJob } from './listed-columns.ts';
import { conditionsOf, type Asking, type Bind, type Condition } from './list-conditions.ts';
import type { CacheDatabase } from './open-database.ts';
import { sortKey, textOfKey } from './sort-key.ts';
import { IN_STATUS_ORDER, ORDER_COLUMN, STATUSES_ANSWER, statusOrderBind } from './status-order.ts';

interface JobPage {
  readonly rows: readonly CachedJob[];
  readonly after: string | null;
  readonly count: number;
  readonly isCountCapped: boolean;
}

interface JobBoardColumn {
  readonly status: string;
  readonly count: number;
  readonly isCountCapped: boolean;
  readonly cards: readonly CachedJob[];
}

/** Where a page ended. */
interface Place {
  readonly key: Bind | null;
  readonly id: number;
  readonly counted: number;
}

interface Key {
  readonly id: number;
  readonly key: Bind | null;
}

/** By which column of which rows. */
interface Order {
  readonly rows: string;
  readonly column: string;
  /** What the rows are made with. */
  readonly ordered: readonly Bind[];
}

interface Wanted {
  readonly from: Place | null;
  readonly most: number;
}

const sortOf = (sort: JobListInput['sort'], filter: JobFilter) => sort ?? { field: usualSortOf(JOB_LIST, filter), descending: false };

const plainOrder = (column: string): Order => ({ rows: 'listed', column, ordered: [] });

/** Cursors of the cache are told from the server's by it. */
const LOCAL_CURSOR = 'local:';
const MOST_COLUMNS = 60;
const MOST_OPTIONS = 500;
const LIST: AnyList = JOB_LIST;

const NULLABLE: ReadonlySet<string> = new Set(
  Object.entries(LIST.columns).flatMap(([key, column]) => ('isNullable' in column && column.isNullable === true ? [columnName(key)] : [])),
);

const capped = (counted: number) => ({ count: Math.min(counted, MOST_COUNTED), isCountCapped: counted > MOST_COUNTED });

export class JobLists {
  readonly #database: CacheDatabase;
  readonly #statements = new Map<string, Statement<Bind[], unknown>>();

  constructor(database: CacheDatabase) {
    this.#database = database;
  }

  /** @throws NotHere for a filter that the cache cannot apply */
  page({ filter, sort, first, after }: JobListInput, asking: Asking): JobPage {
    const conditions = conditionsOf(filter, asking);
    const { field, descending } = sortOf(sort, filter);
    const from = after === null ? null : placeOf(after);
    const keys = this.#keys(conditions, this.#orderOf(field), descending, { from, most: first + 1 });
    // all of them are here already: there is nothing to count
    const counted = from?.counted ?? (keys.length <= first ? keys.length : this.#count(conditions));
    const last = keys[first - 1];
    return {
      rows: this.#rows(keys.slice(0, first)),
      after: keys.length > first && last !== undefined ? cursorOf({ ...last, counted }) : null,
      ...capped(counted),
    };
  }

  /** All that a filter finds, as a list has them. @throws NotHere */
  orderedIds(filter: JobFilter, sort: JobListInput['sort'], asking: Asking): readonly number[] {
    const { field, descending } = sortOf(sort, filter);
    const all = { from: null, most: Number.MAX_SAFE_INTEGER };
    return this.#keys(conditionsOf(filter, asking), this.#orderOf(field), descending, all).map(({ id }) => id);
  }

  /** Those of them that are here, in the order of the ids. */
  rows(ids: readonly number[]): readonly CachedJob[] {
    return this.#rows(ids.map((id) => ({ id, key: null })));
  }

  /** In the order of their ids. */
  ids(filter: JobFilter, first: number, asking: Asking): readonly number[] {
    const { sql, binds } = conditionsOf(filter, asking);
    return this.#all<{ id: number }>(`select id from listed where ${sql} order by id limit ?`, [...binds, first]).map(({ id }) => id);
  }

  board({ filter, opened }: JobBoardInput, asking: Asking): readonly JobBoardColumn[] {
    const conditions = conditionsOf(filter, asking);
    const [status, due] = [columnName('status'), columnName('dueDate')];
    const asked = filter.statuses === null || filter.isNot.includes('statuses') ? this.#statuses() : [...new Set(filter.statuses)];
    return asked.map((name) => {
      const ofColumn = { sql: `(${conditions.sql}) and ${status} = ?`, binds: [...conditions.binds, sortKey(name)] };
      const most = opened.includes(name) ? MOST_BOARD_CARDS : BOARD_CARDS;
      const keys = this.#keys(ofColumn, plainOrder(due), false, { from: null, most });
      return { status: name, ...capped(this.#count(ofColumn)), cards: this.#rows(keys) };
    });
  }

  /** Each as the list counts: one further than it goes. */
  views(asking: Asking): Readonly<Record<string, number>> {
    const views = keysOf(JOB_LIST.filters.view.choices);
    return Object.fromEntries(
      views.map((view) => [view, this.#count(conditionsOf(jobListInput.parse({ filter: { view } }).filter, asking))]),
    );
  }

  /** What the filters of names offer. */
  options(): Readonly<Record<string, readonly string[]>> {
    const names = Object.entries(LIST.filters).flatMap(([key, { kind }]) => (kind === 'names' ? [key] : []));
    return Object.fromEntries(names.map((key) => [key, this.#values(comparedName(key), MOST_OPTIONS)]));
  }

  #statuses(): readonly string[] {
    return this.#values(columnName('status'), MOST_COLUMNS);
  }

  /** In their order, each by one step in an index where there is one. */
  #values(column: string, most: number): readonly string[] {
    const sql = `select distinct ${column} as key from listed where ${column} is not null order by ${column} limit ?`;
    return this.#all<{ key: string }>(sql, [most])
      .map(({ key }) => textOfKey(key))
      .filter((text) => text !== '');
  }

  #count({ sql, binds }: Condition): number {
    const found = this.#all<{ n: number }>(`select count(*) as n from (select 1 from listed where ${sql} limit ?)`, [
      ...binds,
      MOST_COUNTED + 1,
    ]);
    return found[0]?.n ?? 0;
  }

  #orderOf(field: string): Order {
    if (field !== 'status') return plainOrder(field === 'id' ? 'id' : columnName(field));
    const [found] = this.#all<{ data: string }>('select data from answer where key = ?', [STATUSES_ANSWER]);
    return { rows: IN_STATUS_ORDER, column: ORDER_COLUMN, ordered: [statusOrderBind(found?.data ?? null)] };
  }

  /** Those with a value, then those without one, as the server's pages have them. */
  #keys({ sql, binds }: Condition, { rows, column, ordered }: Order, descending: boolean, { from, most }: Wanted): Key[] {
    const [order, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
    const found: Key[] = [];
    if (from === null || from.key !== null) {
      const later = from?.key == null ? plain : { sql: `and (${column}, id) ${beyond} (?, ?)`, binds: [from.key, from.id] };
      const valued = `select id, ${column} as key from ${rows} where (${sql}) and ${column} is not null ${later.sql} order by ${column} ${order}, id ${order} limit ?`;
      found.push(...this.#all<Key>(valued, [...ordered, ...binds, ...later.binds, most]));
    }
    if (found.length >= most || !NULLABLE.has(column)) return found;
    const later = from !== null && from.key === null ? { sql: `and id ${beyond} ?`, binds: [from.id] } : plain;
    const empty = `select id, null as key from ${rows} where (${sql}) and ${column} is null ${later.sql} order by id ${order} limit ?`;
    return [...found, ...this.#all<Key>(empty, [...ordered, ...binds, ...later.binds, most - found.length])];
  }

  #rows(keys: readonly Key[]): CachedJob[] {
    return keys.flatMap(({ id }) =>
      this.#all<{ row: string }>('select row from job where id = ?', [id]).map(({ row }) => JSON.parse(row) as CachedJob),
    );
  }

  #all<Row>(sql: string, binds: readonly Bind[]): Row[] {
    const statement = this.#statements.get(sql) ?? this.#database.prepare<Bind[], unknown>(sql);
    if (this.#statements.size < MOST_STATEMENTS) this.#statements.set(sql, statement);
    return statement.all(...binds) as Row[];
  }
}

const MOST_STATEMENTS = 200;
const plain: Condition = { sql: '', binds: [] };

const cursorOf = (place: Place): string => LOCAL_CURSOR + JSON.stringify([place.key, place.id, place.counted]);

/** @throws Error for what is no cursor of the cache */
function placeOf(after: string): Place {
  const parts: unknown = after.startsWith(LOCAL_CURSOR) ? JSON.parse(after.slice(LOCAL_CURSOR.length)) : null;
  if (Array.isArray(parts)) {
    const [key, id, counted] = parts as unknown[];
    const isKey = key === null || typeof key === 'string' || typeof key === 'number';
    if (isKey && typeof id === 'number' && typeof counted === 'number') return { key, id, counted };
  }
  throw new Error('This cursor is not of the cache');
}
