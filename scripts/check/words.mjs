// Names that an engineer's own term has replaced (house style, "Words"): where one comes back, the check says what to write.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { ALLOWED, OLD_PHRASES, OLD_WORDS } from './old-words.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
/** Written by a program, or written once and never again. */
const MADE = /^(schema\/generated|api\/src\/generated|api\/src\/migrations)\//;
/** It names them all. */
const LIST = /^scripts\/check\/(old-words\.mjs|words\.test\.ts)$/;

/** @typedef {{ file: string, text: string }} Source */

/** @param {string} name @returns {string | undefined} what to write in place of it */
export function wordFor(name) {
  if (ALLOWED.some(({ names }) => names.includes(name))) return undefined;
  return OLD_WORDS.find(({ names }) => names.test(name))?.write;
}

/** @param {string} file @returns {string[]} */
export function fileProblems(file) {
  if (MADE.test(file)) return [];
  const parts = file.split('/').map((part) => part.replace(/\..*$/, ''));
  return OLD_WORDS.filter(({ files }) => parts.some((part) => files.test(part))).map(({ write }) => `${file}: name it by ${write}`);
}

/** @param {Source} source @returns {string[]} `file:line name: write …` for each name, where it first stands */
export function nameProblems({ file, text }) {
  if (MADE.test(file) || LIST.test(file)) return [];
  const suspects = new Set([...text.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name).filter((name) => wordFor(name) !== undefined));
  if (suspects.size === 0) return [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  /** @type {string[]} */
  const problems = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node) && suspects.delete(node.text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      problems.push(`${file}:${String(line + 1)} ${node.text}: write ${String(wordFor(node.text))}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

/** What people read: the apps and what the rules say. A test's own words may be any. */
/** Version 1 of the ticket of work is signed as it is worded: it is never edited (043). */
const SIGNED = 'schema/domain/settings/default-ticket-form.ts';
const SAID = /^(schema\/(domain|errors)|desktop\/src|field-pwa\/src|shared-ui\/src|web-session\/src|api\/src)\/.*(?<!\.test)\.tsx?$/;
const COMMENT = /^\s*(\/\/|\*|\/\*)/;

/** @param {Source} source @returns {string[]} `file:line "phrase": write …` */
export function phraseProblems({ file, text }) {
  if (MADE.test(file) || file === SIGNED || file.includes('/testing/') || !SAID.test(file)) return [];
  return text.split('\n').flatMap((line, at) => {
    const found = COMMENT.test(line) ? [] : OLD_PHRASES.filter(({ said }) => said.test(line));
    return found.map(({ said, write }) => `${file}:${String(at + 1)} ${String(said.exec(line)?.[0])}: write ${write}`);
  });
}

export async function checkWords() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: projectDir });
  const files = output.split('\n').filter((file) => file !== '' && fs.existsSync(path.join(projectDir, file)));
  const sources = files.filter((file) => SOURCE.test(file));
  const problems = [
    ...sources.flatMap(fileProblems),
    ...sources.flatMap((file) => {
      const text = fs.readFileSync(path.join(projectDir, file), 'utf8');
      return [...nameProblems({ file, text }), ...phraseProblems({ file, text })];
    }),
  ];
  return { ok: problems.length === 0, said: problems.length === 0 ? `${String(sources.length)} files` : problems.join('\n') };
}
