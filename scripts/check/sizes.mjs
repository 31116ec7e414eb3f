// The field app's first load of the task list: compressed JavaScript of the entry and all that it imports before anything is shown.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { buildStale } from '../start/builds.mjs';

const LIMIT_KB = 250;
const DIST = 'field-pwa/dist';

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */

/**
 * Files that the page needs before the list shows: the entry, what it imports, and the list's own chunk when its route is loaded lazily.
 * @param {Record<string, Chunk>} manifest
 * @param {RegExp} route source files whose chunks the first page asks for
 */
export function firstLoadFiles(manifest, route) {
  const wanted = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry || route.test(chunk.src ?? '')) visit(key);
  return [...wanted].filter((file) => file.endsWith('.js'));
}

/** As it is sent to a browser that takes gzip. */
function sentBytes(file) {
  const compressed = `${file}.gz`;
  return fs.statSync(fs.existsSync(compressed) ? compressed : file).size;
}

export async function checkSizes() {
  await buildStale({ say: () => {}, only: 'field app' });
  const dist = path.join(projectDir, DIST);
  const manifestFile = path.join(dist, '.vite/manifest.json');
  if (!fs.existsSync(manifestFile))
    return { ok: false, said: 'field-pwa/dist/.vite/manifest.json is missing: set build.manifest in its vite.config.ts.' };
  const files = firstLoadFiles(JSON.parse(fs.readFileSync(manifestFile, 'utf8')), /features\/field-list\/FieldListPage\.tsx$/);
  const bytes = files.reduce((sum, file) => sum + sentBytes(path.join(dist, file)), 0);
  const said = `field app's first load of the task list: ${(bytes / 1000).toFixed(1)} kB of ${LIMIT_KB} kB compressed JavaScript`;
  return { ok: files.length > 0 && bytes <= LIMIT_KB * 1000, said };
}
