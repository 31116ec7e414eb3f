// `npm run restore-test -- <command that restores your backup>`: restores it into a fresh database beside the one in use, compares the two, and drops it again. Where
// everything is there the file that RESTORE_MARK names is touched: Admin tasks shows how long ago that was. The command finds the fresh database by PGHOST, PGPORT,
// PGUSER, PGPASSWORD and PGDATABASE, as the programs of PostgreSQL do, so that no password stands in a list of processes.
import fs from 'node:fs/promises';
import pg from 'pg';
import { makeDataDir } from './postgres/place.mjs';
import { Failure } from './process/failure.mjs';
import { loadEnvFile, readStartSettings } from './process/project.mjs';
import { lastLines, run } from './process/run.mjs';
import { keepToStop, runCommand } from './process/started.mjs';
import { compareRestored } from './restore/compare.mjs';
import { openDatabase } from './start/database.mjs';

const FRESH = 'lotline_restore_test';
const USAGE = `Which command restores your backup? For example: npm run restore-test -- pg_restore --no-owner --exit-on-error -d ${FRESH} last.dump`;

function withName(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** @param {string} url where the fresh database is, as libpq's settings */
function settingsOf(url) {
  const { hostname, port, username, password } = new URL(url);
  return {
    ...{ PGHOST: hostname, PGPORT: port || '5432', PGUSER: decodeURIComponent(username), PGPASSWORD: decodeURIComponent(password) },
    PGDATABASE: FRESH,
  };
}

async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  void keepToStop({ stop: () => client.end() });
  return client;
}

/** @param {import('pg').Client} live */
async function makeFresh(live) {
  const drop = `drop database if exists ${FRESH} with (force)`;
  await live.query(drop);
  await live.query(`create database ${FRESH} template template0`).catch((error) => {
    throw new Failure(
      `The fresh database could not be made (${error.message}): the user of DATABASE_URL needs the right to create databases.`,
    );
  });
  void keepToStop({ stop: () => live.query(drop) });
}

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) throw new Failure(USAGE);
  loadEnvFile();
  const mark = process.env.RESTORE_MARK;
  const settings = readStartSettings(process.env);
  await makeDataDir(settings.dataDir);
  const { url } = await keepToStop(openDatabase(settings));
  const live = await connected(url);
  await makeFresh(live);
  const { code, output } = await run(command, args, { env: { ...process.env, ...settingsOf(url) } });
  if (code !== 0) throw new Failure(`The backup was not restored: ${command} ended with code ${code}. ${lastLines(output, 5)}`);
  const { tables, rows, newestEventAt, faults } = await compareRestored(live, await connected(withName(url, FRESH)));
  if (faults.length > 0) throw new Failure(`The restored database is not what was backed up.\n${faults.join('\n')}`);
  const age = newestEventAt === null ? 'It holds no event yet.' : `Its last event is of ${newestEventAt}.`;
  console.log(`The backup was restored: ${tables} tables with ${rows} rows are as they were. ${age}`);
  if (!mark) return console.log('Set RESTORE_MARK so that Admin tasks shows this test.');
  await fs.writeFile(mark, `${new Date().toISOString()}\n`);
}

await runCommand(main);
