// The packages that the server is made of, each put into a few files: each test worker evaluates them, and two thousand small ones take longer than many
// a test file. Made once for each package-lock.json; what is built is what npm installed, nothing is left out.
import fs from 'node:fs';
import path from 'node:path';
import { madeOnce } from './made-once.mjs';

/** Large ones, and all that have a package in common with them: of graphql there may be one. */
const PACKAGES = [
  '@apollo/server',
  '@apollo/server/errors',
  '@apollo/server/plugin/disabled',
  '@as-integrations/express5',
  '@escape.tech/graphql-armor',
  'compression',
  'express',
  'express-rate-limit',
  'graphile-worker',
  'graphql',
  'graphql-http',
  'helmet',
  'jose',
  'oidc-provider',
  'prom-client',
  'sequelize',
  'type-graphql',
  'umzug',
  'zod',
];

/** They look for their own files, or are asked for by name while the program runs. */
const AS_INSTALLED = ['pg', 'pg-hstore', 'pg-native', 'pino', 'sharp', 'class-validator', 'typescript', 'encoding', '@node-rs/*', '*.node'];

/** What CommonJS takes for granted. */
const BANNER = `import { createRequire as createRequireHere } from 'node:module';
import { fileURLToPath as pathOfUrl } from 'node:url';
import { dirname as folderOf } from 'node:path';
const require = createRequireHere(import.meta.url);
const __filename = pathOfUrl(import.meta.url);
const __dirname = folderOf(__filename);`;

const fileNameOf = (name) => `${name.replaceAll(/[^\w-]/g, '_')}.mjs`;

/** graphql as a server in production has it: its check of each value for a second copy of graphql costs more than many a test, and here is one copy. */
const oneGraphql = {
  name: 'one graphql',
  setup(making) {
    making.onLoad({ filter: /graphql[\\/]jsutils[\\/]instanceOf\.m?js$/ }, async ({ path: file }) => ({
      contents: (await fs.promises.readFile(file, 'utf8')).replace('process.env.NODE_ENV', "'production'"),
      loader: 'js',
    }));
  },
};

/** Says again, under its own names, what the package says when Node imports it. */
async function entryOf(name) {
  const names = Object.keys(await import(name)).filter((exported) => /^[\w$]+$/.test(exported));
  return `export { ${names.join(', ')} } from '${name}';`;
}

async function build(folder) {
  const { build: bundle } = await import('esbuild');
  const entries = path.join(folder, 'entries');
  fs.mkdirSync(entries, { recursive: true });
  for (const name of PACKAGES) fs.writeFileSync(path.join(entries, fileNameOf(name)), await entryOf(name));
  await bundle({
    entryPoints: PACKAGES.map((name) => path.join(entries, fileNameOf(name))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    keepNames: true,
    minifyWhitespace: true,
    legalComments: 'none',
    external: AS_INSTALLED,
    banner: { js: BANNER },
    plugins: [oneGraphql],
    logLevel: 'error',
  });
}

/** @returns {Promise<Record<string, string>>} where each package lies, by its name */
export async function joinedPackages() {
  const folder = await madeOnce('lotline-test-packages', import.meta.filename, build);
  return Object.fromEntries(PACKAGES.map((name) => [name, path.join(folder, fileNameOf(name))]));
}
