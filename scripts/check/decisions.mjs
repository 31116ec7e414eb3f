// Each decision that a source or a document names is there, and the index of decisions lists each of them (docs/decisions).
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

const FOLDER = 'docs/decisions/';
const TEXT = /\.(ts|tsx|mjs|cjs|js|css|html|graphql|sql|md)$/;
const MADE = /^(schema\/generated|schema\/sdl|api\/src\/generated|docs\/BENCHMARKS)/;
/** 'decision 012', 'decisions 012, 013 and 018', '(012)', '(012, 013)', 'docs/decisions/012'. */
const NAMED = [/\bdecisions? (0\d\d(?:(?:,| and|, and) 0\d\d)*)(?!\d)/gi, /\((0\d\d(?:, 0\d\d)*)\)/g, /\bdecisions\/(0\d\d)/g];

/** @param {string} text @returns {string[]} the numbers that it names, each once */
export function decisionsNamed(text) {
  const numbers = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, list]) => list?.match(/0\d\d/g) ?? []));
  return [...new Set(numbers)];
}

/** @param {{ file: string, text: string }[]} files */
export function decisionProblems(files) {
  const decisions = files.filter(({ file }) => file.startsWith(FOLDER) && /\/\d{3}-/.test(file));
  const numbers = new Set(decisions.map(({ file }) => file.slice(FOLDER.length, FOLDER.length + 3)));
  const index = files.find(({ file }) => file === `${FOLDER}README.md`)?.text ?? '';
  const missing = files.flatMap(({ file, text }) =>
    decisionsNamed(text)
      .filter((number) => !numbers.has(number))
      .map((number) => `${file} names decision ${number}, which is not in ${FOLDER}`),
  );
  const unlisted = decisions
    .filter(({ file }) => !index.includes(`(${file.slice(FOLDER.length)})`))
    .map(({ file }) => `${file} is not in ${FOLDER}README.md`);
  return [...missing, ...unlisted];
}

/** @returns {Promise<string[]>} */
export async function decisionDrift() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: projectDir });
  const files = output
    .split('\n')
    .filter((file) => TEXT.test(file) && !MADE.test(file) && fs.existsSync(path.join(projectDir, file)))
    .map((file) => ({ file, text: fs.readFileSync(path.join(projectDir, file), 'utf8') }));
  return decisionProblems(files);
}
