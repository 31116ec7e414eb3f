// Is a build older than what it was made from? Answered by content, so that a checkout or a copied folder does not fool it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const STAMP = '.built-from';
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.data']);
const NOT_BUILT = /\.(test|db\.test|dom\.test)\.tsx?$|\.md$/;

/** Every file under the given files and folders that a build could read, sorted. */
export function inputFiles(root, inputs) {
  const found = [];
  const visit = (relative) => {
    const full = path.join(root, relative);
    const stat = fs.statSync(full, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      if (!IGNORED_FOLDERS.has(path.basename(full))) for (const name of fs.readdirSync(full)) visit(path.join(relative, name));
    } else if (stat?.isFile() && !NOT_BUILT.test(relative)) found.push(relative);
  };
  for (const input of inputs) visit(input);
  return found.sort();
}

export function hashOf(root, inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputFiles(root, inputs)) hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

export function builtFrom(outDir) {
  const stamp = path.join(outDir, STAMP);
  return fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : null;
}

export function writeStamp(outDir, hash) {
  fs.writeFileSync(path.join(outDir, STAMP), hash);
}
