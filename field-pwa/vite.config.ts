// Builds the field app for /field/. The manifest is what the size check reads; no inline script is ever written (strict CSP).
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { layerOrder } from '../shared-ui/src/styles/layer-order.ts';
import { productionRouter } from '../web-session/src/build/production-router.ts';
import { withoutOfficeRefusals } from './src/build/without-office-refusals.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/** What a home screen shows (decision 039). */
const APP = {
  id: '/field/',
  name: 'Lotline',
  short_name: 'Lotline',
  description: 'Your tasks, quantities and comments, in the order of the day. Works without a network.',
  lang: 'en-AU',
  start_url: '/field/construction',
  scope: '/field/',
  display: 'standalone' as const,
  background_color: '#0a4f8f',
  theme_color: '#0a4f8f',
  icons: [
    { src: '/field/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/field/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/field/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/field/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Tasks', url: '/field/construction', icons: [{ src: '/field/icon-192.png', sizes: '192x192', type: 'image/png' }] },
    { name: 'Completed', url: '/field/completed', icons: [{ src: '/field/icon-192.png', sizes: '192x192', type: 'image/png' }] },
  ],
};

export default defineConfig({
  base: '/field/',
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    productionRouter(),
    withoutOfficeRefusals(),
    layerOrder,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      scope: '/field/',
      manifest: APP,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,webmanifest,woff2}', 'icon-192.png'] },
    }),
  ],
  // A class tells where it comes from, in few bytes.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    manifest: true,
    sourcemap: true,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    // An inlined asset would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file costs its headers, and each link to one a slow phone's time: what the list needs comes as one, with what it shares with other pages,
    // and so does what a task needs beyond that.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'list', priority: 2, test: /field-pwa\/src\/(main|features\/field-list\/FieldListPage)\.tsx$/ },
            { name: 'task', priority: 1, test: /field-pwa\/src\/features\/task\/TaskPage\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '^/(graphql|api|auth|idp)': 'http://localhost:4000' } },
});
