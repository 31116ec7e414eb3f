// React Router's build without the warnings for developers. Its package names the build with them whatever is built, 2 kB more of each app's first load.
import type { Plugin } from 'vite';

const PARTS = /^react-router(\/dom)?$/;

/** For the built apps; the development server keeps the warnings. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!PARTS.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? null : { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
