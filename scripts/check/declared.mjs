// A list of the console is a declared page and a form is a record's or a command's (decisions 079, 080), and what it reads and changes goes through Apollo (081).
// What does not has a line in the exceptions, with what it is instead: a new list, form or call of its own does not pass, and a line that is no longer needed must go.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { CALL_EXCEPTIONS, CHANGE_EXCEPTIONS, FORM_EXCEPTIONS, LIST_EXCEPTIONS } from './declared-exceptions.mjs';

const SCREENS = /^desktop\/src\/renderer\/(features|platform)\/.*\.tsx?$/;
/** And the style pages, whose tables and forms are specimens. */
const TESTS = /(\.test\.tsx?$|\/testing\/|\/features\/styles\/)/;
/** What the declarations are made of. */
const FRAME = /^desktop\/src\/renderer\/platform\/(list|grid|record|command|bulk|charts|form)\//;
const LIST = /<table\b|<(DataGrid|ListScreen)\b|\b(useListScreen|useListAddress)\(/;
const FORM = /<form\b|\buse(FormDraft|Form)(<[^(]*>)?\(|\bonSubmit=/;
/** Whatever reaches the server by another way: the session's bare calls, TanStack Query, the browser itself. */
const CALL =
  /[.{,]\s*calls\b|from '@tanstack\/react-query'|(?<![.\w])fetch\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\b|\bsendBeacon\(/;
/** How a mutation reaches the server past `useCommand`: by the client, by a read, or by Apollo's own hook. */
const SENT_BY_CLIENT = /\.mutate\(\s*\{|\buseMutation\b[^;]*from '@apollo|\bsendingBy\b/;
const READ_BY = /\b(?:ask|useRead|useStoredRead|usePages|query|execute)\(\s*(\w+Document)\b|\bquery:\s*(\w+Document)\b/g;
const CALLERS = /^desktop\/src\/renderer\/(?!platform\/data\/).*\.tsx?$/;
/** The operations that a file of the session reads as texts, and those that a file of the console reads by Apollo. */
const TEXTS_OF_SESSION = /^import \{([^}]*)\} from '@lotline\/schema\/generated\/operations'/gm;
const TREES = /^import \{([^}]*)\} from '@lotline\/schema\/generated\/documents\//gm;

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {Readonly<Record<string, string>>} Exceptions why, by file below desktop/src/renderer */

/**
 * @param {readonly Source[]} sources
 * @param {{ what: string, of: RegExp, exceptions: Exceptions, instead?: string }} rule
 * @returns {string[]}
 */
function problemsOf(sources, { what, of, exceptions, instead = 'outside the declarations (docs/ADDING.md)' }) {
  const found = sources.filter(({ text }) => of.test(text)).map(({ file }) => file.replace('desktop/src/renderer/', ''));
  return [
    ...found.filter((file) => !Object.hasOwn(exceptions, file)).map((file) => `${file}: a ${what} ${instead}`),
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

/** @param {readonly Source[]} all @param {Exceptions} exceptions @returns {string[]} */
export function callProblems(all, exceptions) {
  const sources = all.filter(({ file }) => CALLERS.test(file) && !TESTS.test(file));
  return [
    ...problemsOf(sources, { what: 'call', of: CALL, exceptions, instead: 'that is not Apollo’s (decision 081)' }),
    ...readTwice(all.filter(({ file }) => !TESTS.test(file))),
  ];
}

/**
 * A screen sends its changes by `useCommand`, which alone says who refused what, keeps their ids and reads again what they touch.
 * @param {readonly Source[]} all @param {Exceptions} exceptions @param {ReadonlySet<string>} mutations their names, as the schema's operations have them
 * @returns {string[]}
 */
export function changeProblems(all, exceptions, mutations) {
  const sources = all.filter(({ file }) => CALLERS.test(file) && !TESTS.test(file));
  const readAsMutation = sources.flatMap(({ file, text }) =>
    [...text.matchAll(READ_BY)]
      .map(([, read = '', queried = '']) => (read === '' ? queried : read).replace(/Document$/, ''))
      .filter((name) => mutations.has(name))
      .map((name) => `${file.replace('desktop/src/renderer/', '')}: reads ${name}, which is a mutation: it goes through useCommand`),
  );
  return [
    ...problemsOf(sources, { what: 'mutation', of: SENT_BY_CLIENT, exceptions, instead: 'that is not useCommand’s (decision 081)' }),
    ...readAsMutation,
  ];
}

/** @param {readonly Source[]} sources @returns {string[]} */
function readTwice(sources) {
  /** @param {string} room @param {RegExp} imports */
  const documentsOf = (room, imports) =>
    sources
      .filter(({ file }) => file.startsWith(room))
      .flatMap(({ file, text }) =>
        [...text.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((name) => ({ file, name: name.trim() }))),
      )
      .filter(({ name }) => name.endsWith('Document'));
  const ofSession = new Set(documentsOf('web-session/src/', TEXTS_OF_SESSION).map(({ name }) => name));
  return documentsOf('desktop/src/renderer/', TREES)
    .filter(({ name }) => ofSession.has(name))
    .map(({ file, name }) => `${file}: reads ${name}, which the session reads by TanStack Query: no read is in both (decision 081)`);
}

/** @param {readonly Source[]} sources @returns {ReadonlySet<string>} with a capital, as their documents are called */
const mutationsOf = (sources) =>
  new Set(
    sources
      .filter(({ file }) => file.endsWith('.graphql'))
      .flatMap(({ text }) => [...text.matchAll(/^mutation (\w+)/gm)].map(([, name = '']) => name[0]?.toUpperCase() + name.slice(1))),
  );

export async function checkDeclared() {
  const rooms = ['desktop/src/renderer', 'web-session/src', 'schema/operations'];
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], { cwd: projectDir });
  const files = output.split('\n').filter((file) => file !== '' && fs.existsSync(path.join(projectDir, file)));
  const sources = files.map((file) => ({ file, text: fs.readFileSync(path.join(projectDir, file), 'utf8') }));
  const problems = [
    ...declaredProblems(sources, { lists: LIST_EXCEPTIONS, forms: FORM_EXCEPTIONS }),
    ...callProblems(sources, CALL_EXCEPTIONS),
    ...changeProblems(sources, CHANGE_EXCEPTIONS, mutationsOf(sources)),
  ];
  const [lists, forms, calls] = [LIST_EXCEPTIONS, FORM_EXCEPTIONS, CALL_EXCEPTIONS].map((exceptions) => Object.keys(exceptions).length);
  return {
    ok: problems.length === 0,
    said:
      problems.join('\n') ||
      `${String(lists)} tables and ${String(forms)} forms outside the declarations, ${String(calls)} files with calls past Apollo, each with its reason`,
  };
}
