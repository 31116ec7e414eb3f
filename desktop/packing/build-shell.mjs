// Builds the desktop's main process and its preload: two CommonJS files, since a sandboxed preload loads no module. The window's page is the console's own build.
// `node build-shell.mjs [folder]`: where they go, from the desktop's folder; what is packed lies apart from what is developed with.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite-plugin-electron';

const desktop = path.join(import.meta.dirname, '..');
const outDir = path.resolve(desktop, process.argv[2] ?? 'shell/dist');

/** @param {string} entry @param {string} file @param {(string | RegExp)[]} external @param {Record<string, string>} define */
const bundle = (entry, file, external, define = {}) =>
  build({
    vite: {
      root: desktop,
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      define,
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        sourcemap: true,
        target: 'node24',
        lib: { entry: path.join(desktop, entry), formats: ['cjs'], fileName: () => file },
        // one file: what is checked in it is all that runs
        rolldownOptions: { external, output: { codeSplitting: false } },
      },
    },
  });

/** Electron's own module, and Node's. Everything else is bundled: the package has no node_modules. */
const GIVEN = ['electron', /^node:/];
const server = process.env.LOTLINE_SERVER ?? 'http://localhost:4000';

fs.rmSync(outDir, { recursive: true, force: true });
await bundle('src/main/main.ts', 'main.cjs', GIVEN, { __SERVER_ORIGIN__: JSON.stringify(server) });
await bundle('src/preload/preload.ts', 'preload.cjs', ['electron']);
