// What has to be built, from what, and how: the API by esbuild, the two apps by Vite (docs/decisions/010-start-and-readiness.md).
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { withLock } from '../process/lock.mjs';
import { projectDir } from '../process/project.mjs';
import { lastLines, run } from '../process/run.mjs';
import { builtBeside } from './built-beside.mjs';
import { compressBuilt } from './compress.mjs';
import { builtFrom, hashOf, writeStamp } from './stale.mjs';

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'schema/domain', 'schema/errors', 'schema/package.json'];
const SCREEN_INPUTS = [...SHARED_INPUTS, 'schema/generated', 'shared-ui', 'web-session'];

/** @typedef {{ name: string, entry: string, outDir: string, inputs: string[], command: string[], isSent?: boolean, isAsked?: boolean }} Build isSent: to browsers; isAsked: by name alone */

/** @param {string} room @returns {Build} */
const screens = (room, name) => ({
  name,
  entry: `${room}/index.html`,
  outDir: `${room}/dist`,
  inputs: [...SCREEN_INPUTS, room, 'scripts/start/compress.mjs'],
  command: ['node_modules/vite/bin/vite.js', 'build', room, '--logLevel', 'warn'],
  isSent: true,
});

/** The desktop's main process and its preload. */
export const SHELL = 'desktop program';

/** @type {Build[]} */
const BUILDS = [
  {
    name: 'API',
    entry: 'api/src/main.ts',
    outDir: 'api/dist',
    inputs: [...SHARED_INPUTS, 'schema/node', 'api', 'scripts/build-api.mjs'],
    command: ['scripts/build-api.mjs'],
  },
  screens('field-pwa', 'field app'),
  screens('desktop', 'console'),
  {
    name: SHELL,
    entry: 'desktop/src/main/main.ts',
    outDir: 'desktop/shell/dist',
    inputs: [
      ...SHARED_INPUTS,
      'schema/node',
      'desktop/package.json',
      'desktop/src/main',
      'desktop/src/preload',
      'desktop/src/ipc',
      'desktop/packing/build-shell.mjs',
    ],
    command: ['desktop/packing/build-shell.mjs'],
    // its packages are for development: npm start and the server's image do without
    isAsked: true,
  },
];

function isStale({ outDir, inputs }) {
  return builtFrom(path.join(projectDir, outDir)) !== hashOf(projectDir, inputs);
}

/** @param {Build} build */
async function make(build, say) {
  const hash = hashOf(projectDir, build.inputs);
  say(`Building the ${build.name}`);
  const outDir = path.join(projectDir, build.outDir);
  const fill = async (folder, more) => {
    await runBuild(build, more);
    if (build.isSent) await compressBuilt(folder);
    writeStamp(folder, hash);
  };
  // a server that runs meanwhile sends what is there
  if (build.isSent) await builtBeside(outDir, (folder) => fill(folder, ['--outDir', folder, '--emptyOutDir']));
  else await fill(outDir, []);
}

/** @param {Build} build @param {string[]} more arguments */
async function runBuild({ name, command }, more) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, [...command, ...more], { cwd: projectDir, env });
  if (code !== 0)
    throw new Failure(`${lastLines(output, 30)}\n\nThe ${name} could not be built: mend what stands above, then start again.`);
}

/** A room that is not there (a container that carries the API alone) is not built. */
const isPresent = ({ entry }) => fs.existsSync(path.join(projectDir, entry));

/**
 * @param {{ say: (line: string) => void, only?: string }} options
 * @returns {Promise<number>} how many were built
 */
export async function buildStale({ say, only }) {
  const wanted = BUILDS.filter((build) => isPresent(build) && (only === undefined ? build.isAsked !== true : build.name === only));
  if (!wanted.some(isStale)) return 0;
  return withLock(path.join(projectDir, 'node_modules', '.lotline-build.lock'), async () => {
    const stale = wanted.filter(isStale);
    await Promise.all(stale.map((build) => make(build, say)));
    return stale.length;
  });
}
