// Our own TypeScript as JavaScript, kept by its content: what did not change is compiled once for all runs. Beside each lies its source map.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../scripts/process/project.mjs';

/** @type {import('@swc/core').Options} */
const OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: true,
};

const store = path.join(projectDir, 'node_modules/.cache/lotline-test-modules');
const compilerVersion = JSON.parse(fs.readFileSync(path.join(projectDir, 'node_modules/@swc/core/package.json'), 'utf8')).version;
const salt = JSON.stringify([compilerVersion, OPTIONS]);

/** @param {string} file @param {string} source */
function placeOf(file, source) {
  return path.join(
    store,
    `${createHash('sha256').update(salt).update(path.relative(projectDir, file)).update(source).digest('hex').slice(0, 24)}.mjs`,
  );
}

/** Two workers may write the same one: it appears whole. */
function write(file, text) {
  const making = `${file}.${process.pid}`;
  fs.writeFileSync(making, text);
  fs.renameSync(making, file);
}

/** @param {string} file of TypeScript @returns {Promise<string>} the same as JavaScript */
export async function compiled(file) {
  const source = fs.readFileSync(file, 'utf8');
  const place = placeOf(file, source);
  try {
    return fs.readFileSync(place, 'utf8');
  } catch {
    const { transformSync } = await import('@swc/core');
    const { code, map } = transformSync(source, { ...OPTIONS, filename: file, configFile: false, swcrc: false });
    fs.mkdirSync(store, { recursive: true });
    write(`${place}.map`, map ?? '');
    write(place, code);
    return code;
  }
}

/** @param {string} file of TypeScript @returns {string} where its source map lies, if it has been compiled */
export const sourceMapOf = (file) => `${placeOf(file, fs.readFileSync(file, 'utf8'))}.map`;
