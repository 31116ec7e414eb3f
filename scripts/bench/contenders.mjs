// Starts what is compared, each a process of its own over the same database, and stops it again.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../postgres/launcher.mjs';
import { Failure } from '../process/failure.mjs';
import { projectDir } from '../process/project.mjs';
import { lastLines } from '../process/run.mjs';
import { keepToStop } from '../process/started.mjs';
import { fetchToken } from '../sign-in/fetch-token.mjs';

const here = import.meta.dirname;

/** Resident memory of a process in MB. */
export function memoryOf(pid) {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (line === null) throw new Failure('The memory of the API could not be read.');
  return Number(line[1]) / 1024;
}

/** @typedef {{ origin: string, pid: number, stop: () => Promise<void> }} Server */

/** @returns {Promise<Server>} once it has printed the word */
export async function startServer(args, { port, word, env }) {
  const child = spawn(process.execPath, args, { cwd: projectDir, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  void keepToStop({ stop });
  let output = '';
  await new Promise((resolve, reject) => {
    const take = (chunk) => {
      output += chunk;
      if (output.includes(word)) resolve(null);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () =>
      reject(new Failure(`${lastLines(output, 10)}\n\n${path.basename(args[0])} did not start: mend what stands above.`)),
    );
  });
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop };
}

/**
 * The built API over that database, in a data folder of its own.
 * @param {string} url
 * @param {{ email: string }[]} people who will ask
 * @param {Record<string, string>} settingsOf settings that differ from the benchmark's own
 * @returns {Promise<Server & { tokens: Map<string, string> }>}
 */
export async function startApi(url, people, settingsOf = {}) {
  const port = await freePort();
  const dataDir = await fs.mkdtemp(path.join(tmpdir(), 'lotline-bench-'));
  const removeData = () => fs.rm(dataDir, { recursive: true, force: true });
  void keepToStop({ stop: removeData });
  const settings = {
    DATABASE_URL: url,
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    LOCAL_TOKEN_SECONDS: '3600',
    REQUESTS_PER_MINUTE: '1000000',
    DEMO_DATA: 'off',
    NODE_ENV: 'development',
    ...settingsOf,
  };
  const api = await startServer([path.join(projectDir, 'api/dist/main.js')], { port, word: 'LOTLINE_READY', env: settings });
  const tokens = new Map();
  for (const { email } of people) tokens.set(email, (await fetchToken(api.origin, email)).accessToken);
  return {
    ...api,
    tokens,
    stop: async () => {
      await api.stop();
      await removeData();
    },
  };
}

/** @param {string} url @param {string} connections how many it may have @returns {Promise<Server>} */
export async function startStatementServer(url, connections) {
  const port = await freePort();
  return startServer([path.join(here, 'statement-server.mjs'), url, String(port), connections], { port, word: 'READY', env: {} });
}

/** @param {{ url: string, people: { email: string }[] }} database */
export async function startContenders({ url, people }) {
  const api = await startApi(url, people);
  const statement = await startStatementServer(url, '4');
  const port = await freePort();
  const production = { NODE_ENV: 'production', GRAPHILE_ENV: 'production' };
  const postgraphile = await startServer([path.join(here, 'postgraphile-server.mjs'), url, String(port)], {
    port,
    word: 'READY',
    env: production,
  });
  return {
    origins: { api: api.origin, statement: statement.origin, postgraphile: postgraphile.origin },
    pids: { api: api.pid, statement: statement.pid, postgraphile: postgraphile.pid },
    tokens: api.tokens,
    stop: () => Promise.all([api.stop(), statement.stop(), postgraphile.stop()]),
  };
}
