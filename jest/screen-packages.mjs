// The packages that screens and their tests are made of, put into two files: each component test evaluates its modules anew, and to find, read and compile
// two and a half thousand small ones took longer than most tests. Within them each package is evaluated when it is first asked for, as the small ones are.
// Made once for each package-lock.json, of what npm installed.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../scripts/process/project.mjs';
import { madeOnce } from './made-once.mjs';

/** As the sources name them. What two of one file share is there once; no package stands in both. */
const BUNDLES = {
  // evaluated for each file: what they hold is that file's own (jest/one-window/packages.cjs)
  'of-file': [
    '@tanstack/react-query',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    'fake-indexeddb/auto',
  ],
  screens: ['@tanstack/react-virtual', 'aria-query', 'lucide-react', 'react-router-dom', 'zod'],
  console: [
    '@ant-design/cssinjs',
    '@apollo/client',
    '@apollo/client/link/retry',
    '@apollo/client/react',
    '@apollo/client/utilities',
    'antd',
    'antd/es/date-picker/locale/en_GB',
    'dayjs',
    'graphql',
    'rxjs',
  ],
};

/** There is one of each, and others ask for it too. */
const AS_INSTALLED = ['react', 'react/*', 'react-dom', 'react-dom/*'];
/** Tables alone, which all files may share. */
const OF_SCREENS = ['aria-query'];
const fileNameOf = (/** @type {string} */ name) => `${name.replaceAll(/[^\w-]/g, '_')}.cjs`;

/** @param {string} folder @param {string} bundle its name @param {readonly string[]} packages */
async function build(folder, bundle, packages) {
  const { build: join } = await import('esbuild');
  const getters = packages.map((name) => `Object.defineProperty(exports, '${name}', { get: () => require('${name}') });`);
  await join({
    stdin: { contents: getters.join('\n'), resolveDir: projectDir },
    outfile: path.join(folder, bundle, 'index.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    external: [...AS_INSTALLED, ...OF_SCREENS.filter((name) => !packages.includes(name))],
    logLevel: 'error',
  });
  for (const name of packages)
    fs.writeFileSync(path.join(folder, bundle, fileNameOf(name)), `module.exports = require('./index.cjs')['${name}'];\n`);
}

/** @returns {Promise<Record<string, string>>} where each package lies, by its name */
export async function screenPackages() {
  const folder = await madeOnce('lotline-test-screens', import.meta.filename, async (making) => {
    for (const [bundle, packages] of Object.entries(BUNDLES)) await build(making, bundle, packages);
  });
  return Object.fromEntries(
    Object.entries(BUNDLES).flatMap(([bundle, packages]) => packages.map((name) => [name, path.join(folder, bundle, fileNameOf(name))])),
  );
}
