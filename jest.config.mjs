// Three kinds of jest tests: `unit` (pure) and `db` (real PostgreSQL) as modules of the process itself, `dom` (components in jsdom) as CommonJS.
// scripts/test.mjs runs them (docs/decisions/012-tests.md).
import { joinedPackages } from './jest/packages.mjs';
import { screenPackages } from './jest/screen-packages.mjs';

// read by jest/one-registry/hooks.mjs in each worker
process.env.TEST_JOINED_PACKAGES = JSON.stringify(await joinedPackages());
// and by jest/screen-resolver.cjs
process.env.TEST_SCREEN_PACKAGES = JSON.stringify(await screenPackages());

const swc = (moduleType) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    },
    module: { type: moduleType },
  },
];

const everywhere = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/scripts/bench/node_modules/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
};

const asModules = {
  ...everywhere,
  testEnvironment: '<rootDir>/jest/one-registry/environment.cjs',
  runtime: '<rootDir>/jest/one-registry/runtime.cjs',
  // jest/one-registry/hooks.mjs compiles
  transform: {},
};

const esmPackages = [
  '@azure',
  'lucide-react',
  'react-router',
  '@apollo',
  '@ant-design',
  '@rc-component',
  'antd',
  'rxjs',
  '@tanstack',
  'eventsource-parser',
  'downshift',
  '@lotline',
  'zod',
  'client-zip',
];

export default {
  maxWorkers: 2,
  // of component tests node keeps what a file's modules were made of for as long as the process lives: one that holds much gives way to a fresh one
  workerIdleMemoryLimit: '1GB',
  // where other work keeps the cores busy a process takes more than half a second to end, which jest would call a leak
  workerGracefulExitTimeout: 20_000,
  testSequencer: '<rootDir>/jest/longest-first.mjs',
  projects: [
    {
      ...asModules,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...everywhere.testPathIgnorePatterns, '\\.(db|dom|desktop)\\.test\\.ts$'],
    },
    {
      ...asModules,
      displayName: 'db',
      testMatch: ['<rootDir>/**/*.db.test.ts'],
      globalSetup: '<rootDir>/jest/database-setup.mjs',
      globalTeardown: '<rootDir>/jest/database-teardown.mjs',
      setupFiles: ['<rootDir>/jest/database-for-file.mjs', '<rootDir>/api/test/with-decorators.ts'],
    },
    {
      ...everywhere,
      // by the desktop's own Node (scripts/test/desktop-node.mjs)
      displayName: 'desktop',
      testMatch: ['<rootDir>/desktop/**/*.desktop.test.ts'],
      testEnvironment: 'node',
      transform: { '^.+\\.(m?js|tsx?)$': swc('commonjs') },
      transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
    },
    {
      ...everywhere,
      displayName: 'dom',
      testMatch: ['<rootDir>/**/*.dom.test.tsx', '<rootDir>/**/*.dom.test.ts'],
      testEnvironment: '<rootDir>/jest/screen-environment.cjs',
      runtime: '<rootDir>/jest/screen-runtime.cjs',
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFiles: ['<rootDir>/jest/browser-globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/jest/dom-matchers.cjs'],
      transform: { '^.+\\.(m?js|tsx?)$': swc('commonjs') },
      transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
      moduleNameMapper: { '\\.module\\.css$': '<rootDir>/jest/class-names.cjs', '\\.(css|svg|png)$': '<rootDir>/jest/empty.cjs' },
      resolver: '<rootDir>/jest/screen-resolver.cjs',
    },
  ],
  // an end for what hangs; no machine that works needs it
  testTimeout: 600_000,
};
