// `npm test -- changed`: the tests that the changes of this clone can reach. Jest follows imports; a browser test reaches whole apps.
import { Failure } from '../process/failure.mjs';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

/** Which browser tests an app's sources can reach: the first pattern that fits a changed file decides. Null: all of them. */
const REACH = /** @type {readonly (readonly [RegExp, readonly string[] | null])[]} */ ([
  [/\.test\.tsx?$|^docs\/|\.md$|^jest|^scripts\/(bench|check)\//, []],
  [/^e2e\/support\//, null],
  [/^e2e\/(.+\/)?[^/]+\.e2e\.ts$/, ['$&']],
  [/^e2e\/([^/]+)\//, ['e2e/$1/']],
  [/^field-pwa\//, ['e2e/field-list/', 'e2e/items/', 'e2e/safety/', 'e2e/shell/', 'e2e/task-page/']],
  [/^desktop\/(src\/(main|preload|ipc)|test)\//, ['e2e/desktop/']],
  [/^desktop\//, ['e2e/console/', 'e2e/shell/', 'e2e/desktop/']],
  [/^scripts\/|^package(-lock)?\.json$/, ['e2e/ops/']],
]);

/** @param {readonly string[]} files @returns {string[] | null} patterns of browser tests; null: all */
export function browserReach(files) {
  const reached = new Set();
  for (const file of files) {
    const [pattern, targets] = REACH.find(([candidate]) => candidate.test(file)) ?? [/^/, null];
    if (targets === null) return null;
    for (const target of targets) reached.add((pattern.exec(file)?.[0] ?? '').replace(pattern, target));
  }
  return [...reached].sort();
}

async function git(...args) {
  const { code, output } = await run('git', args, { cwd: projectDir });
  return code === 0 ? output.split('\n').filter(Boolean) : null;
}

/** Everything that differs from where this branch left the shared one, and what was never committed. @returns {Promise<string[]>} */
export async function changedFiles() {
  const [base = 'HEAD'] = (await git('merge-base', 'HEAD', 'origin/HEAD')) ?? (await git('merge-base', 'HEAD', 'origin/main')) ?? [];
  const tracked = await git('diff', '--name-only', '--diff-filter=d', base);
  const fresh = await git('ls-files', '--others', '--exclude-standard');
  if (tracked === null || fresh === null)
    throw new Failure('npm test -- changed asks git what changed: this folder is no clone of the repository.');
  return [...new Set([...tracked, ...fresh])];
}
