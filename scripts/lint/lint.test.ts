// What the linter refuses and where, by the settings of .oxlintrc.json on one small file for each case (samples.yaml). What asks for types is left out: a
// sample has none.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

interface Sample {
  readonly name: string;
  readonly code: string;
  /** Rules, once for each place; absent where nothing is refused. */
  readonly refused?: string;
}
type Samples = Readonly<Record<string, readonly Sample[]>>;

const functionOf = (lines: number) => `export function long() {\n${'  show(3);\n'.repeat(lines - 2)}}`;
const TOO_LONG = 'eslint(max-lines-per-function)';
const LONG: Samples = {
  'desktop/src/renderer/features/job/Part.tsx': [
    { name: 'refuses a component of more than 150 lines', code: functionOf(151), refused: TOO_LONG },
    { name: 'lets pass a component of 150 lines', code: functionOf(150) },
  ],
  'api/src/features/job/some.ts': [
    { name: 'refuses a function of more than 50 lines', code: functionOf(51), refused: TOO_LONG },
    { name: 'lets pass a function of 50 lines', code: functionOf(50) },
    {
      name: 'refuses a file of more than 400 lines',
      code: `export const id = 3;\n${'// more\n'.repeat(400)}`,
      refused: 'eslint(max-lines)',
    },
  ],
  'api/test/some.test.ts': [{ name: 'lets pass a long test', code: functionOf(60) }],
};
const SHORT = parse(readFileSync(path.join(import.meta.dirname, 'samples.yaml'), 'utf8')) as Samples;

/** Numbered, so that samples may stand in one folder. */
const CASES = [...Object.entries(SHORT), ...Object.entries(LONG)]
  .flatMap(([at, samples]) => samples.map((sample) => ({ ...sample, at })))
  .map(({ at, name, code, refused = '' }, number) => ({
    name,
    code,
    refused: refused.split(' ').filter((rule) => rule !== ''),
    file: `${path.dirname(at)}/${String(number)}-${path.basename(at)}`,
  }));

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
async function refusals(): Promise<LintAnswer['diagnostics']> {
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(untyped()));
  for (const { file, code } of CASES) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const oxlint = path.join(projectDir, 'node_modules/oxlint/bin/oxlint');
  const { output } = await run(process.execPath, [oxlint, '--format', 'json', '.'], { cwd: folder });
  return (JSON.parse(output) as LintAnswer).diagnostics;
}

let all: LintAnswer['diagnostics'] = [];
beforeAll(async () => {
  all = await refusals();
});

test.each(CASES)('$name', ({ file, refused }) => {
  expect(all.filter(({ filename }) => filename === file).map(({ code }) => code)).toEqual(refused);
});
