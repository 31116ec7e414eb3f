// The database's files: made once, aside and renamed into place, so that a half-made or doubled cluster cannot exist.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../process/failure.mjs';
import { asAccount } from './account.mjs';

const execute = promisify(execFile);
const PASSWORD_FILE = 'lotline.password';
/** One call for the whole file system is faster than one for each of a thousand files; only Linux has it. */
const SYNC = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
export const DATABASE_USER = 'lotline';
export const DATABASE_NAME = 'lotline';

async function writeOwned(account, file, text) {
  await fs.writeFile(file, text, { mode: 0o600 });
  if (account.uid !== undefined) await fs.chown(file, account.uid, account.gid ?? account.uid);
}

export async function exists(data) {
  return fs.access(path.join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** @param {import('./account.mjs').Account} account @param {import('./binaries.mjs').Binaries} binaries */
export async function makeCluster(account, binaries, dir, data) {
  const aside = path.join(dir, `init-${process.pid}`);
  const passwordFile = path.join(dir, `password-${process.pid}`);
  await fs.rm(aside, { recursive: true, force: true });
  await writeOwned(account, passwordFile, randomBytes(24).toString('base64url'));
  try {
    await execute(
      binaries.initdb,
      [
        '-D',
        aside,
        '-U',
        DATABASE_USER,
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...SYNC,
      ],
      asAccount(account),
    );
    await singleUser(account, binaries, aside, `create database ${DATABASE_NAME}`);
    await fs.rename(passwordFile, path.join(aside, PASSWORD_FILE));
    await fs.rename(aside, data).catch(() => fs.rm(aside, { recursive: true, force: true }));
  } catch (error) {
    await fs.rm(aside, { recursive: true, force: true });
    throw new Failure(
      `The embedded database could not be made in ${dir}: ${firstLine(error.stderr || error.message)} Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL of your own.`,
    );
  } finally {
    await fs.rm(passwordFile, { force: true });
  }
}

function firstLine(text) {
  return text.trim().split('\n').at(-1) ?? '';
}

/** @param {number} ours the major version of the programs that we have */
export async function mustBeOurVersion(data, ours, dataDir) {
  const theirs = (await fs.readFile(path.join(data, 'PG_VERSION'), 'utf8')).trim();
  if (Number(theirs) === ours) return;
  const age = Number(theirs) > ours ? 'newer' : 'older';
  throw new Failure(
    `DATA_DIR (${dataDir}) was written by PostgreSQL ${theirs}, which is ${age} than the ${ours} of this version of Lotline: start it with the version that wrote it, or set DATA_DIR to another folder.`,
  );
}

export async function hasPassword(data) {
  return (await fs.readFile(path.join(data, PASSWORD_FILE), 'utf8').catch(() => '')) !== '';
}

/** The password beside the cluster; one that was lost is set anew, the way PostgreSQL itself offers: alone with the files. */
export async function clusterPassword(account, binaries, data) {
  const file = path.join(data, PASSWORD_FILE);
  const kept = await fs.readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept.trim();
  const password = randomBytes(24).toString('base64url');
  await singleUser(account, binaries, data, `alter role ${DATABASE_USER} password '${password}'`);
  await writeOwned(account, file, password);
  return password;
}

/** One statement to a cluster that nobody serves. */
function singleUser(account, binaries, data, statement) {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.postgres, ['--single', '-D', data, 'postgres'], {
      ...asAccount(account),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('error', reject);
    child.on('close', resolve);
    child.stdin.end(`${statement}\n`);
  });
}
