// The two databases that are compared, on a PostgreSQL of the benchmark's own in the folder bench of DATA_DIR; filled once for each shape of the data.
import path from 'node:path';
import pg from 'pg';
import { ensurePostgres } from '../postgres/launcher.mjs';
import { Failure } from '../process/failure.mjs';
import { projectDir, readStartSettings } from '../process/project.mjs';
import { lastLines, run } from '../process/run.mjs';
import { keepToStop } from '../process/started.mjs';
import { hashOf } from '../start/stale.mjs';

const FLAGS = ['shared_buffers=1GB', 'fsync=off', 'synchronous_commit=off', 'autovacuum=off', 'max_wal_size=4GB'].flatMap((flag) => [
  '-c',
  flag,
]);
const SHAPE = ['api/src/migrations', 'api/src/seed'];

/** The sizes of `npm run seed`: 10,000 and 1,000,000 tasks. */
export const SIZES = /** @type {const} */ (['bench', 'large']);

/** @returns {Promise<Record<string, unknown>[]>} the rows, as the driver has them */
async function ask(url, text, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** @returns {Promise<string[]>} the names of the databases that are like it, as SQL compares */
const databasesLike = async (adminUrl, pattern) =>
  (await ask(adminUrl, 'select datname from pg_database where datname like $1', [pattern])).map(({ datname }) => String(datname));

async function seeded(adminUrl, size, say) {
  const name = `${size}_${hashOf(projectDir, SHAPE).slice(0, 12)}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  if ((await ask(adminUrl, 'select 1 from pg_database where datname = $1', [name])).length > 0) return url.href;
  for (const old of await databasesLike(adminUrl, `${size}%`)) await ask(adminUrl, `drop database "${old}" with (force)`);
  const draft = new URL(url);
  draft.pathname = `/${size}_draft`;
  await ask(adminUrl, `create database "${size}_draft"`);
  say(`Seeding ${size}`);
  const env = { ...process.env, DATABASE_URL: draft.href, NODE_ENV: 'development' };
  const { code, output } = await run(process.execPath, [path.join(projectDir, 'api/dist/seed.js'), '--size', size], {
    cwd: projectDir,
    env,
  });
  if (code !== 0) throw new Failure(`${lastLines(output, 10)}\n\nThe ${size} database could not be seeded: is there room on the disk?`);
  await ask(adminUrl, `alter database "${size}_draft" rename to "${name}"`);
  return url.href;
}

/** @param {(line: string) => void} say @param {readonly (typeof SIZES)[number][]} sizes */
export async function openBenchDatabases(say, sizes = SIZES) {
  const dataDir = path.join(readStartSettings(process.env).dataDir, 'bench');
  const postgres = await keepToStop(ensurePostgres({ dataDir, flags: FLAGS }));
  const databases = [];
  for (const size of sizes) {
    const url = await seeded(postgres.adminUrl, size, say);
    const [{ tasks }] = await ask(url, 'select count(*)::int as tasks from schedule');
    databases.push({ size, url, tasks, people: await benchPeople(url) });
  }
  return { databases, adminUrl: postgres.adminUrl, stop: postgres.stop };
}

export async function openAt(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { url, client };
}

/** A copy under that name, which may be spoilt; its client is the caller's to end. */
export async function copyOf(adminUrl, source, name) {
  const url = new URL(source);
  const template = url.pathname.slice(1);
  url.pathname = `/${name}`;
  await ask(adminUrl, `drop database if exists ${name} with (force)`);
  // its files are copied as they are: written through the log, a database of many rows would take twice its room
  await ask(adminUrl, `create database ${name} template "${template}" strategy file_copy`);
  return openAt(url.href);
}

/** A copy of the source, filled once for each shape of the data; those of an earlier shape go. @returns {Promise<string>} its address */
export async function reusedDatabase(adminUrl, { kind, shape, source, fill }) {
  const name = `${kind}_${hashOf(projectDir, [...SHAPE, ...shape]).slice(0, 12)}`;
  const url = new URL(source);
  url.pathname = `/${name}`;
  const known = await databasesLike(adminUrl, `${kind}\\_%`);
  if (known.includes(name)) return url.href;
  for (const old of known) await ask(adminUrl, `drop database "${old}" with (force)`);
  const { client } = await copyOf(adminUrl, source, `${kind}_draft`);
  try {
    await fill(client);
  } finally {
    await client.end();
  }
  await ask(adminUrl, `alter database "${kind}_draft" rename to "${name}"`);
  return url.href;
}

/**
 * Subcontractors with one group and their open jobs: they get rates and payments, the fullest answer. The local sign-in page knows the first 24
 * people.
 * @param {string} url @param {number} mostLess each has more jobs than so many
 * @returns {Promise<{ id: number, email: string, groupId: number, jobIds: number[] }[]>}
 */
export function benchPeople(url, mostLess = 20) {
  return ask(
    url,
    `select u.id, u.email, g.id as "groupId", o.jobs as "jobIds"
     from work_group g
     join lateral (
       select array_agg(distinct s.construction_id) as jobs from schedule s
       where s.group_id = g.id and s.submitted_date is null and s.declined_date is null and not s.ignored and s.rejected_item_count = 0) o on cardinality(o.jobs) > $1
     join lateral (
       select u.id, u.email from group_member m join app_user u on u.id = m.user_id
       where m.group_id = g.id and u.can_log_in and u.id <= 24 and (select count(*) from group_member o where o.user_id = u.id) = 1 order by u.id limit 1) u on true
     where g.is_subcontractor
     order by u.id`,
    [mostLess],
  );
}
