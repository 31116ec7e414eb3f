// Where the time of a run went: the share of each kind, and the tests that took longest. Told, never judged: another machine is slower.

import os from 'node:os';

/** @typedef {{ kind: string, file: string, title: string, ms: number }} TimedTest */
/** @typedef {{ processorMs: number, passedMs: number }} Used */

const MOST_SLOW = 10;

const kindOfJestFile = (file) => /\.(db|dom)\.test\.tsx?$/.exec(file)?.[1] ?? 'unit';

/** @returns {TimedTest[]} from jest's --json; what a file takes beside its tests (loading, booting a server) stands as a test of its own */
export function timesOfJest(report, root) {
  return (report.testResults ?? []).flatMap(({ name, startTime, endTime, assertionResults }) => {
    const file = shortName(name, root);
    const kind = kindOfJestFile(name);
    const tests = assertionResults.map(({ fullName, duration }) => ({ kind, file, title: fullName, ms: duration ?? 0 }));
    const beside = endTime - startTime - tests.reduce((sum, { ms }) => sum + ms, 0);
    return [...tests, { kind, file, title: '(loading, before and after)', ms: Math.max(0, beside) }];
  });
}

/** @returns {TimedTest[]} from Playwright's json reporter */
export function timesOfPlaywright(report) {
  const inside = (suite, titles) => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      kind: 'e2e',
      file: `e2e/${suite.file}`,
      title: [...titles, title].join(' › '),
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap((inner) => inside(inner, [...titles, inner.title])),
  ];
  return (report.suites ?? []).flatMap((suite) => inside(suite, []));
}

/**
 * What the whole machine's processors have worked since it started: browsers and the database leave no other trace that every system has.
 * @returns {Used}
 */
export function usedSoFar() {
  const processorMs = os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { processorMs, passedMs: process.uptime() * 1000 };
}

const minutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1000)} s`;

/** @param {Used} before @param {Used} after */
export const costLine = (before, after) =>
  `Processor time: ${minutes(after.processorMs - before.processorMs)}, other programs of this machine counted in. Time passed: ${minutes(after.passedMs - before.passedMs)}.`;

/** A file's path inside the project. */
export const shortName = (file, root) => (file.startsWith(root) ? file.slice(root.length).replace(/^[/\\]/, '') : file);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {readonly TimedTest[]} tests @returns {string[]} lines, none when nothing ran */
export function timingLines(tests) {
  const all = tests.reduce((sum, { ms }) => sum + ms, 0);
  if (all === 0) return [];
  const kinds = [...new Set(tests.map(({ kind }) => kind))].map((kind) => {
    const ms = tests.filter((test) => test.kind === kind).reduce((sum, test) => sum + test.ms, 0);
    return `${kind} ${seconds(ms)} (${Math.round((100 * ms) / all)} %)`;
  });
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, MOST_SLOW);
  return [
    `Time in tests, all workers together: ${kinds.join(', ')}`,
    'The slowest:',
    ...slowest.map(({ ms, file, title }) => `  ${seconds(ms).padStart(8)}  ${file}  ${title}`),
  ];
}
