// A folder that is built anew while others read it: what is built is written beside it and takes its place whole, so that nobody meets half of it or nothing.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Where the filling fails, what was there stays.
 * @param {string} folder
 * @param {(beside: string) => Promise<void>} fill writes into an empty folder
 */
export async function builtBeside(folder, fill) {
  const place = path.join(path.dirname(folder), '.data');
  const beside = path.join(place, 'built');
  const replaced = path.join(place, 'replaced');
  for (const left of [beside, replaced]) fs.rmSync(left, { recursive: true, force: true });
  fs.mkdirSync(beside, { recursive: true });
  await fill(beside);
  // one after the other without anything between: a folder is no file that a rename could replace
  if (fs.existsSync(folder)) fs.renameSync(folder, replaced);
  fs.renameSync(beside, folder);
  fs.rmSync(place, { recursive: true, force: true });
}
