// The folders that have a tsconfig.json of their own: what is checked of types is checked of each.
export const ROOMS = [
  'schema',
  'schema/node',
  'api',
  'shared-ui',
  'web-session',
  'field-pwa',
  'desktop',
  'desktop/src/main',
  'desktop/src/preload',
  'desktop/packing',
  'desktop/test',
  'scripts',
  'e2e',
];
