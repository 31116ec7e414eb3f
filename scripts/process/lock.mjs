// One process at a time through a door, by a file that names who holds it; a holder that was killed does not keep the door shut.
import fs from 'node:fs';
import path from 'node:path';
import { isAlive, markOf, pause } from './identity.mjs';

function holderOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' ? 'nobody' : null;
  }
}

/** The mark is written aside and linked into place, so that a lock file is never seen half written. */
function tryTake(file) {
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, JSON.stringify(markOf(process.pid)));
  try {
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** Two may find the same dead holder: what is moved away is looked at once more, and a living one's lock goes back. */
function breakLock(file) {
  const aside = `${file}.${process.pid}.old`;
  try {
    fs.renameSync(file, aside);
    if (isAlive(holderOf(aside))) fs.linkSync(aside, file);
  } catch {
    // somebody else was faster
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/**
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!tryTake(file)) {
    const holder = holderOf(file);
    if (holder === null || (holder !== 'nobody' && !isAlive(holder))) breakLock(file);
    else await pause(100);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}
