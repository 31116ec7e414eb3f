// The import table of docs/ARCHITECTURE.md: who may import whom, and no cycle anywhere. Type imports count.
const tests = '\\.(test|db\\.test|dom\\.test|e2e)\\.tsx?$|/test/|/testing/|^jest/|^e2e/';
const npm = 'node_modules';

/** A room that must not import what matches `to`. Tests are held to the same table unless `allowTests` is set. */
const never = (name, from, to, { pathNot, allowTests = false } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...(allowTests ? { pathNot: tests } : {}) },
  to: { path: to, ...(pathNot ? { pathNot } : {}) },
});

/**
 * The folders of the API's features and of the domain's rules, from the ground up. A folder imports from itself and from the floors below it; those of
 * one floor do not know each other. A new folder is put on a floor here, or every import of it and by it is an error.
 */
const floorsOf = {
  'api/src/features': [
    ['access', 'change', 'people', 'setting'],
    ['builder', 'comment', 'custom-task', 'item', 'lookup', 'presence', 'receipt', 'rights', 'task-record', 'ticket'],
    ['attachment', 'device', 'payment'],
    ['job-event'],
    ['job'],
    [
      'cost',
      'delegation',
      'bulk-job-edit',
      'child-code',
      'construction-code',
      'contractor',
      'document',
      'group',
      'item-code',
      'job-files',
      'job-list',
      'setting-edit',
      'task',
    ],
    ['builder-list', 'history', 'potential-job', 'run-sheet', 'saved-operation', 'sync', 'bulk-task-edit', 'task-list', 'view'],
    ['admin-tasks', 'log', 'project'],
    ['export', 'office-summary'],
  ],
  'schema/domain': [
    ['kernel'],
    ['comment', 'custom-task', 'list', 'payment', 'people', 'receipt', 'record', 'saved-operation', 'settings'],
    ['attachment', 'builder-approval', 'contractor', 'delegation', 'group', 'item', 'list-file', 'log', 'rights', 'ticket'],
    ['device', 'document', 'lookup', 'potential-job'],
    ['cost', 'job'],
    ['project', 'task'],
    ['history', 'sync', 'view'],
    ['presence'],
  ],
};

const floorRules = Object.entries(floorsOf).flatMap(([room, floors]) => [
  ...floors.flatMap((folders, floor) =>
    folders.map((folder) =>
      never(`floors: ${room}/${folder}`, `^${room}/${folder}/`, `^${room}/`, {
        pathNot: `^${room}/(${[folder, ...floors.slice(0, floor).flat()].join('|')})/`,
      }),
    ),
  ),
  ...[
    ['from', 'to'],
    ['to', 'from'],
  ].map(([one, other]) => ({
    name: `floors: ${room} has a folder that is on none`,
    severity: 'error',
    [one]: { path: `^${room}/[^/]+/`, pathNot: `^${room}/(${floors.flat().join('|')})/` },
    [other]: {},
  })),
]);

module.exports = {
  forbidden: [
    ...floorRules,
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-found',
      severity: 'error',
      from: { pathNot: '^scripts/bench/' },
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    never('errors-import-nothing', '^schema/errors/', '.', { pathNot: '^schema/errors/', allowTests: true }),
    never('domain-imports-rules-and-zod', '^schema/domain/', '.', { pathNot: `^schema/(domain|errors)/|${npm}/zod/`, allowTests: true }),
    never('schema-imports-no-room', '^schema/', '^(api|desktop|field-pwa|shared-ui|web-session|scripts)/', { allowTests: true }),
    {
      name: 'programs-alone-share-node',
      comment: 'schema/node is what the server and the desktop program share and a browser cannot run',
      severity: 'error',
      from: { path: '^(shared-ui|web-session|field-pwa|desktop/src/(renderer|ipc|preload))/' },
      to: { path: '^schema/node/' },
    },
    never('shared-ui-stays-below', '^shared-ui/', '^(schema/(generated|operations|sdl)|web-session|api|desktop|field-pwa|scripts)/'),
    never('web-session-knows-the-contract-only', '^web-session/src/((device|sync|uploads)/)?[^/]+$', '.', {
      pathNot: `^schema/|^web-session/src/((device|sync|uploads)/)?[^/]+$|${npm}/(@azure/msal-browser|dexie|eventsource-parser|fast-check)/`,
      allowTests: true,
    }),
    never('web-session-in-react-shows-it', '^web-session/src/react/', '.', {
      pathNot: `^(schema|shared-ui|web-session)/|${npm}/((@types/)?react|@tanstack/react-query|lucide-react)/`,
      allowTests: true,
    }),
    {
      name: 'screens-stand-on-the-platform',
      comment: 'session, calls and live changes come by usePlatform(); only what starts an app makes them. Types may be named',
      severity: 'error',
      from: {
        path: '^(field-pwa/src|desktop/src/renderer)/',
        pathNot: `${tests}|^field-pwa/src/main\\.tsx$|^desktop/src/renderer/app/open-page\\.tsx$`,
      },
      to: {
        path: '^web-session/src/(platform|session|session-state|msal|auth-config|token-renewal|send|rest|gql|live-changes|live-stream|clock|ids|files)\\.ts$|^web-session/src/device/',
        dependencyTypesNot: ['type-only'],
      },
    },
    never('api-imports-rules-only', '^api/', '^(schema/(generated|operations)|shared-ui|web-session|desktop|field-pwa|scripts)/', {
      allowTests: true,
    }),
    never('field-app-stays-out', '^field-pwa/', `^(api|desktop|scripts)/|${npm}/electron/`),
    never('console-stays-out', '^desktop/src/(renderer|ipc)/', `^(api|field-pwa|scripts)/|${npm}/electron/`),
    {
      name: 'antd-behind-its-wrappers',
      comment: 'controls are taken from platform/controls; the build alone also knows antd (decision 078)',
      severity: 'error',
      from: {
        path: '^(schema|shared-ui|web-session|api|desktop|field-pwa)/',
        pathNot: `${tests}|^desktop/src/(build|renderer/platform/controls)/`,
      },
      to: { path: `${npm}/(antd|@ant-design|@rc-component|dayjs)/` },
    },
    {
      name: 'antd-comes-with-the-first-form',
      comment: 'a list and the job page load without antd: they reach it by the fields that load it when they are shown (decision 078)',
      severity: 'error',
      from: {
        path: '^desktop/src/renderer/',
        pathNot: `${tests}|^desktop/src/renderer/(platform/controls|features/(job-edit|settings|styles))/|^desktop/src/renderer/platform/(grid/ColumnChooserPanel|form/Conflict(Row|Dialog))\\.tsx$`,
      },
      to: {
        path: '^desktop/src/renderer/platform/controls/',
        pathNot:
          '/(SelectField|SegmentsField|NameField|LazyNameLine|LazyOptionList|TickField|TreeField|LazyChoice|QrCode|LazyControl|are-same)\\.tsx?$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    never(
      'desktop-main-stays-out',
      '^desktop/src/(main|preload)/',
      '^(api|field-pwa|shared-ui|web-session|scripts)/|^desktop/src/renderer/',
    ),
    {
      name: 'browser-code-has-no-node',
      severity: 'error',
      from: { path: '^(field-pwa|shared-ui|web-session|desktop/src/renderer)/.*\\.tsx?$', pathNot: `${tests}|vite\\.config` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'graphql-is-read-through-apollo',
      comment: 'the console reads and changes by the hooks of platform/data, which alone know the client (decision 081)',
      severity: 'error',
      from: {
        path: '^((schema|shared-ui|web-session|api|field-pwa)/|scripts/(?!bench/))|^desktop/src/(main|preload|ipc)/|^desktop/src/renderer/(app|features)/|^desktop/src/renderer/platform/(?!data/)',
        pathNot: tests,
      },
      to: { path: `${npm}/(@apollo/client|rxjs)/` },
    },
    {
      name: 'scripts-are-imported-by-nothing',
      severity: 'error',
      from: { path: '^(schema|shared-ui|web-session|api|desktop|field-pwa)/', pathNot: tests },
      to: { path: '^scripts/' },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { path: '^(schema|shared-ui|web-session|api|desktop|field-pwa)/', pathNot: tests },
      to: { path: tests, pathNot: npm },
    },
    {
      name: 'features-are-siblings-in-the-apps',
      comment: 'platform → features → app, downwards only; a feature never imports a sibling feature',
      severity: 'error',
      from: { path: '^(field-pwa/src|desktop/src/renderer)/features/([^/]+)/', pathNot: tests },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'a-manifest-imports-lazily',
      comment: 'every manifest is part of the first load: it imports its keys and screens lazily (decision 082)',
      severity: 'error',
      from: { path: '^desktop/src/renderer/features/[^/]+/[^/]+\\.feature\\.ts$' },
      to: { path: '^desktop/src/renderer/features/', dynamic: false },
    },
    {
      name: 'platform-is-below',
      severity: 'error',
      from: { path: '^(field-pwa/src|desktop/src/renderer|api/src)/platform/', pathNot: tests },
      to: { path: '^$1/(features|app|outbox|photos|jobs)/' },
    },
    {
      name: 'app-is-on-top',
      severity: 'error',
      from: { path: '^(field-pwa/src|desktop/src/renderer)/features/', pathNot: tests },
      to: { path: '^$1/app/' },
    },
    {
      name: 'api-features-share-reads-only',
      comment:
        "a feature may use a sibling's models, types, queries, presenters, SQL and the steps that commands share, never its commands",
      severity: 'error',
      from: { path: '^api/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^api/src/features/',
        pathNot: '^api/src/features/($1/|[^/]+/[^/]+\\.(model|type|queries|presenter|sql|scope|loader|input|step)\\.ts$)',
      },
    },
    {
      name: 'papers-are-made-in-a-thread',
      comment: 'making one takes a tenth of a second and more: its code is loaded by its thread alone (decision 077)',
      severity: 'error',
      from: { path: '^api/src/', pathNot: `${tests}|^api/src/features/ticket/(words-pdf|ticket-(pdf|paper|paper\\.thread))\\.ts$` },
      to: { path: `^api/src/features/ticket/(words-pdf|ticket-(pdf|paper))\\.ts$|${npm}/pdfkit/` },
    },
    {
      name: 'resolvers-belong-to-the-schema',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: `${tests}|^api/src/(app|schema|[^/]*schema[^/]*)\\.ts$|^api/src/features/([^/]+)/[^/]+\\.feature\\.ts$|^api/src/platform/graphql/[^/]*schema[^/]*\\.ts$`,
      },
      to: { path: '\\.resolver\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: npm },
    exclude: { path: '(^|/)(dist|\\.data|coverage)/|^scripts/bench/node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
