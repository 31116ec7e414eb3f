// Which tests have a full count: they say so themselves, so that no list is kept beside them.
import fs from 'node:fs';
import path from 'node:path';

/** A test takes its size from the helper, has a part that only a soak runs, or is a browser test that only a soak runs. */
const HAS_FULL_COUNT = /testing\/random-runs|\benv(\.SOAK|\['SOAK'\])|tag: '@soak'/;
const IS_TEST = /\.(test\.tsx?|e2e\.ts)$/;
const IS_LEFT_OUT = /^(node_modules|dist|\..*)$/;

function filesIn(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IS_LEFT_OUT.test(entry.name)) return [];
    const at = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(at) : [at];
  });
}

/** @param {string} root @returns {string[]} paths inside it with slashes, as the runners take them for patterns */
export function soakTests(root) {
  return filesIn(root)
    .filter((file) => IS_TEST.test(file) && HAS_FULL_COUNT.test(fs.readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .sort();
}
