// React Router's build without the warnings for developers and without the parts that nobody imports. Its package names the build with them whatever is
// built, 2 kB more of each app's first load, and its components have names that a bundler must take for effects: forms and nav links stayed for theirs.
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
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** Components and contexts that go where nobody imports them: without the names that React's tools show, and marked as free of effects. */
function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/(?<== )(React\d*\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ $1');
}
