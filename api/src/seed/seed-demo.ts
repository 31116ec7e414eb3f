// Fills an empty database with the demo data, whole or not at all (domain.md §7).
import type { Client, QueryConfig } from 'pg';
import type { Sequelize } from 'sequelize';
import { makeCalendar, todayInZone } from './calendar.ts';
import { copyRows } from './copy-rows.ts';
import { generateDemo, type Size } from './generate.ts';
import { hasId, TABLE_NAMES, type TableName } from './tables.ts';

interface SeedOptions {
  readonly size: Size;
  /** The company's calendar day, YYYY-MM-DD; the clock's when left out. */
  readonly today?: string;
  readonly timeZone?: string;
  readonly log?: (line: string) => void;
}

export interface SeedReport {
  readonly jobs: number;
  readonly tasks: number;
  readonly rows: number;
}

/** The database holds people already: the demo data never mixes with anybody's work. */
export class DatabaseNotEmptyError extends Error {
  constructor() {
    super(
      'The database already holds people, so the demo data was not added; empty it first, or point DATABASE_URL or DATA_DIR elsewhere.',
    );
    this.name = 'DatabaseNotEmptyError';
  }
}

const PROGRESS_EVERY_TASKS = 100_000;
/** The pool gives up on an answer after seconds, which is meant for requests. */
const patient = (text: string): QueryConfig & { query_timeout: number } => ({ text, query_timeout: 30 * 60_000 });

/** @throws DatabaseNotEmptyError when anybody is in it. */
export async function seedDemo(
  sequelize: Sequelize,
  { size, today, timeZone = 'Australia/Sydney', log = () => undefined }: SeedOptions,
): Promise<SeedReport> {
  const now = new Date();
  const calendar = makeCalendar(today ?? todayInZone(now, timeZone), timeZone, today === undefined ? now : undefined);
  const client = (await sequelize.connectionManager.getConnection({ type: 'write', useMaster: true })) as Client;
  try {
    await client.query('begin');
    await client.query(
      'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local synchronous_commit = off',
    );
    // Two starting servers: the second waits here and then finds the people of the first.
    await client.query('lock table app_user in share row exclusive mode');
    const { rowCount } = await client.query('select 1 from app_user limit 1');
    if (rowCount !== 0) throw new DatabaseNotEmptyError();
    // a small company’s history begins with it; a million rows begin with their oldest known state
    if (size !== 'small') await client.query(`set local lotline.row_images = 'off'`);
    const counts = await load(client, generateDemo(size, calendar), log);
    for (const [table, rows] of counts)
      if (hasId(table)) await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${String(rows)})`);
    await client.query('commit');
    await refreshStatistics(client, size);
    return {
      jobs: counts.get('construction') ?? 0,
      tasks: counts.get('schedule') ?? 0,
      rows: [...counts.values()].reduce((sum, rows) => sum + rows, 0),
    };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    sequelize.connectionManager.releaseConnection(client);
  }
}

async function load(
  client: Client,
  batches: ReturnType<typeof generateDemo>,
  log: (line: string) => void,
): Promise<Map<TableName, number>> {
  const counts = new Map<TableName, number>();
  let announced = 0;
  for (const batch of batches) {
    for (const tableRows of batch) {
      await copyRows(client, tableRows);
      counts.set(tableRows.table, (counts.get(tableRows.table) ?? 0) + tableRows.rows.length);
    }
    const tasks = counts.get('schedule') ?? 0;
    if (tasks - announced >= PROGRESS_EVERY_TASKS) {
      announced = tasks;
      log(`${tasks.toLocaleString('en-AU')} tasks`);
    }
  }
  return counts;
}

/** What the planner knows of the new rows; the large sizes are vacuumed too, so that reads by index alone work at once. */
async function refreshStatistics(client: Client, size: Size): Promise<void> {
  await client.query('set statement_timeout = 0');
  try {
    for (const table of TABLE_NAMES) await client.query(patient(`${size === 'small' ? 'analyze' : 'vacuum (analyze)'} ${table}`));
  } finally {
    await client.query('reset statement_timeout');
  }
}
