// Where the embedded database lives: in the data folder, or, when its user cannot walk there (a root clone in a closed home),
// in a folder of its own under /var/tmp that belongs to this data folder alone.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { canWrite } from './account.mjs';

const SHARED_TEMP = '/var/tmp';

export function refugeOf(dataDir) {
  return path.join(SHARED_TEMP, `lotline-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}

/** /var/tmp belongs to everybody: a folder there counts only when it is a real folder and ours. */
export async function claimFolder(dir, mode) {
  await fs.mkdir(dir, { mode }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await fs.lstat(dir);
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new Failure(`${dir} belongs to somebody else: set DATA_DIR to a folder that the database's user can reach.`);
}

/** @param {import('./account.mjs').Account} account */
async function prepare(account, dir) {
  await fs.mkdir(dir, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) await fs.chown(dir, account.uid, account.gid ?? account.uid);
  return canWrite(account, dir);
}

/** Step by step: `recursive` never ends where the system says of every new folder that it is not there (/proc). @returns {Promise<boolean>} made? */
async function makeFolder(dir, isParentThere = false) {
  try {
    await fs.mkdir(dir);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST' && (await fs.stat(dir)).isDirectory()) return false;
    if (error.code !== 'ENOENT' || isParentThere || path.dirname(dir) === dir) throw error;
  }
  await makeFolder(path.dirname(dir));
  return makeFolder(dir, true);
}

/** Root's data folder lets the database's user walk through, not look around; anybody else's is closed. A folder that was there is left as it is. */
export async function makeDataDir(dataDir) {
  try {
    if (await makeFolder(dataDir)) await fs.chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    await fs.access(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new Failure(`DATA_DIR (${dataDir}) cannot be written (${error.code}): make it writable, or set DATA_DIR to another folder.`);
  }
}

/**
 * @param {import('./account.mjs').Account} account
 * @returns {Promise<{ dir: string, moved: boolean }>}
 */
export async function databasePlace(account, dataDir, name) {
  await makeDataDir(dataDir);
  const near = path.join(dataDir, name);
  if (await prepare(account, near)) return { dir: near, moved: false };
  const refuge = refugeOf(dataDir);
  if (account.uid !== undefined) {
    await fs.rmdir(near).catch(() => {});
    await claimFolder(refuge, 0o711);
    if (await prepare(account, path.join(refuge, name))) return { dir: path.join(refuge, name), moved: true };
  }
  throw new Failure(
    `The database's user (${account.name}) can write neither in DATA_DIR (${dataDir}) nor in ${refuge}: set DATA_DIR to a folder that it can reach.`,
  );
}
