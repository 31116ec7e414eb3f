// What another's change costs an open list of the console: requests until the changed row is on screen, and the work of the page, beside the same page when
// the same row is only written into its cache. Both are counted over as long a time: what the page does besides while changes gather (a third of a second of
// timers, collections and a processor that has done something else meanwhile) is no part of a change. For the eye also the write at once, and a bare page that
// draws the row's cells as plain texts: what the grid itself costs.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import pg from 'pg';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { changeRows, drawnIds, mustBeShown, untilDrawn, untilShown, watchReads } from './console-live-change.mjs';
import { startApi } from './contenders.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'console-live';
const CHANGES = Number(process.env.BENCH_CHANGES || '60');
const WARM_UP = 5;
const BAR = 1.5;
const PERSON = 'admin@lotline.example';
const what =
  'The list of jobs is open in Chromium at 1440 × 900 and somebody else changes a row that is on screen, beside the same open list when such a row is only written into its cache and drawn, counted over as long a time';

async function peerScript() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'console-live-peer.mjs')],
    ...{ bundle: true, minify: true, write: false, format: 'iife', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  return outputFiles[0].text;
}

/** CPU ms of the page's own thread, as tasks, scripts and layout: what others do on the machine is not in them. */
async function workClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
    return { task: of('TaskDuration'), script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
}

async function measured(clock, work) {
  const before = await clock();
  const began = performance.now();
  const result = await work();
  const tookMs = performance.now() - began;
  const after = await clock();
  const spent = { task: after.task - before.task, script: after.script - before.script, layout: after.layout - before.layout };
  return { result, spent, tookMs };
}

/** The page is in sight and has drawn what that brings. */
async function bringForward(page) {
  await page.bringToFront();
  await untilDrawn(page);
  await untilDrawn(page);
}

const waitMs = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes the row into the page's cache, and waits until that is drawn. */
async function writeRow(list, row) {
  const shown = untilShown(list, { ids: [row.id], text: row.address });
  await list.evaluate((one) => window.writeRow(one), row);
  await shown;
}

async function openPages(say, api) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  const context = await browser.newContext({ baseURL: api.origin, viewport: { width: 1440, height: 900 } });
  const list = await context.newPage();
  await openAs(list, '/jobs', PERSON);
  await list.getByRole('grid', { name: 'Jobs' }).getByRole('rowheader').first().waitFor({ timeout: 120_000 });
  const bare = await context.newPage();
  await bare.setContent('<!doctype html><title>Peer</title>');
  await bare.addScriptTag({ content: await peerScript() });
  await list.bringToFront();
  return { browser, list, bare };
}

/** @returns {Promise<boolean>} whether the bars are held */
export async function measureConsoleLive(say) {
  const { databases, stop } = await openBenchDatabases(say, ['bench']);
  const api = await startApi(databases[0].url, [{ email: PERSON }]);
  const client = new pg.Client({ connectionString: databases[0].url });
  await client.connect();
  try {
    const { browser, list, bare } = await openPages(say, api);
    try {
      return report(await measureChanges(client, list, bare));
    } finally {
      await browser.close();
    }
  } finally {
    await client.end();
    await api.stop();
    await stop();
  }
}

/**
 * Puts `window.writeRow` into an open console: it writes a row into the cache of the page's own client and does nothing else, so that the page draws what it
 * draws when its cache changes.
 */
const openCache = (page, fragment) =>
  page.evaluate((tree) => {
    const root = document.getElementById('root');
    const top = root[Object.keys(root).find((key) => key.startsWith('__reactContainer$'))];
    const clientBelow = (fiber) => {
      for (let one = fiber; one !== null; one = one.sibling) {
        const found = one.memoizedProps?.client?.cache === undefined ? clientBelow(one.child) : one.memoizedProps.client;
        if (found !== null) return found;
      }
      return null;
    };
    const { cache } = clientBelow(top);
    window.writeRow = (row) => cache.writeFragment({ id: `JobRow:${row.id}`, fragment: tree, data: row });
  }, fragment);

/** All that the page asks. */
function watchAll(page) {
  const asked = [];
  page.on('request', (request) => asked.push(request));
  return asked;
}

/** The three change one row in each round, by what the server answered of it. */
async function measureChanges(client, list, bare) {
  const spent = { list: [], cache: [], atOnce: [], bare: [] };
  let mostRequests = 0;
  const reads = watchReads(list);
  const asked = watchAll(list);
  await openCache(list, await bare.evaluate(() => window.rowFragment));
  const ids = (await drawnIds(list)).slice(0, 12);
  const first = await changeRows(list, reads, { client, ids, text: '1 Heron Pde before' });
  await bare.evaluate((all) => window.drawRows(all), await first.rowsRead());
  const clocks = { list: await workClock(list), bare: await workClock(bare) };
  for (let n = 0; n < WARM_UP + CHANGES; n += 1) {
    const change = { client, ids: [ids[n % ids.length]], text: `${n + 2} Heron Pde` };
    await bringForward(list);
    const before = asked.length - reads.length;
    const ours = await measured(clocks.list, () => changeRows(list, reads, change));
    ours.spent.isAlone = asked.length - reads.length === before;
    await mustBeShown(list, change);
    mostRequests = Math.max(mostRequests, ours.result.requests);
    const [row] = await ours.result.rowsRead();
    const atOnce = await measured(clocks.list, () => writeRow(list, { ...row, address: `${n + 2} Teal Pde` }));
    const cached = await measured(clocks.list, async () => {
      await waitMs(Math.max(0, ours.tookMs - atOnce.tookMs));
      await writeRow(list, { ...row, address: `${n + 2} Plover Pde` });
    });
    await bringForward(bare);
    const theirs = await measured(clocks.bare, async () => {
      await bare.evaluate((one) => window.writeRow(one), row);
      await untilDrawn(bare);
    });
    if (n < WARM_UP) continue;
    spent.list.push(ours.spent);
    spent.cache.push(cached.spent);
    spent.atOnce.push(atOnce.spent);
    spent.bare.push(theirs.spent);
  }
  return { spent, mostRequests };
}

function report({ spent: { list, cache, atOnce, bare }, mostRequests }) {
  const alone = list.filter(({ isAlone }) => isAlone);
  const p95 = (changes) =>
    percentile(
      changes.map(({ task }) => task),
      0.95,
    );
  const ratio = p95(list) / p95(cache);
  const held = ratio <= BAR && mostRequests === 1;
  const medianOf = (changes, part) => median(changes.map((one) => one[part]));
  const row = (name, changes) =>
    `| ${name} | ${[medianOf(changes, 'task'), p95(changes), medianOf(changes, 'script'), medianOf(changes, 'layout')].map((ms) => ms.toFixed(1)).join(' | ')} |`;
  const table = [
    '| page | median of a change, CPU ms | p95 | of it scripts, median | style and layout, median |',
    '|---|---:|---:|---:|---:|',
    row("somebody else's change", list),
    row(`the ${alone.length} of them beside which nothing else was asked (figures of the rail are, at most each 10 s)`, alone),
    row('written into the cache of the same list, after as long a wait', cache),
    row('the same at once', atOnce),
    row('written into the cache of a page of plain texts', bare),
    '',
    `Requests until a changed row is on screen: ${mostRequests} (bar 1). p95 of a change ÷ p95 of a bare write: ${ratio.toFixed(2)} (bar ${BAR}), where nothing else was asked ${(p95(alone) / p95(cache)).toFixed(2)}; of a write at once ${(p95(list) / p95(atOnce)).toFixed(2)}. ${held ? 'Held' : 'NOT held'} beside a write counted over as long a time; ${p95(list) / p95(atOnce) <= BAR ? 'held' : 'NOT held'} beside a write at once.`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${CHANGES} changes.`, '', table);
  return held;
}
