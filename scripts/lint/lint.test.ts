// What the linter refuses and where, by the settings of .oxlintrc.json on one small file for each case. What asks for types is left out: a sample has none.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

interface Case {
  readonly name: string;
  /** Where the file stands; numbered, so that cases may share a folder. */
  readonly at: string;
  readonly code: string;
  /** Empty: nothing is refused. */
  readonly refused?: readonly string[];
}

const on = (at: string, cases: readonly (readonly [name: string, code: string, ...refused: string[]])[]): Case[] =>
  cases.map(([name, code, ...refused]) => ({ name, at, code, refused }));

/** Each code as the body of a component, where hooks may stand. */
const inComponents = (at: string, cases: Parameters<typeof on>[1]) =>
  on(at, cases).map((each) => ({ ...each, code: `export function Part() { ${each.code}; return null }` }));

const READS = inComponents('field-pwa/src/Read.tsx', [
  ['lets pass a read whose error is taken out with its data', 'const { data, error } = useQuery({}); show(data, error)'],
  ['lets pass a read whose failure is asked for by isError', 'const { data: jobs, isError: isFailed } = useJobs(); show(jobs, isFailed)'],
  ['lets pass a variable whose data and error are both used', 'const read = useJob(7); show(read.data, read.error)'],
  ['lets pass a read that is handed on whole', 'const read = useJob(7); show(read.data); draw(read)'],
  ['lets pass a read whose rest is handed on', 'const { data, ...read } = useJob(7); draw(data, read)'],
  ['lets pass data that is said to be optional', 'const names = optionalData(useQuery({})); show(names)'],
  ['lets pass a read whose data is not used', 'const { refetch } = useQuery({}); show(refetch)'],
  ['lets pass a context, which cannot fail', 'const { data } = useTaskPage(); show(data)'],
  ['lets pass what is no read', 'const { data } = calls.ask(); show(data)'],
  ['refuses data taken out alone', 'const { data } = useQuery({}); show(data)', 'lotline(read-errors)'],
  ['refuses data with a default, which hides the failure', 'const { data = [] } = useQuery({}); show(data)', 'lotline(read-errors)'],
  ['refuses data under another name', 'const { data: it, isFetching } = useServer(); show(it, isFetching)', 'lotline(read-errors)'],
  [
    'refuses a variable whose data alone is used',
    'const read = useQuery({}); show(read.data); again(read.refetch)',
    'lotline(read-errors)',
  ],
  ['refuses data taken out of a variable later', 'const read = useQuery({}); const { data } = read; show(data)', 'lotline(read-errors)'],
  ['refuses data taken straight from the call', 'show(useQuery({}).data)', 'lotline(read-errors)'],
]);

const RULES = on('schema/domain/job/rule.ts', [
  [
    'refuses the clock in a rule',
    'export const late = () => Date.now() > 3; export const now = () => new Date()',
    ...twice('lotline(no-clock-in-a-rule)'),
  ],
  ['refuses chance in a rule', 'export const any = () => Math.random()', 'lotline(no-clock-in-a-rule)'],
  ['refuses the browser in a rule', 'export const wide = () => window.innerWidth', 'eslint(no-restricted-globals)'],
  ['lets pass a date that a rule is given', 'export const day = (at: string) => new Date(at)'],
]);

const SCREENS = on('desktop/src/renderer/features/job/Part.tsx', [
  ['refuses the clock of the machine in a screen', 'export const now = () => Date.now()', 'lotline(clock-by-platform)'],
  ['refuses an id of the machine in a screen', 'export const id = () => crypto.randomUUID()', 'lotline(clock-by-platform)'],
  ['refuses a screen’s own request', "export const ask = () => fetch('/api')", 'eslint(no-restricted-globals)'],
  ['refuses GraphQL past Apollo', 'export const ask = (calls: Calls) => calls.gql(3)', 'lotline(graphql-by-apollo)'],
  ['refuses a hook under a condition', 'export function Part() { if (wide) useJob(); return null }', 'react-hooks(rules-of-hooks)'],
  [
    'refuses an effect that does not name what it uses',
    'export function Part({ id }: { id: number }) { useEffect(() => show(id), []); return null }',
    'react-hooks(exhaustive-deps)',
  ],
  ['refuses a component of more than 150 lines', functionOf(151), 'eslint(max-lines-per-function)'],
]);

const FIELD = [
  ...on('field-pwa/src/features/Part.tsx', [
    ['refuses antd on the phone', "import { Button } from 'antd'; export const part = Button", 'eslint(no-restricted-imports)'],
    [
      'refuses a part of antd on the phone',
      "import Button from 'antd/es/button'; export const part = Button",
      'eslint(no-restricted-imports)',
    ],
  ]),
  ...on('web-session/src/device/rows.ts', [
    [
      'refuses a write that gives way to no press',
      "export const write = (db: Rows) => db.transaction('rw', rows)",
      'lotline(write-gives-way)',
    ],
    ['lets pass a read of the rows', "export const read = (db: Rows) => db.transaction('r', rows)"],
  ]),
];

const TESTS = on('api/test/some.test.ts', [
  ['refuses a wait for a fixed time', 'export const wait = () => new Promise((done) => setTimeout(done, 50))', 'lotline(no-timing)'],
  ['refuses a browser’s wait for a fixed time', 'export const wait = (page: Page) => page.waitForTimeout(50)', 'lotline(no-timing)'],
  ['refuses a time that is measured', 'export const took = (began: number) => Date.now() - began', 'lotline(no-timing)'],
  ['refuses the processor’s time', 'export const used = () => process.cpuUsage()', 'lotline(no-timing)'],
  ['lets pass a turn of the loop', 'export const turn = () => new Promise((done) => setTimeout(done, 0))'],
  ['lets pass a long test', functionOf(60)],
]);

const EVERYWHERE = on('api/src/features/job/some.ts', [
  ['refuses a barrel', "export * from './job.ts'", 'lotline(no-barrel)'],
  ['refuses any', 'export const job = (row: any) => String(row)', 'typescript(no-explicit-any)'],
  ['refuses a line that switches the compiler off', '// @ts-expect-error: it is right\nexport const job = 3', 'typescript(ban-ts-comment)'],
  [
    'refuses a type that is imported as a value',
    "import { Job } from './job.ts'; export const id = (job: Job) => job.id",
    'typescript(consistent-type-imports)',
  ],
  ['refuses what nobody uses', 'const left = 3; export const job = 4', 'eslint(no-unused-vars)'],
  ['lets pass what is said to be unused', 'export const job = (_row: number) => 4'],
  ['refuses an equality that converts', 'export const isOne = (id: string | number) => id == 1', 'eslint(eqeqeq)'],
  ['lets pass a comparison with nothing', 'export const isNone = (id: string | null) => id == null'],
  ['refuses a variable that never changes', 'export const job = () => { let id = 3; return id }', 'eslint(prefer-const)'],
  ['refuses a function of more than 50 lines', functionOf(51), 'eslint(max-lines-per-function)'],
  ['refuses a file of more than 400 lines', 'export const id = 3;\n'.repeat(1) + '// more\n'.repeat(400), 'eslint(max-lines)'],
]);

const SCRIPTS = on('scripts/some.mjs', [['refuses a name that is nowhere declared', 'export const id = () => jobId', 'eslint(no-undef)']]);

const CASES = [...READS, ...RULES, ...SCREENS, ...FIELD, ...TESTS, ...EVERYWHERE, ...SCRIPTS].map((each, number) => ({
  ...each,
  file: `${path.dirname(each.at)}/${number}-${path.basename(each.at)}`,
}));

function twice(rule: string): [string, string] {
  return [rule, rule];
}

function functionOf(lines: number): string {
  return `export function long() {\n${'  show(3);\n'.repeat(lines - 2)}}`;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lotline-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The settings of the project without types. */
function untyped() {
  const settings = JSON.parse(readFileSync(path.join(projectDir, '.oxlintrc.json'), 'utf8')) as { jsPlugins: string[]; options: object };
  return { ...settings, options: {}, jsPlugins: settings.jsPlugins.map((plugin) => path.join(projectDir, plugin)) };
}

interface LintAnswer {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** What is refused in all files, by one run. */
async function said(): Promise<LintAnswer['diagnostics']> {
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(untyped()));
  for (const { file, code } of CASES) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const { output } = await run(process.execPath, [path.join(projectDir, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'], {
    cwd: folder,
  });
  return (JSON.parse(output) as LintAnswer).diagnostics;
}

let all: LintAnswer['diagnostics'] = [];
beforeAll(async () => {
  all = await said();
});

test.each(CASES)('$name', ({ file, refused }) => {
  expect(all.filter(({ filename }) => filename === file).map(({ code }) => code)).toEqual(refused);
});
