// The checks that are somebody else's program: lint, format, imports, unused code.
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

/** @param {string} program below node_modules @param {string[]} args */
async function tool(program, args, said) {
  const { code, output } = await run(process.execPath, [path.join(projectDir, 'node_modules', program), ...args], {
    cwd: projectDir,
  });
  return { ok: code === 0, said: code === 0 ? said(output) : output.trim() };
}

/** Every file, by the compiler's own types: what does not compile, and the rules of .oxlintrc.json with those of scripts/lint. */
export function checkLint() {
  return tool(
    'oxlint/bin/oxlint',
    ['--quiet', '.'],
    (output) => `${/\d+ files/.exec(output)?.[0]} compile, no promise forgotten, no any in use, no rule broken`,
  );
}

export function checkFormat() {
  return tool('oxfmt/bin/oxfmt', ['--check', '.'], () => 'every file as oxfmt writes it');
}

export function checkImports() {
  const rooms = ['schema', 'shared-ui', 'web-session', 'api', 'desktop', 'field-pwa', 'scripts', 'e2e', 'jest'];
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...rooms];
  return tool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    args,
    (output) => `the import table holds, no cycle (${/\d+ modules/.exec(output)?.[0]})`,
  );
}

export function checkUnused() {
  return tool('knip/bin/knip.js', ['--no-progress'], () => 'no unused file, export or package');
}
