// How the console scrolls through a list of 100,000 jobs, beside a virtual list whose rows are a plain text. The rows come in one answer in place of the
// server's pages, so that nothing but the drawing is measured.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';
import { taskClock } from './task-clock.mjs';

export const title = 'grid';
const ROWS = 100_000;
const what = `The list of ${ROWS.toLocaleString('en-AU')} jobs with every column that there is is scrolled in Chromium at 1440 × 900, ten rows a frame, beside a virtual list of as many plain texts in rows of the same height, made with the same libraries`;
const RUNS = Number(process.env.BENCH_SCROLLS || '5');
const FRAMES = 300;
const STEP = 320;
const BAR = 1.5;
/** Two frames of a screen, with cells of all kinds (issue 23 §4). */
const MOST_P95_MS = 33;
/** Two and a half times the 65 MB of such a list before its rows were records of a cache (decision 081). */
const MOST_HEAP_MB = 162;
const PERSON = 'admin@lotline.example';

/** Runs in the page before its own scripts: answers the jobs' list with that many rows. */
function answerJobs(count) {
  const pick = (words, n) => words[n % words.length];
  const rowOf = (n) => ({
    ...{
      __typename: 'JobRow',
      id: n + 1,
      version: 1,
      workOrder: `4${String(n).padStart(5, '0')}`,
      address: `Lot ${n % 900}, ${n % 97} Heron Pde, North Kellyville NSW 2155`,
    },
    ...{
      suburb: 'North Kellyville',
      state: 'NSW',
      status: pick(['Scheduled', 'In Progress', 'Complete', 'On Hold'], n),
      workType: 'Lead-in',
    },
    ...{ customer: `Customer ${n % 23}`, region: 'Sydney North', contract: 'C-11', dueDate: '2026-11-24', originalDueDate: '2026-11-20' },
    ...{ updatedDueDate: '2026-11-24', bookedDate: null, dbydExpiryDate: '2026-12-04', acceleratedJob: n % 13 === 0, isReceived: true },
    ...{
      scheduler: 'Sam Doyle',
      developer: 'Meridian Homes',
      customerRef: `REF/${n}`,
      builderApprovalSentDate: null,
      builderApprovedDate: null,
    },
    ...{ siteContact: 'Tamar Ellis', siteContactPhone: '+61491570156', attachmentCount: n % 12, rejectedItemCount: n % 40 === 0 ? 1 : 0 },
    ...{
      nextTask: { __typename: 'NextTask', scheduleId: n, name: 'Haul', group: 'Crew North', isOnsite: n % 9 === 0 },
      contractValue: '1200.50',
      margin: '300.25',
    },
  });
  const send = window.fetch.bind(window);
  window.fetch = async (asked, wish) => {
    // the console sends the id of a registered document and the operation's name (decision 076)
    if (typeof wish?.body !== 'string' || !/"operationName":"GetJobs"/.test(wish.body)) return send(asked, wish);
    const page = { __typename: 'JobPage', after: null, count: 1_000, isCountCapped: true };
    const jobs = { ...page, rows: Array.from({ length: count }, (_, n) => rowOf(n)) };
    return new window.Response(JSON.stringify({ data: { jobs } }), { headers: { 'content-type': 'application/json' } });
  };
}

/** The peer (grid-peer.mjs) as one script of a built page. */
async function peerScript() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'grid-peer.mjs')],
    ...{ bundle: true, minify: true, write: false, format: 'iife', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  return outputFiles[0].text;
}

/** Runs in the page: milliseconds between the frames while the element scrolls down and up again. */
function scrollThrough({ selector, frames, step }) {
  return new Promise((resolve) => {
    const grid = document.querySelector(selector);
    const room = grid?.getAttribute('role') === 'grid' ? grid.parentElement : grid;
    const times = [];
    let last;
    let by = step;
    const next = (now) => {
      if (last !== undefined) times.push(now - last);
      last = now;
      if (room === null || times.length >= frames) return resolve(times);
      if (room.scrollTop + by > room.scrollHeight - room.clientHeight || room.scrollTop + by < 0) by = -by;
      room.scrollTop += by;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** Cells of all kinds: each column that the list can show. */
async function showEveryColumn(page) {
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('group', { name: 'Columns' }).getByRole('checkbox');
  await columns.first().waitFor();
  for (const column of await columns.all()) if (await column.isEnabled()) await column.check();
  await page.keyboard.press('Escape');
}

/** MB that the page's scripts hold after everything that nobody needs is gone. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 2 ** 20;
}

/** @returns {Promise<boolean>} whether the bars are held */
export async function measureGrid(say) {
  const { databases, stop } = await openBenchDatabases(say, ['bench']);
  const api = await startApi(databases[0].url, [{ email: PERSON }]);
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  const frames = { full: [], plain: [] };
  const work = { full: [], plain: [] };
  let drawn = 0;
  let heapMb = 0;
  try {
    const context = await browser.newContext({ baseURL: api.origin, viewport: { width: 1440, height: 900 } });
    const list = await context.newPage();
    await list.addInitScript(answerJobs, ROWS);
    await openAs(list, '/jobs', PERSON);
    await list.getByRole('grid', { name: 'Jobs' }).getByRole('rowheader').first().waitFor({ timeout: 120_000 });
    await showEveryColumn(list);
    drawn = await list.getByRole('grid', { name: 'Jobs' }).getByRole('row').count();
    heapMb = await heapOf(list);
    say(`JavaScript heap with ${ROWS.toLocaleString('en-AU')} rows: ${heapMb.toFixed(0)} MB`);
    const plain = await context.newPage();
    await plain.setContent('<!doctype html><title>Peer</title>');
    await plain.addScriptTag({ content: await peerScript() });
    await plain.evaluate((count) => window.drawPlainList(count), ROWS);
    await plain.locator('.row').first().waitFor();
    const clocks = { full: await taskClock(list), plain: await taskClock(plain) };
    const measure = async (key, page, selector) => {
      await page.bringToFront();
      const before = await clocks[key]();
      frames[key].push(await page.evaluate(scrollThrough, { selector, frames: FRAMES, step: STEP }));
      work[key].push(((await clocks[key]()) - before) / FRAMES);
    };
    for (let run = 0; run < RUNS; run += 1) {
      await measure('plain', plain, '#room');
      await measure('full', list, '[role=grid]');
      const [full, none] = [frames.full, frames.plain].map((of) => percentile(of[run], 0.95).toFixed(1));
      say(`Run ${run + 1} of ${RUNS}: p95 ${full} ms, plain ${none} ms`);
    }
  } finally {
    await browser.close();
    await api.stop();
    await stop();
  }
  return report({ frames, work, drawn, heapMb });
}

function report({ frames, work, drawn, heapMb }) {
  const ratio = median(frames.full.map((times, run) => percentile(times, 0.95) / percentile(frames.plain[run], 0.95)));
  const held = ratio <= BAR;
  const fits = heapMb <= MOST_HEAP_MB;
  const p95 = percentile(frames.full.flat(), 0.95);
  const isFast = p95 <= MOST_P95_MS;
  const row = (name, key) => {
    const times = frames[key].flat();
    return `| ${name} | ${median(times).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} | ${median(work[key]).toFixed(1)} |`;
  };
  const table = [
    '| list | median frame ms | p95 frame ms | work of the page a frame, CPU ms |',
    '|---|---:|---:|---:|',
    row('the same number of plain texts', 'plain'),
    row(`${ROWS.toLocaleString('en-AU')} jobs, ${drawn} rows drawn`, 'full'),
    '',
    `p95 with the jobs ÷ plain, the middle of ${RUNS} runs: ${ratio.toFixed(2)} (bar ${BAR}). ${held ? 'Held.' : 'NOT held.'}`,
    '',
    `p95 of a frame with the jobs: ${p95.toFixed(1)} ms (bar ${MOST_P95_MS}). ${isFast ? 'Held.' : 'NOT held.'}`,
    '',
    `JavaScript heap with all rows, nothing scrolled yet, after a garbage collection: ${heapMb.toFixed(0)} MB (bar ${MOST_HEAP_MB}). ${fits ? 'Held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${RUNS} runs of ${FRAMES} frames each.`, '', table);
  return held && fits && isFast;
}
