// React Router's build without the warnings for developers. Its package names the build with them whatever is built, 2 kB more of each app's first load.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const FILES: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** For the built apps; the development server keeps the warnings. */
export function productionRouter(): Plugin {
  const dist = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: Object.entries(FILES).map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: path.join(dist, file) })) },
    }),
  };
}
