// Every class belongs to one component: a global class rule, a class that a module lacks and one that nobody uses are found here.
import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import ts from 'typescript';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

const ROOMS = ['shared-ui', 'web-session', 'field-pwa', 'desktop'];
/** Style sheets for somebody else's elements: their classes are not ours to name. */
const FOR_OTHERS = ['desktop/src/renderer/features/explorer/explorer.css', 'desktop/src/renderer/platform/controls/antd-house.css'];
const MODULE = '.module.css';

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ module: string, names: string[] }} Use */

/** @returns {string[]} the class names that a style sheet has rules for */
export function classesIn({ file, text }) {
  const found = new Set();
  const collect = (components) => {
    for (const component of components) {
      if (component.type === 'class') found.add(component.name);
      for (const inner of component.selectors ?? []) collect(inner);
    }
  };
  transform({ filename: file, code: Buffer.from(text), visitor: { Selector: collect } });
  return [...found];
}

/** Where a style sheet lies that this file imports; packages of others are null. */
function placeOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, room, rest] = /^@lotline\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return room === undefined ? null : `${room}/src/${rest}`;
}

/**
 * What a source file takes from CSS modules, and the global classes that it writes.
 * @param {Source} source
 * @returns {{ uses: Use[], problems: string[] }}
 */
export function usesIn({ file, text }) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {Map<string, Use>} */
  const modules = new Map();
  /** @type {string[]} */
  const problems = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.endsWith(MODULE)) {
      const place = placeOf(file, node.moduleSpecifier.text);
      const name = node.importClause?.name?.text;
      if (place === null || name === undefined) problems.push(`${file}: import ${node.moduleSpecifier.text} whole, under one name.`);
      else modules.set(name, { module: place, names: [] });
      return;
    }
    if (ts.isIdentifier(node) && modules.has(node.text) && !isMemberName(node)) {
      if (ts.isPropertyAccessExpression(node.parent)) modules.get(node.text)?.names.push(node.parent.name.text);
      else problems.push(`${file}: write ${node.text}.name: what is chosen while it runs cannot be checked.`);
    }
    if (ts.isJsxAttribute(node) && /className$/i.test(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer))
      problems.push(`${file}: "${node.initializer.text}" is a global class: take it from a CSS module.`);
    ts.forEachChild(node, visit);
  };
  if (file.endsWith('/main.tsx') && !startsWithStyles(tree))
    problems.push(`${file}: its style sheet is the first import: it says which layer beats which.`);
  visit(tree);
  return { uses: [...modules.values()], problems };
}

/** @param {import('typescript').SourceFile} tree */
function startsWithStyles(tree) {
  const first = tree.statements.find((statement) => ts.isImportDeclaration(statement));
  return first !== undefined && ts.isStringLiteral(first.moduleSpecifier) && first.moduleSpecifier.text.endsWith('.css');
}

/** The second `page` of `page.page`, of `{ page: … }` and of `page="…"`: a name that is spelled alike. */
const isMemberName = (/** @type {import('typescript').Identifier} */ node) => 'name' in node.parent && node.parent.name === node;

/** @param {Source[]} sheets @param {Source[]} sources @returns {string[]} */
export function styleProblems(sheets, sources) {
  const read = sources.map(usesIn);
  const problems = read.flatMap((one) => one.problems);
  const used = new Map();
  read.forEach(({ uses }, at) => {
    for (const { module, names } of uses) {
      const users = used.get(module) ?? new Map();
      for (const name of names) if (!users.has(name)) users.set(name, sources[at]?.file);
      used.set(module, users);
    }
  });
  for (const sheet of sheets) {
    const names = classesIn(sheet);
    if (!sheet.file.endsWith(MODULE)) {
      if (!FOR_OTHERS.includes(sheet.file))
        problems.push(
          ...names.map((name) => `${sheet.file}: .${name} is a global class: it belongs into the CSS module of its component.`),
        );
      continue;
    }
    const users = used.get(sheet.file) ?? new Map();
    used.delete(sheet.file);
    problems.push(...names.filter((name) => !users.has(name)).map((name) => `${sheet.file}: nobody uses .${name}.`));
    for (const [name, file] of users) if (!names.includes(name)) problems.push(`${file}: ${sheet.file} has no .${name}.`);
  }
  for (const [module, users] of used) problems.push(`${[...users.values()][0] ?? 'a file'}: there is no ${module}.`);
  return problems;
}

export async function checkStyles() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...ROOMS], { cwd: projectDir });
  const files = output.split('\n').filter((file) => fs.existsSync(path.join(projectDir, file)));
  const load = (/** @type {RegExp} */ kind) =>
    files.filter((file) => kind.test(file)).map((file) => ({ file, text: fs.readFileSync(path.join(projectDir, file), 'utf8') }));
  const sheets = load(/\.css$/);
  const problems = styleProblems(
    sheets,
    load(/\.tsx$/).filter(({ file }) => !/\.test\.tsx$/.test(file)),
  );
  return {
    ok: problems.length === 0,
    said: problems.join('\n') || `${sheets.filter(({ file }) => file.endsWith(MODULE)).length} CSS modules, each class used, none global`,
  };
}
