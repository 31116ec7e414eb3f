// A list of the console is a declared page and a form is a record's or a command's (decisions 079, 080). What is neither has a line here, with what it is instead: a new
// list or form of its own does not pass, and a line whose file has become declared must go.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { FORM_EXCEPTIONS, LIST_EXCEPTIONS } from './declared-exceptions.mjs';

const SCREENS = /^desktop\/src\/renderer\/(features|platform)\/.*\.tsx?$/;
/** And the style pages, whose tables and forms are specimens. */
const TESTS = /(\.test\.tsx?$|\/testing\/|\/features\/styles\/)/;
/** What the declarations are made of. */
const FRAME = /^desktop\/src\/renderer\/platform\/(list|grid|record|command|bulk|charts|form)\//;
const LIST = /<table\b|<(DataGrid|ListScreen)\b|\b(useListScreen|useListAddress)\(/;
const FORM = /<form\b|\buse(FormDraft|Form)(<[^(]*>)?\(|\bonSubmit=/;

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {Readonly<Record<string, string>>} Exceptions why, by file below desktop/src/renderer */

/**
 * @param {readonly Source[]} sources
 * @param {{ what: string, of: RegExp, exceptions: Exceptions }} rule
 * @returns {string[]}
 */
function problemsOf(sources, { what, of, exceptions }) {
  const found = sources.filter(({ text }) => of.test(text)).map(({ file }) => file.replace('desktop/src/renderer/', ''));
  return [
    ...found
      .filter((file) => !Object.hasOwn(exceptions, file))
      .map((file) => `${file}: a ${what} outside the declarations (docs/ADDING.md)`),
    ...Object.keys(exceptions)
      .filter((file) => !found.includes(file))
      .map((file) => `${file}: has no ${what} of its own any more, so its line goes from scripts/check/declared-exceptions.mjs`),
  ];
}

/** @param {readonly Source[]} all @param {{ lists: Exceptions, forms: Exceptions }} exceptions @returns {string[]} */
export function declaredProblems(all, { lists, forms }) {
  const sources = all.filter(({ file }) => SCREENS.test(file) && !TESTS.test(file) && !FRAME.test(file));
  return [
    ...problemsOf(sources, { what: 'list', of: LIST, exceptions: lists }),
    ...problemsOf(sources, { what: 'form', of: FORM, exceptions: forms }),
  ];
}

export async function checkDeclared() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'desktop/src/renderer'], {
    cwd: projectDir,
  });
  const files = output.split('\n').filter((file) => file !== '' && fs.existsSync(path.join(projectDir, file)));
  const sources = files.map((file) => ({ file, text: fs.readFileSync(path.join(projectDir, file), 'utf8') }));
  const problems = declaredProblems(sources, { lists: LIST_EXCEPTIONS, forms: FORM_EXCEPTIONS });
  const [lists, forms] = [LIST_EXCEPTIONS, FORM_EXCEPTIONS].map((exceptions) => Object.keys(exceptions).length);
  return {
    ok: problems.length === 0,
    said: problems.join('\n') || `${String(lists)} tables and ${String(forms)} forms outside the declarations, each with its reason`,
  };
}
