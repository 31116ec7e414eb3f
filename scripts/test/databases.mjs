// Databases for tests: one template for each set of migrations, and copies of it that carry the run's id, so that two runs never meet.
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { ensurePostgres } from '../postgres/launcher.mjs';

const TEMPLATE_LOCK = 4712;
const TEST_CLUSTER = 'test-postgres';
const MIGRATIONS = 'api/src/migrations';
/** Nothing that a test wrote has to outlive a power cut. */
const FAST_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'].flatMap((flag) => ['-c', flag]);

/** Where the runs that use the test server write themselves down; the last one stops it. */
export const testRunsDir = path.resolve(projectDir, '.data', 'test-runs');

/** @returns {Promise<import('../postgres/launcher.mjs').Postgres>} the server for tests, apart from the one that `npm start` uses */
export async function ensureTestPostgres() {
  const dataDir = path.resolve(projectDir, '.data');
  const ensure = () => ensurePostgres({ dataDir, name: TEST_CLUSTER, flags: FAST_FLAGS });
  // without fsync a power cut may break it, and a new version cannot read it: nothing in it is missed
  return ensure().catch(() => {
    fs.rmSync(path.join(dataDir, TEST_CLUSTER), { recursive: true, force: true });
    return ensure();
  });
}

/** @template T @param {(client: import('pg').Client) => Promise<T>} work @returns {Promise<T>} */
export async function asAdmin(adminUrl, work) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function withDatabase(adminUrl, name) {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** `t_<pid of the run>_<chance>`: the number lets a later run clear what a killed one left. */
export function newRunId() {
  return `t_${process.pid}_${randomBytes(3).toString('hex')}`;
}

export function pidOfDatabase(name) {
  return Number(/^t_(\d+)_/.exec(name)?.[1] ?? 0);
}

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Drops this run's databases (when given) and those of runs that are no more. */
export async function dropDatabases(adminUrl, runId) {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query("select datname from pg_database where datname like 't\\_%'");
    for (const { datname } of rows)
      if (datname.startsWith(`${runId}_`) || isGone(pidOfDatabase(datname)))
        await client.query(`drop database if exists ${datname} with (force)`);
  });
}

function migrationsHash() {
  const dir = path.join(projectDir, MIGRATIONS);
  const hash = createHash('sha256');
  for (const file of fs.readdirSync(dir).sort()) hash.update(file).update(fs.readFileSync(path.join(dir, file)));
  // the queue brings its own tables
  hash.update(fs.readFileSync(path.join(projectDir, 'node_modules/graphile-worker/package.json')));
  return hash.digest('hex').slice(0, 12);
}

/** @returns {Promise<string>} the name of a migrated database to copy from */
export async function ensureTemplate(adminUrl) {
  const name = `template_${migrationsHash()}`;
  await asAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: withDatabase(adminUrl, name) };
    const ended = await run(process.execPath, ['--import', 'tsx', path.join(projectDir, 'scripts/test/migrate-template.ts')], {
      cwd: path.join(projectDir, 'api'),
      env,
    });
    if (ended.code !== 0) throw new Error(`The test database could not be migrated:\n${ended.output}`);
    await client.query(`alter database ${name} is_template true`);
  });
  return name;
}

/** @returns {Promise<string>} the address of a fresh copy */
export async function copyDatabase(adminUrl, template, name) {
  await asAdmin(adminUrl, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return withDatabase(adminUrl, name);
}
