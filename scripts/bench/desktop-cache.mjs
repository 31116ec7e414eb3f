// The desktop's job cache: a search beside SQLite's own FTS5, and the first fill beside the same inserts and the same bytes (issue of the desktop; decision 085).
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { lastLines, run } from '../process/run.mjs';
import { ensureDesktopNode, WITHOUT_DESKTOP } from '../test/desktop-node.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const search = 'console-search';
export const fill = 'first-fill';
export const csv = 'csv';
const JOBS = Number(process.env.BENCH_JOBS || '100000');
const SEARCH_ROUNDS = Number(process.env.BENCH_ROUNDS || '5');
const FILL_ROUNDS = Number(process.env.BENCH_FILLS || '3');
const SEARCH_BAR = 2;
const KEYSTROKE_BAR_MS = 50;
const FILL_BAR = 1.5;
const CSV_ROUNDS = Number(process.env.BENCH_ROUNDS || '5');
const CSV_BAR = 2;
/** Of the second half of a file beside the first: what lies in memory does not grow with it. */
const MEMORY_BAR = 1.1;
const figure = (n) => n.toLocaleString('en-AU');

async function onDesktopNode(what, rounds, say) {
  const node = await ensureDesktopNode(say);
  if (node === null) throw new Failure(WITHOUT_DESKTOP);
  const { code, output } = await run(node, [
    '--disable-warning=ExperimentalWarning',
    path.join(import.meta.dirname, 'desktop-cache-node.mjs'),
    what,
    String(JOBS),
    String(rounds),
  ]);
  if (code !== 0) throw new Failure(`${lastLines(output, 20)}\n\nThe job cache could not be measured.`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '').times;
}

/** @returns {Promise<boolean>} whether the bars are held */
export async function compareConsoleSearch(say) {
  const times = await onDesktopNode('search', SEARCH_ROUNDS, say);
  const [raw, ours] = [times.map((one) => one.raw), times.map((one) => one.ours)];
  const ratio = median(ours) / median(raw);
  const held = ratio <= SEARCH_BAR && median(ours) <= KEYSTROKE_BAR_MS;
  const row = (name, list) => `| ${name} | ${median(list).toFixed(2)} | ${percentile(list, 0.95).toFixed(2)} |`;
  const verdict = `${ratio.toFixed(2)} times FTS5 by hand (bar ${SEARCH_BAR}); ${median(ours).toFixed(1)} ms in the median (bar ${KEYSTROKE_BAR_MS}). ${held ? 'Both held.' : 'NOT held.'}`;
  const table = [
    '| 100 rows, parsed, and their count | median ms | p95 ms |',
    '|---|---:|---:|',
    row('SQLite FTS5 by hand', raw),
    row('the cache', ours),
    '',
    verdict,
  ].join('\n');
  const what = `200 mixed searches of ${figure(JOBS)} jobs in the encrypted cache of the desktop, on Node 24 and without a window: from the text to 100 rows; ${times.length} searches`;
  console.log(`\n${search}: ${what}\n\n${table}`);
  writeSection(search, what, '', table);
  return held;
}

/** @returns {Promise<boolean>} whether the bar is held */
export async function measureFirstFill(say) {
  const times = await onDesktopNode('fill', FILL_ROUNDS, say);
  const seconds = (key) => median(times.map((one) => one[key])) / 1_000;
  const ratio = median(times.map(({ ours, raw, network }) => ours / (raw + network)));
  const held = ratio <= FILL_BAR;
  const verdict = `${ratio.toFixed(2)} times both together (median of each round; bar ${FILL_BAR}). ${held ? 'Held.' : 'NOT held.'} The first page of the open jobs afterwards took ${(seconds('page') * 1_000).toFixed(1)} ms.`;
  const table = [
    '| | seconds |',
    '|---|---:|',
    `| the same inserts by hand | ${seconds('raw').toFixed(2)} |`,
    `| the same bytes over the network of this machine (${figure(Math.round(times[0].bytes / 1e6))} MB) | ${seconds('network').toFixed(2)} |`,
    `| the first fill (${figure(Math.round(times[0].size / 1e6))} MB on disk) | ${seconds('ours').toFixed(2)} |`,
    '',
    verdict,
  ].join('\n');
  const what = `The first fill of the desktop’s cache with ${figure(JOBS)} jobs and the pages of ${figure(times[0].pages)} open ones, encrypted, on Node 24 and without a window; ${FILL_ROUNDS} rounds`;
  console.log(`\n${fill}: ${what}\n\n${table}`);
  writeSection(fill, what, '', table);
  return held;
}

/** @returns {Promise<boolean>} whether the bars are held */
export async function measureCsv(say) {
  const times = await onDesktopNode('csv', CSV_ROUNDS, say);
  const seconds = (key) => (median(times.map((one) => one[key])) / 1_000).toFixed(2);
  const ratio = median(times.map(({ ours, raw }) => ours / raw));
  const growth = Math.max(...times.map(({ memory: [first, second] }) => second / first));
  const held = ratio <= CSV_BAR && growth <= MEMORY_BAR;
  const verdict = `${ratio.toFixed(2)} times by hand (median of each round; bar ${CSV_BAR}); memory in the second half at most ${growth.toFixed(2)} times that of the first (bar ${MEMORY_BAR}). ${held ? 'Both held.' : 'NOT held.'}`;
  const table = [
    '| | seconds |',
    '|---|---:|',
    `| the rows iterated, parsed and written by papaparse | ${seconds('raw')} |`,
    `| the file of the copy (${figure(Math.round(times[0].bytes / 1e6))} MB) | ${seconds('ours')} |`,
    '',
    verdict,
  ].join('\n');
  const what = `${figure(JOBS)} jobs of the desktop’s encrypted copy as CSV on disk, typed cells without formulas, on Node 24 and without a window; ${CSV_ROUNDS} rounds`;
  console.log(`\n${csv}: ${what}\n\n${table}`);
  writeSection(csv, what, '', table);
  return held;
}
