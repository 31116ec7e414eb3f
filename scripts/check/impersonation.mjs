// Each operation of GraphQL and each call of REST that needs a person says whether it is done while somebody is signed in as somebody else
// (api/src/platform/auth/while-impersonating.ts). One without a row is refused then, but nobody has decided it.
import fs from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { tsImport } from 'tsx/esm/api';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

const TABLE = 'api/src/platform/auth/while-impersonating.ts';
/** Opened by a signed link, or for everybody: no person is known there. */
const OPEN_FILES = /\/(file|builders|local-sign-in|health)\.routes\.ts$/;
const OPEN_CALLS = new Set(['GET /zips/:token', 'GET /receipts/keys', 'POST /receipts']);
const ROUTE = /\brouter\.(get|post|put|patch|delete|all)\(\s*(\[[^\]]*\]|'[^']*'|`[^`]*`)/g;
const MOUNTS = ['/api', '/auth'];

/** @param {string} sdl @returns {string[]} 'Query.me', 'Mutation.addTask' … */
export function fieldsOf(sdl) {
  const schema = buildSchema(sdl);
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );
}

/** @param {string} text of a file of routes @returns {string[]} 'GET /sync/field' …, as they stand within their router; a made file's name is ':file' */
export function callsOf(text) {
  return [...text.matchAll(ROUTE)].flatMap(([, method = '', paths = '']) =>
    [...paths.matchAll(/(['`])(.*?)\1/g)].map(([, , at = '']) => `${method.toUpperCase()} ${at.replace(/[^/]*\$\{.*\}[^/]*/, ':file')}`),
  );
}

/**
 * @param {readonly string[]} marked operations of the table
 * @param {{ fields: readonly string[], calls: readonly string[] }} found
 * @returns {string[]}
 */
export function markProblems(marked, { fields, calls }) {
  const rows = new Set(marked);
  const mountsOf = (/** @type {string} */ call) => MOUNTS.map((mount) => call.replace(' ', ` ${mount}`));
  const known = new Set([...fields, ...calls.flatMap(mountsOf)]);
  return [
    ...fields.filter((field) => !rows.has(field)).map((field) => `${field} has no row in ${TABLE}`),
    ...calls.filter((call) => !mountsOf(call).some((at) => rows.has(at))).map((call) => `${call} has no row in ${TABLE}`),
    ...[...rows].filter((row) => !known.has(row)).map((row) => `${TABLE} has a row of ${row}, which is not there`),
    ...[...rows].filter((row) => marked.filter((other) => other === row).length > 1).map((row) => `${TABLE} has two rows of ${row}`),
  ];
}

export async function checkImpersonation() {
  /** @type {{ WHILE_IMPERSONATING: readonly { operations: readonly string[] }[] }} */
  const { WHILE_IMPERSONATING } = await tsImport(`../../${TABLE}`, import.meta.url);
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(projectDir, file), 'utf8');
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'api/src'], { cwd: projectDir });
  const files = output.split('\n').filter((file) => file.endsWith('.routes.ts') && !OPEN_FILES.test(file));
  const calls = files.flatMap((file) => callsOf(read(file))).filter((call) => !OPEN_CALLS.has(call));
  const fields = fieldsOf(read('schema/sdl/schema.graphql'));
  const marked = WHILE_IMPERSONATING.flatMap(({ operations }) => operations);
  const problems = markProblems(marked, { fields, calls });
  return {
    ok: problems.length === 0,
    said:
      problems.join('\n') ||
      `${String(marked.length)} operations are marked as done or not done while somebody is signed in as somebody else`,
  };
}
