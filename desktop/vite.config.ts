// Builds the console for every path that is no other app's: index.html, and graphiql.html, which the server sends for /graphiql;
// and leave-workers.js for the pages that the server writes itself.
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { antdStyles } from './src/build/antd-styles.ts';
import { layerOrder } from '../shared-ui/src/styles/layer-order.ts';
import { productionRouter } from '../web-session/src/build/production-router.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
const page = (name: string) => new URL(name, import.meta.url).pathname;

/** GraphiQL's style sheet carries 34 fonts as data: addresses, 360 kB that our content policy does not load: the system's fonts are used. */
function withoutInlinedFonts(): Plugin {
  return {
    name: 'without-inlined-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /graphiql\/dist\/style\.css$/ },
      handler: (css) => ({ code: css.replace(/@font-face\s*\{[^}]*\}/g, ''), map: null }),
    },
  };
}

/** Files that are asked for by this very name. */
const BY_NAME: ReadonlySet<string> = new Set(['leave-workers', 'verify-worker']);

export default defineConfig({
  base: '/',
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [react(), productionRouter(), antdStyles(), layerOrder, withoutInlinedFonts()],
  // A class tells where it comes from, in few bytes.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    manifest: true,
    sourcemap: true,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    // An inlined asset would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // GraphiQL is one large chunk that administrators alone load.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      // antd marks its files for servers that render React; there is none here
      onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      input: {
        index: page('index.html'),
        graphiql: page('graphiql.html'),
        verify: page('verify.html'),
        'leave-workers': page('src/renderer/leave-workers.ts'),
        'verify-worker': page('src/verify-worker.ts'),
      },
      // pages that the server writes call it by this name
      output: {
        entryFileNames: ({ name }) => (BY_NAME.has(name) ? '[name].js' : 'assets/[name]-[hash].js'),
        // Each file costs a request and its own compiling: what most of the lazy parts share comes as one, the two pages that everybody opens as one each.
        codeSplitting: {
          groups: [
            { name: 'common', priority: 3, minShareCount: 100 },
            { name: 'jobs', priority: 2, test: /desktop\/src\/renderer\/features\/jobs\/JobsPage\.tsx$/ },
            { name: 'job', priority: 1, test: /desktop\/src\/renderer\/features\/job\/JobPage\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '^/(graphql|api|auth|idp)/?': 'http://localhost:4000' } },
});
