// `npm test [-- unit|db|dom|e2e [pattern]]`: installs what is missing, runs every kind of test, closes with `N passed, N failed`.
import path from 'node:path';
import { makeDataDir } from './postgres/place.mjs';
import { Failure, reportAndExit } from './process/failure.mjs';
import { buildStale } from './start/builds.mjs';
import { installMissing } from './start/install.mjs';
import { progress } from './start/welcome.mjs';

const KINDS = ['unit', 'db', 'dom', 'e2e'];
const say = progress();
/** @type {(() => Promise<unknown>)[]} */
const started = [];

function readArguments(args) {
  const kinds = args.filter((arg) => KINDS.includes(arg));
  const strange = args.find((arg) => arg.startsWith('-'));
  if (strange) throw new Failure(`npm test does not know ${strange}: say npm test -- ${KINDS.join('|')} [pattern].`);
  return { kinds: kinds.length > 0 ? kinds : KINDS, patterns: args.filter((arg) => !KINDS.includes(arg)) };
}

async function main() {
  const { kinds, patterns } = readArguments(process.argv.slice(2));
  await installMissing({ dev: true, say });
  const { runJest, runPlaywright } = await import('./test/runners.mjs');
  const { addTallies, closingLine } = await import('./test/summary.mjs');
  const env = { ...(await databaseFor(kinds)), NODE_ENV: 'test' };
  const tallies = [];
  const asModules = kinds.filter((kind) => kind === 'unit' || kind === 'db');
  if (asModules.length > 0) tallies.push(await runJest(asModules, patterns, env));
  if (kinds.includes('dom')) tallies.push(await runJest(['dom'], patterns, env));
  if (kinds.includes('e2e')) tallies.push(await browserTests(runPlaywright, patterns, env));
  await stopAll();
  const sum = addTallies(tallies);
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

async function browserTests(runPlaywright, patterns, env) {
  const { ensureChromium } = await import('./test/chromium.mjs');
  const chromium = await ensureChromium(say);
  await buildStale({ say });
  return runPlaywright(patterns, { ...env, CHROMIUM: chromium });
}

async function stopAll() {
  for (const stop of started.splice(0)) await stop();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll().then(() => process.exit(1)));

main().catch(async (error) => {
  await stopAll();
  reportAndExit(error);
});
