// `npm test [-- unit|db|dom|e2e [pattern] | changed]`: installs what is missing, runs every kind of test, closes with `N passed, N failed`.
// DESK_SIZE says in which window the console's run (test/desk-sizes.mjs).
import path from 'node:path';
import { makeDataDir } from './postgres/place.mjs';
import { projectDir } from './process/project.mjs';
import { Failure, reportAndExit } from './process/failure.mjs';
import { endRuns } from './process/run.mjs';
import { SHELL, buildStale } from './start/builds.mjs';
import { installMissing } from './start/install.mjs';
import { progress } from './start/welcome.mjs';
import { deskRuns, withDesk } from './test/desk-sizes.mjs';
import { WITHOUT_DESKTOP, desktopNode, ensureDesktopNode } from './test/desktop-node.mjs';

const KINDS = ['unit', 'db', 'dom', 'desktop', 'e2e'];
/** They run the desktop's own database, which wants another Node. */
const WITH_DESKTOP = ['desktop', 'e2e'];
const CHANGED = 'changed';
/** Of Playwright, no pattern is every test. */
const ALL = [];
const say = progress();
/** @type {(() => Promise<unknown>)[]} */
const started = [];

function readArguments(args) {
  const kinds = args.filter((arg) => KINDS.includes(arg));
  const strange = args.find((arg) => arg.startsWith('-'));
  if (strange) throw new Failure(`npm test does not know ${strange}: say npm test -- ${KINDS.join('|')} [pattern].`);
  const patterns = args.filter((arg) => !KINDS.includes(arg));
  const isChanged = patterns.includes(CHANGED);
  if (isChanged && patterns.length > 1) throw new Failure(`npm test -- ${CHANGED} takes no pattern: it chooses by what changed.`);
  return { kinds: kinds.length > 0 ? kinds : KINDS, patterns: isChanged ? [] : patterns, isChanged };
}

/** What the runners take: by name, or by what changed since this branch left the shared one. */
async function choose({ patterns, isChanged }) {
  if (!isChanged) return { jest: { patterns }, browser: patterns };
  const { browserReach, changedFiles } = await import('./test/changed.mjs');
  const related = await changedFiles();
  console.log(related.length === 0 ? 'Nothing changed.' : `Changed: ${related.length} files`);
  return { jest: related.length === 0 ? null : { patterns: [], related }, browser: browserReach(related) ?? ALL };
}

async function main() {
  const asked = readArguments(process.argv.slice(2));
  const { kinds } = asked;
  await installMissing({ dev: true, say });
  const { runJest, runPlaywright } = await import('./test/runners.mjs');
  const { addTallies, closingLine, unmatchedPatterns } = await import('./test/summary.mjs');
  const { costLine, timingLines, usedSoFar } = await import('./test/timing.mjs');
  const { failureLines } = await import('./test/failures.mjs');
  const { filesOf, isWorthAnother, isWorthAnotherOfDatabase, joined, joinedByFile } = await import('./test/again.mjs');
  const { seedLine, seedOfRun } = await import('./test/seed.mjs');
  const atStart = usedSoFar();
  const { jest, browser } = await choose(asked);
  const isBrowserReached = !asked.isChanged || browser === ALL || browser.length > 0;
  const desks = kinds.includes('e2e') && isBrowserReached ? deskRuns(process.env.DESK_SIZE, browser, projectDir) : [];
  const seed = seedOfRun(process.env.TEST_SEED);
  console.log(seedLine(seed));
  const env = { ...(await databaseFor(kinds)), NODE_ENV: 'test', TEST_SEED: seed };
  const desktop = kinds.some((kind) => WITH_DESKTOP.includes(kind)) ? await ensureDesktopNode(say) : null;
  if (desktop === null && kinds.some((kind) => WITH_DESKTOP.includes(kind))) console.log(WITHOUT_DESKTOP);
  const ofJest = kinds.filter((kind) => !WITH_DESKTOP.includes(kind));
  const inNode = async () => {
    if (jest === null) return [];
    const outcomes = ofJest.length > 0 ? [await runJest(ofJest, jest, env)] : [];
    return desktop === null || !kinds.includes('desktop') ? outcomes : [...outcomes, await runJest(['desktop'], jest, env, desktop)];
  };
  // the apps are built meanwhile; browser tests come after: side by side both wait for the cores, and waiting costs a third more processor
  const [nodes, browsers] = await Promise.all([inNode(), desks.length === 0 ? null : browserEnv()]);
  const inBrowser = ({ size, patterns }, more = []) => runPlaywright(patterns, { ...env, ...browsers, DESK_SIZE: size }, more);
  const onlyAlone = [];
  const outcomes = [];
  const take = (both) => {
    outcomes.push(both);
    onlyAlone.push(...both.onlyAlone);
  };
  for (const first of nodes) {
    if (isWorthAnotherOfDatabase(first)) take(joinedByFile(first, await runJest(['db'], { patterns: filesOf(first) }, env)));
    else outcomes.push(first);
  }
  for (const desk of desks) {
    const first = await inBrowser(desk);
    if (isWorthAnother(first)) take(withDesk(desk, joined(first, await inBrowser(desk, ['--last-failed', '--workers=1']))));
    else outcomes.push(withDesk(desk, first));
  }
  await stopAll();
  for (const line of ['', ...timingLines(outcomes.flatMap(({ times }) => times)), costLine(atStart, usedSoFar())]) console.log(line);
  for (const line of ['', ...failureLines(onlyAlone, 'Passed only when run again alone:')]) console.log(line);
  for (const line of ['', ...failureLines(outcomes.flatMap(({ failures }) => failures))]) console.log(line);
  const sum = addTallies(outcomes.map(({ tally }) => tally));
  // far above by now
  if (sum.failed > 0) console.log(`\n${seedLine(seed)}`);
  const vain = unmatchedPatterns(asked.patterns, sum);
  if (vain !== null) throw new Failure(vain);
  console.log(`\n${closingLine(sum)}`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

/** @returns {Promise<Record<string, string>>} */
async function databaseFor(kinds) {
  if (!kinds.includes('db') && !kinds.includes('e2e')) return {};
  const { hasOtherRuns, removeRun, writeRun } = await import('./start/run-file.mjs');
  const { ensureTestPostgres, testRunsDir } = await import('./test/databases.mjs');
  // with the rights that npm start gives it, whichever command comes first
  await makeDataDir(path.dirname(testRunsDir));
  writeRun(testRunsDir, { api: null, port: 0, url: null });
  const opening = ensureTestPostgres();
  started.push(async () => {
    removeRun(testRunsDir);
    const postgres = await opening.catch(() => null);
    if (!hasOtherRuns(testRunsDir)) await postgres?.stop();
  });
  const postgres = await opening;
  return { TEST_ADMIN_URL: postgres.adminUrl };
}

/** The browsers, with the apps built. @returns {Promise<Record<string, string>>} */
async function browserEnv() {
  const { ensureChromium, ensureTestBrowser } = await import('./test/chromium.mjs');
  const whole = await ensureChromium(say);
  const chromium = await ensureTestBrowser(say);
  await buildStale({ say });
  if (desktopNode() !== null) await buildStale({ say, only: SHELL });
  return { CHROMIUM: chromium, CHROMIUM_WHOLE: whole };
}

async function stopAll() {
  for (const stop of started.splice(0)) await stop();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll().then(() => process.exit(1)));

main().catch(async (error) => {
  // the runner beside the one that failed would go on alone
  endRuns();
  await stopAll();
  reportAndExit(error);
});
