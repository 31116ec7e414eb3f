// Builds the field app for /field/. The manifest is what the size check reads; no inline script is ever written (strict CSP).
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/**
 * Which layer beats which (shared-ui/styles/global.css) is said in every file that has layers: chunks of styles load in an order of their own, and the
 * first one to name a layer would else decide it.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (/\.css(\?|$)/.test(id) && code.includes('@layer') ? `@layer ground, words, kit;\n${code}` : undefined),
};

export default defineConfig({
  base: '/field/',
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [react(), layerOrder],
  // A class tells where it comes from, in few bytes.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    manifest: true,
    sourcemap: true,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    // An inlined asset would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '^/(graphql|api|auth|idp)': 'http://localhost:4000' } },
});
