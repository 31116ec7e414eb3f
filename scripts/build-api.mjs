// Bundles the API: our own rooms inside, npm packages outside.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectDir } from './process/project.mjs';

const ENTRIES = {
  main: 'src/main.ts',
  worker: 'src/worker.ts',
  seed: 'src/seed/main.ts',
  // worker threads, read by name (platform/threads/thread-file.ts)
  'ticket-saving.thread': 'src/features/task/ticket-saving.thread.ts',
  'setting-preview.thread': 'src/features/setting-edit/setting-preview.thread.ts',
  'role-preview.thread': 'src/features/rights/role-preview.thread.ts',
  'ticket-paper.thread': 'src/features/ticket/ticket-paper.thread.ts',
};
const apiDir = path.join(projectDir, 'api');
const entryPoints = Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => fs.existsSync(path.join(apiDir, file))));

/** `packages: 'external'` would leave @lotline/* out of the bundle too. @type {import('esbuild').Plugin} */
const npmOutside = {
  name: 'npm-outside',
  setup(it) {
    it.onResolve({ filter: /^[^./]/ }, (found) =>
      found.path.startsWith('@lotline/') || found.kind === 'entry-point' ? undefined : { path: found.path, external: true },
    );
  },
};

await build({
  absWorkingDir: apiDir,
  entryPoints,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  plugins: [npmOutside],
  logLevel: 'warning',
});

// read beside the file that prints with them
fs.cpSync(path.join(apiDir, 'src/features/ticket/fonts'), path.join(apiDir, 'dist/fonts'), { recursive: true });
