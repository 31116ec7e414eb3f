// What is made of the installed packages for the tests, once for each package-lock.json, Node and maker.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../scripts/process/project.mjs';

/** @param {string} maker the file that says how it is made */
function fingerprint(maker) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [path.join(projectDir, 'package-lock.json'), maker]) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} name of its folder in the cache
 * @param {string} maker the file that says how it is made
 * @param {(folder: string) => Promise<void>} make fills an empty folder
 * @returns {Promise<string>} the folder that is filled
 */
export async function madeOnce(name, maker, make) {
  const folder = path.join(projectDir, 'node_modules/.cache', name, fingerprint(maker));
  if (fs.existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  fs.mkdirSync(making, { recursive: true });
  await make(making);
  // of two runs that made it at once, one is first
  if (fs.existsSync(folder)) fs.rmSync(making, { recursive: true });
  else fs.renameSync(making, folder);
  return folder;
}
