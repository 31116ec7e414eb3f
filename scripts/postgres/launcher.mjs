// The embedded PostgreSQL: adopts the one that runs, starts the one that does not, and mends what a kill -9 left behind.
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../process/failure.mjs';
import { isAlive, markOf, pause } from '../process/identity.mjs';
import { withLock } from '../process/lock.mjs';
import { asAccount, databaseAccount } from './account.mjs';
import { postgresBinaries } from './binaries.mjs';
import { clusterPassword, DATABASE_NAME, DATABASE_USER, exists, hasPassword, makeCluster, mustBeOurVersion } from './cluster.mjs';
import { databasePlace } from './place.mjs';

const execute = promisify(execFile);
const LOG_LIMIT_BYTES = 10_000_000;
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** @typedef {{ pid: number, port: number, url: string, adminUrl: string, dir: string, moved: boolean, major: number, stop: () => Promise<void> }} Postgres */
/** @typedef {{ dataDir: string, name?: string, port?: number, flags?: string[] }} PostgresOptions */

/** A real PostgreSQL answers one byte to this request; a process that was killed a moment ago does not. */
function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const end = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(500, () => end(false));
    socket.on('error', () => end(false));
    socket.on('connect', () => socket.write(SSL_REQUEST));
    socket.on('data', () => end(true));
  });
}

/**
 * A port that nobody listens on, from below the range that systems lend to outgoing connections:
 * one of theirs would be taken again before whoever asked has opened it.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => (error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

/** @returns {{ pid: number, port: number } | null} lines 1 and 4 of postmaster.pid */
export function parsePidFile(text) {
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : null;
}

const readPidFile = async ({ data }) => parsePidFile(await fs.readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => ''));

async function running(context) {
  const found = await readPidFile(context);
  if (found === null) return null;
  const known = await execute(context.binaries.pg_ctl, ['-D', context.data, 'status'], context.as).then(
    () => true,
    () => false,
  );
  return known && (await answers(found.port)) ? found : null;
}

/** A stale postmaster.pid may name a process of somebody else by now: then, and only then, the file goes. */
async function dropStalePidFile(context) {
  const file = path.join(context.data, 'postmaster.pid');
  const pid = Number((await fs.readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  const command = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes(context.data) && !command.startsWith('postgres:')) await fs.rm(file, { force: true });
}

async function trimLog(log) {
  const size = await fs.stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await fs.rename(log, `${log}.1`);
}

async function startServer(context, options) {
  await trimLog(context.log);
  const deadline = Date.now() + 30_000;
  for (let attempt = 0; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const flags = [
      '-p',
      port,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      "unix_socket_directories=''",
      '-c',
      'timezone=UTC',
      ...(options.flags ?? []),
    ];
    try {
      await execute(
        context.binaries.pg_ctl,
        ['-D', context.data, '-l', context.log, '-w', '-t', '60', '-o', flags.join(' '), 'start'],
        context.as,
      );
      const found = await running(context);
      if (found !== null) return found;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Failure(
          `The embedded database did not start (its log: ${context.log}): set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL of your own.`,
          { cause: error },
        );
    }
    // what a killed server left needs a moment to go away
    if (attempt >= 3) await dropStalePidFile(context);
    await pause(300);
  }
}

async function contextOf({ dataDir, name = 'postgres' }) {
  const account = await databaseAccount(path.join(dataDir, name));
  const binaries = await postgresBinaries(account);
  const place = await databasePlace(account, dataDir, name);
  return {
    account,
    binaries,
    ...place,
    data: path.join(place.dir, 'data'),
    log: path.join(place.dir, 'postgres.log'),
    as: asAccount(account),
    dataDir,
    name,
  };
}

/**
 * The running embedded database, started when it does not run. Two callers at once get the same one.
 * @param {PostgresOptions} options
 * @returns {Promise<Postgres>}
 */
export async function ensurePostgres(options) {
  const context = await contextOf(options);
  const found = await withLock(path.join(options.dataDir, `${context.name}.lock`), async () => {
    if (!(await exists(context.data))) await makeCluster(context.account, context.binaries, context.dir, context.data);
    await mustBeOurVersion(context.data, context.binaries.major, options.dataDir);
    if (!(await hasPassword(context.data))) await stopServer(context);
    const already = await running(context);
    const password = await clusterPassword(context.account, context.binaries, context.data);
    return { ...(already ?? (await startServer(context, options))), password };
  });
  const server = `postgres://${DATABASE_USER}:${found.password}@127.0.0.1:${found.port}`;
  return {
    pid: found.pid,
    port: found.port,
    url: `${server}/${DATABASE_NAME}`,
    adminUrl: `${server}/postgres`,
    dir: context.dir,
    moved: context.moved,
    major: context.binaries.major,
    stop: () => stopServer(context),
  };
}

/** pg_ctl goes when postmaster.pid has gone, and the process a moment after it. */
const GONE_TRIES = 100;

async function stopServer(context) {
  const pid = (await readPidFile(context))?.pid;
  const postmaster = pid === undefined ? null : markOf(pid);
  await execute(context.binaries.pg_ctl, ['-D', context.data, '-m', 'fast', '-w', '-t', '30', 'stop'], context.as).catch(() =>
    execute(context.binaries.pg_ctl, ['-D', context.data, '-m', 'immediate', '-w', '-t', '10', 'stop'], context.as).catch(() => {}),
  );
  for (let tries = 0; tries < GONE_TRIES && postmaster !== null && isAlive(postmaster); tries += 1) await pause(50);
}
