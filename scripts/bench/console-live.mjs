// What another's change costs an open list of the console: requests until the changed row is on screen, and the work of the page, beside a bare page that
// writes the same row into a cache of the same client and draws it.
/* global window */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import pg from 'pg';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { changeRows, drawnIds, mustBeShown, untilDrawn, watchReads } from './console-live-change.mjs';
import { startApi } from './contenders.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'console-live';
const CHANGES = Number(process.env.BENCH_CHANGES || '60');
const WARM_UP = 5;
const BAR = 1.5;
const PERSON = 'admin@lotline.example';
const what =
  'The list of jobs is open in Chromium at 1440 × 900 and somebody else changes a row that is on screen, beside a bare page that writes the same row into a cache of the same client and draws its cells as plain texts';

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
  const result = await work();
  const after = await clock();
  return { result, spent: { task: after.task - before.task, script: after.script - before.script, layout: after.layout - before.layout } };
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
  const spent = { list: [], bare: [] };
  let mostRequests = 0;
  try {
    const { browser, list, bare } = await openPages(say, api);
    try {
      const reads = watchReads(list);
      const ids = (await drawnIds(list)).slice(0, 12);
      const { rows } = await changeRows(list, reads, { client, ids, text: '1 Heron Pde before' });
      await bare.evaluate((all) => window.drawRows(all), rows);
      const clocks = { list: await workClock(list), bare: await workClock(bare) };
      for (let n = 0; n < WARM_UP + CHANGES; n += 1) {
        const change = { client, ids: [ids[n % ids.length]], text: `${n + 2} Heron Pde` };
        await list.bringToFront();
        const ours = await measured(clocks.list, () => changeRows(list, reads, change));
        await mustBeShown(list, change);
        mostRequests = Math.max(mostRequests, ours.result.requests);
        await bare.bringToFront();
        const theirs = await measured(clocks.bare, async () => {
          await bare.evaluate((row) => window.writeRow(row), ours.result.rows[0]);
          await untilDrawn(bare);
        });
        if (n < WARM_UP) continue;
        spent.list.push(ours.spent);
        spent.bare.push(theirs.spent);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await client.end();
    await api.stop();
    await stop();
  }
  return report(spent, mostRequests);
}

function report(spent, mostRequests) {
  const all = (side, part) => spent[side].map((one) => one[part]);
  const ratio = percentile(all('list', 'task'), 0.95) / percentile(all('bare', 'task'), 0.95);
  const held = ratio <= BAR && mostRequests === 1;
  const cells = (side) =>
    [median(all(side, 'task')), percentile(all(side, 'task'), 0.95), median(all(side, 'script')), median(all(side, 'layout'))]
      .map((ms) => ms.toFixed(1))
      .join(' | ');
  const table = [
    '| page | median of a change, CPU ms | p95 | of it scripts, median | style and layout, median |',
    '|---|---:|---:|---:|---:|',
    `| written into a cache and drawn | ${cells('bare')} |`,
    `| the open list of jobs | ${cells('list')} |`,
    '',
    `Requests until a changed row is on screen: ${mostRequests} (bar 1). p95 of the list ÷ p95 bare: ${ratio.toFixed(2)} (bar ${BAR}). ${held ? 'Held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${CHANGES} changes.`, '', table);
  return held;
}
