// What can be said of a file without types: hooks out of order, files and functions that grew too long, antd where it must not be. Types, and the rules that
// ask for them (forgotten promises, `any` in use), are .oxlintrc.json's.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { readErrors } from './scripts/lint/read-errors.mjs';

const NO_ANTD = { paths: ['antd', '@ant-design/icons'], patterns: ['antd/*', '@ant-design/*'] };
const NO_BARREL = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it (house-style.md).' };
const BY_PLATFORM = 'Take it from usePlatform(), so that a test can set it.';
const BY_PLATFORM_ALONE = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: `The clock: ${BY_PLATFORM}` },
  { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: `The clock: ${BY_PLATFORM}` },
  { selector: 'MemberExpression[property.name="randomUUID"]', message: `Ids: ${BY_PLATFORM}` },
  { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: BY_PLATFORM },
];
/** The person's database: what is written to it by another way is in the way of a press (decision 035). */
const GIVES_WAY = {
  selector: 'CallExpression[callee.property.name="transaction"][arguments.0.value="rw"]',
  message: 'Write through givingWay (web-session device/write-first).',
};
const ON_ANY_MACHINE =
  'On a slower machine this fails: wait for what is meant (until, expect.poll, settled), count it, or set the clock (decision 012).';
/** What a test may not do with time: a machine may be slow, and the test no less right. */
const NO_TIMING = [
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: ON_ANY_MACHINE },
  { selector: 'MemberExpression[object.name="performance"][property.name="now"]', message: ON_ANY_MACHINE },
  { selector: 'MemberExpression[object.name="process"][property.name=/^(cpuUsage|hrtime)$/]', message: ON_ANY_MACHINE },
  {
    selector: 'BinaryExpression[operator="-"][left.callee.object.name="Date"][left.callee.property.name="now"][right.name=/^[a-z]/]',
    message: ON_ANY_MACHINE,
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]:not([arguments.1.value=0])',
    message: ON_ANY_MACHINE,
  },
];
const BY_APOLLO = 'GraphQL of the console goes through useRead, usePages, useAsk and useCommand (platform/data, decision 081).';
const NO_OTHER_GRAPHQL = [
  { selector: 'ImportDeclaration[source.value="@lotline/schema/generated/operations"][importKind="value"]', message: BY_APOLLO },
  { selector: 'ObjectPattern > Property[key.name=/^gql(Change)?$/]', message: BY_APOLLO },
  { selector: 'MemberExpression[property.name=/^gql(Change)?$/]', message: BY_APOLLO },
];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts', 'e2e/**', '**/test/**', '**/testing/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.data/**',
      'schema/generated/**',
      'api/src/generated/**',
      'test-results/**',
      'playwright-report/**',
      '**/*.cjs',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 400 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // input is refused for its control characters, which has to name them
      'no-control-regex': 'off',
      'no-restricted-syntax': ['error', NO_BARREL],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['schema/domain/**/*.ts', 'schema/errors/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'fetch', 'setTimeout', 'localStorage'],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'No clock inside a rule: take the date as an argument.',
        },
        {
          selector: 'MemberExpression[object.name="Date"][property.name="now"]',
          message: 'No clock inside a rule: take the date as an argument.',
        },
        { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: 'No chance inside a rule.' },
        NO_BARREL,
      ],
    },
  },
  {
    files: ['field-pwa/**/*.{ts,tsx}', 'shared-ui/**/*.{ts,tsx}', 'web-session/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', NO_ANTD] },
  },
  {
    files: ['web-session/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', GIVES_WAY, NO_BARREL] },
  },
  {
    files: ['field-pwa/**/*.{ts,tsx}', 'shared-ui/**/*.{ts,tsx}', 'web-session/**/*.{ts,tsx}', 'desktop/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['field-pwa/src/**/*.{ts,tsx}', 'desktop/src/renderer/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: BY_PLATFORM }, { name: 'EventSource', message: BY_PLATFORM }],
      'no-restricted-syntax': ['error', ...BY_PLATFORM_ALONE, NO_BARREL],
    },
  },
  {
    files: ['desktop/src/renderer/**/*.{ts,tsx}'],
    ignores: [...tests, 'desktop/src/renderer/platform/data/link.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...BY_PLATFORM_ALONE, ...NO_OTHER_GRAPHQL, NO_BARREL],
    },
  },
  {
    files: ['field-pwa/src/**/*.{ts,tsx}', 'desktop/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { lotline: { rules: { 'read-errors': readErrors } } },
    rules: { 'lotline/read-errors': 'error' },
  },
  {
    files: tests,
    // the one place that waits for others, and two that end a wait for what may rightly never come
    ignores: ['api/test/until.ts', 'e2e/files/every-way.ts', 'e2e/files/script-watch.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_BARREL, ...NO_TIMING] },
  },
  {
    files: tests,
    rules: {
      // Playwright reads the fixtures that a test wants from the braces, also when it wants none
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'URLSearchParams',
          'fetch',
          'Buffer',
          'setTimeout',
          'clearTimeout',
          'performance',
          'document',
          'AbortSignal',
          'setInterval',
          'clearInterval',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
