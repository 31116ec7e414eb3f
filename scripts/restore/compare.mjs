// Whether a restored database holds what the database held when its backup was made: the migrations, every table, and of each recorded table as many rows, counted exactly.
// What was written since the backup is known by the rows of `change` and `event` that the restored database has not, so a database in use can be compared too.

/** Changes below the newest restored one by this many are taken as restored: one that was being written during the backup lies far above. */
const WINDOW = 100_000;

const TABLES = `select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`;
/** Where a restore is counted by its changes. */
const TRACKED = `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where p.proname like 'record_change%' and c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1`;
const NEWEST = { change: 'select coalesce(max(seq), 0) as at from change', event: 'select coalesce(max(id), 0) as at from event' };
const SINCE = {
  change: `select seq::text as key, table_name as "table", operation = 'I' as "isNew" from change where seq > $1 and operation in ('I', 'D')`,
  event: `select id::text as key, 'event' as "table", true as "isNew" from event where id > $1`,
};

/**
 * @typedef {import('pg').Client} Client
 * @typedef {{ table: string, expected: number, restored: number }} Counted
 * @typedef {{ tables: number, rows: number, newestEventAt: string | null, faults: string[] }} Comparison
 */

const namesOf = async (client, sql) => (await client.query(sql)).rows.map(({ name }) => name);
const countOf = async (client, table) => (await client.query(`select count(*)::integer as count from "${table}"`)).rows[0].count;

/** Rows of each table that came or went since the backup. @returns {Promise<Map<string, number>>} */
async function grownSince(live, restored, kind) {
  const from = Number((await restored.query(NEWEST[kind])).rows[0].at) - WINDOW;
  const known = new Set((await restored.query(SINCE[kind], [from])).rows.map(({ key }) => key));
  const grown = new Map();
  for (const { key, table, isNew } of (await live.query(SINCE[kind], [from])).rows)
    if (!known.has(key)) grown.set(table, (grown.get(table) ?? 0) + (isNew ? 1 : -1));
  return grown;
}

async function migrationFault(live, restored) {
  const sql = 'select name from migration order by name';
  const ours = await namesOf(live, sql);
  const theirs = new Set(await namesOf(restored, sql).catch(() => []));
  const missing = ours.filter((name) => !theirs.has(name));
  if (missing.length === 0) return null;
  return theirs.size === 0
    ? 'The restored database is empty: nothing of Lotline was restored.'
    : `The backup is of an earlier version of Lotline (${missing.length} migrations are missing): make a new backup first.`;
}

/** @returns {Promise<Counted[]>} */
async function countAll(live, restored, tables) {
  const grown = new Map([...(await grownSince(live, restored, 'change')), ...(await grownSince(live, restored, 'event'))]);
  const counted = [];
  for (const table of tables)
    counted.push({ table, expected: (await countOf(live, table)) - (grown.get(table) ?? 0), restored: await countOf(restored, table) });
  return counted;
}

/** Old months of events are dropped as a whole: then the backup has more. */
const isLost = ({ table, expected, restored }) => (table === 'event' ? restored < expected : restored !== expected);

/**
 * @param {Client} live the database in use; it is read at one instant
 * @param {Client} restored
 * @returns {Promise<Comparison>} faults: sentences; none where everything is there
 */
export async function compareRestored(live, restored) {
  await live.query('begin isolation level repeatable read, read only');
  try {
    const fault = await migrationFault(live, restored);
    if (fault !== null) return { tables: 0, rows: 0, newestEventAt: null, faults: [fault] };
    const there = new Set(await namesOf(restored, TABLES));
    const gone = (await namesOf(live, TABLES)).filter((table) => !there.has(table));
    const tables = [...(await namesOf(live, TRACKED)), 'event'].filter((table) => there.has(table));
    const counted = await countAll(live, restored, tables);
    const newest = (await restored.query('select max(recorded_at) as at from event')).rows[0].at;
    return {
      ...{ tables: counted.length, rows: counted.reduce((sum, one) => sum + one.restored, 0) },
      newestEventAt: newest === null ? null : newest.toISOString(),
      faults: [
        ...gone.map((table) => `Table ${table} was not restored.`),
        ...counted
          .filter(isLost)
          .map(({ table, expected, restored: has }) => `Table ${table}: ${has} rows were restored, ${expected} were there.`),
      ],
    };
  } finally {
    await live.query('rollback');
  }
}
