// Programs that tests start as processes of their own, each bundled once for a test process: read file by file by tsx, the server takes twice as long to
// start, and some tests start it ten times.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const API = fileURLToPath(new URL('../', import.meta.url));
/** Below it the bundles find the installed packages. */
const PLACE = path.join(path.dirname(createRequire(import.meta.url).resolve('esbuild/package.json')), '../.cache/lotline-test-programs');

/** Where each package lies that the test process has in a few files: as many small ones take longer to find than our own code to run. */
const JOINED = JSON.parse(process.env['TEST_JOINED_PACKAGES'] ?? '{}') as Readonly<Record<string, string>>;
const placeOf = (name: string): string => (JOINED[name] === undefined ? name : pathToFileURL(JOINED[name]).href);

/** Our own rooms are inside, packages are not. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(making) {
    making.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      name.startsWith('@lotline/') || kind === 'entry-point' ? undefined : { path: placeOf(name), external: true },
    );
  },
};

const made = new Map<string, Promise<string>>();

/**
 * @param source a TypeScript file, as new URL('./worker.ts', import.meta.url)
 * @returns a file for node that does the same; it is removed when this process ends
 */
export function childProgram(source: URL): Promise<string> {
  const file = made.get(source.href) ?? bundle(fileURLToPath(source));
  made.set(source.href, file);
  return file;
}

async function bundle(source: string): Promise<string> {
  const outfile = path.join(PLACE, `${path.basename(source, '.ts')}-${String(process.pid)}.mjs`);
  mkdirSync(PLACE, { recursive: true });
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    absWorkingDir: API,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    plugins: [packagesOutside],
    logLevel: 'warning',
  });
  return outfile;
}
