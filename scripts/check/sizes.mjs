// First loads, in compressed JavaScript: the entry of an app and all that it imports before anything is shown. And the whole of a builder's page, compressed.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { buildStale } from '../start/builds.mjs';

const FIRST_LOADS = [
  { what: 'the task list', app: 'field app', dist: 'field-pwa/dist', route: /^_list-.*\.js$/, limitKb: 250 },
  // without the rules of its forms, which come once it is drawn
  { what: 'a task', app: 'field app', dist: 'field-pwa/dist', route: /^_task-.*\.js$/, limitKb: 200 },
  { what: 'the job list', app: 'console', dist: 'desktop/dist', route: /^_jobs-[\w-]{8}\.js$/, limitKb: 350 },
  { what: 'a job', app: 'console', dist: 'desktop/dist', route: /^_job-[\w-]{8}\.js$/, limitKb: 350 },
];

/** @typedef {{ file: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/**
 * Files that the page needs before the list shows: what it names, what these import, and the list's own chunk when its route is loaded lazily.
 * @param {Record<string, Chunk>} manifest
 * @param {string} page the text of index.html
 * @param {RegExp} route source files whose chunks the first page asks for, or groups by their keys
 * @returns {string[]} none where nothing is called so
 */
export function firstLoadFiles(manifest, page, route) {
  const wanted = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  const asked = Object.entries(manifest).filter(([key, { src }]) => route.test(src ?? key));
  if (asked.length === 0) return [];
  for (const [key] of asked) visit(key);
  for (const [key, chunk] of Object.entries(manifest)) if (page.includes(`/${chunk.file}"`)) visit(key);
  return [...wanted].filter((file) => file.endsWith('.js'));
}

/** As it is sent to a browser that takes gzip. */
function sentBytes(file) {
  const compressed = `${file}.gz`;
  return fs.statSync(fs.existsSync(compressed) ? compressed : file).size;
}

/** @param {(typeof FIRST_LOADS)[number]} load */
async function measure({ what, app, dist: place, route, limitKb }) {
  await buildStale({ say: () => {}, only: app });
  const dist = path.join(projectDir, place);
  const manifestFile = path.join(dist, '.vite/manifest.json');
  if (!fs.existsSync(manifestFile))
    return { ok: false, said: `${place}/.vite/manifest.json is missing: set build.manifest in its vite.config.ts.` };
  const files = firstLoadFiles(
    JSON.parse(fs.readFileSync(manifestFile, 'utf8')),
    fs.readFileSync(path.join(dist, 'index.html'), 'utf8'),
    route,
  );
  const bytes = files.reduce((sum, file) => sum + sentBytes(path.join(dist, file)), 0);
  return { ok: files.length > 0 && bytes <= limitKb * 1000, said: `${app}, ${what}: ${(bytes / 1000).toFixed(1)} of ${limitKb} kB` };
}

const BUILDER_PAGE_KB = 60;

/** The largest page that a builder is sent: all its jobs, its style sheet and its script, with all that this imports (quality.md §3). */
async function measureBuilderPage() {
  await buildStale({ say: () => {}, only: 'console' });
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'src/emit-builder-page.ts'], {
    cwd: path.join(projectDir, 'api'),
  });
  if (code !== 0) return { ok: false, said: `a builder’s page could not be written: ${output}` };
  const { page, css } = JSON.parse(output);
  const dist = path.join(projectDir, 'desktop/dist');
  const files = scriptFiles(dist, page);
  const bytes = [page, css].reduce((sum, text) => sum + gzipSync(text).length, 0) + files.reduce((sum, file) => sum + sentBytes(file), 0);
  return {
    ok: files.length > 0 && bytes <= BUILDER_PAGE_KB * 1000,
    said: `a builder’s page: ${(bytes / 1000).toFixed(1)} of ${BUILDER_PAGE_KB} kB`,
  };
}

/** The scripts that a page names, and what they import. */
function scriptFiles(dist, page) {
  const wanted = new Set();
  const visit = (file) => {
    if (wanted.has(file) || !fs.existsSync(file)) return;
    wanted.add(file);
    for (const [, , next = ''] of fs.readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*(["'])(\.[^"']+)\1/g))
      visit(path.join(path.dirname(file), next));
  };
  for (const [, src = ''] of page.matchAll(/<script [^>]*src="([^"]+)"/g)) visit(path.join(dist, src));
  return [...wanted];
}

/** Codes of refusals that only the office meets, in the built code of the field app: it has no sentences for them (field-pwa/src/build). */
function officeCodesOnPhone() {
  const codes = fs.readFileSync(path.join(projectDir, 'schema/errors/office-refusals.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): entry\(/gm);
  const assets = path.join(projectDir, 'field-pwa/dist/assets');
  const code = fs
    .readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(assets, file), 'utf8'))
    .join('\n');
  return [...codes].flatMap(([, name]) => (new RegExp(`\\b${name}\\b`).test(code) ? [name] : []));
}

export async function checkSizes() {
  const measured = [];
  for (const load of FIRST_LOADS) measured.push(await measure(load));
  const builder = await measureBuilderPage();
  const strange = officeCodesOnPhone();
  const codes =
    strange.length === 0
      ? ''
      : `; the field app refuses by ${strange.join(', ')}, and has no sentence for it: move it to schema/errors/catalogue.ts`;
  return {
    ok: measured.every(({ ok }) => ok) && builder.ok && strange.length === 0,
    said: `compressed JavaScript of the first load: ${measured.map(({ said }) => said).join('; ')}; whole and compressed: ${builder.said}${codes}`,
  };
}
