// PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. Everybody else runs it as themselves.
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { Failure } from '../process/failure.mjs';

const execute = promisify(execFile);

/** @typedef {{ uid?: number, gid?: number, name: string }} Account */

/** @returns {{ uid: number, gid: number, name: string } | null} */
export function pickAccount(passwd) {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  const row = rows.find((r) => r[0] === 'postgres') ?? rows.find((r) => r[0] === 'nobody');
  return row ? { uid: Number(row[2]), gid: Number(row[3]), name: row[0] } : null;
}

/** Root goes on as the user whose database is there already. @param {string} dir where the database lies @returns {Promise<Account>} */
export async function databaseAccount(dir) {
  if (process.getuid?.() !== 0) return { name: 'this user' };
  const owner = await fs.stat(dir).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `number ${owner.uid}` };
  const account = pickAccount(await fs.readFile('/etc/passwd', 'utf8'));
  if (account === null)
    throw new Failure(
      'The embedded database cannot run as root and there is no user "postgres" or "nobody": run as an ordinary user, or set DATABASE_URL.',
    );
  return account;
}

/** @param {Account} account */
export function asAccount(account) {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' };
  return account.uid === undefined ? { env, cwd: '/' } : { uid: account.uid, gid: account.gid, env, cwd: '/' };
}

/** Can this account walk into the folder and write there? @param {Account} account */
export async function canWrite(account, dir) {
  if (account.uid === undefined)
    return fs.access(dir, fs.constants.W_OK | fs.constants.X_OK).then(
      () => true,
      () => false,
    );
  return execute('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', dir], asAccount(account)).then(
    () => true,
    () => false,
  );
}
