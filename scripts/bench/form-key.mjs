// What a key costs in the form of a job, beside a form of plain lines, and so beside the form that stood before the controls were antd's.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import pg from 'pg';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median } from './measure.mjs';
import { writeSection } from './report.mjs';
import { taskClock } from './task-clock.mjs';

export const title = 'form-key';
const LINES = 40;
const what = `Letters are typed into a line of the job form in Chromium at 1440 × 900, beside a form of ${LINES} plain lines made with the same React`;
const RUNS = Number(process.env.BENCH_RUNS || '9');
const KEYS = 40;
const PERSON = 'admin@lotline.example';
/** A key of the form before antd ÷ a key of the plain form: 2.97 and 3.21 in two runs on the commit before the first control of antd, by this file (decision 078). */
const BEFORE = 3.09;
const BAR = 1.5;

async function peerScript() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'form-key-peer.mjs')],
    ...{ bundle: true, minify: true, write: false, format: 'iife', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  return outputFiles[0].text;
}

/** Each key is drawn before the next one is pressed, as by a person. */
async function typeInto(page, line, clock) {
  await page.bringToFront();
  await line.fill('');
  await line.focus();
  const before = await clock();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  return ((await clock()) - before) / KEYS;
}

/** @returns {Promise<{ full: number[], plain: number[] }>} CPU ms of the page a key, by run */
export async function measureKeys(origin, editPath, label, say) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  const times = { full: [], plain: [] };
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const form = await context.newPage();
    await openAs(form, editPath, PERSON);
    const line = form.getByLabel(label).first();
    await line.waitFor({ timeout: 120_000 });
    const plain = await context.newPage();
    await plain.setContent('<!doctype html><title>Peer</title>');
    await plain.addScriptTag({ content: await peerScript() });
    await plain.evaluate((count) => window.drawPlainForm(count), LINES);
    const first = plain.locator('input').first();
    const clocks = { full: await taskClock(form), plain: await taskClock(plain) };
    for (let run = -1; run < RUNS; run += 1) {
      const one = { plain: await typeInto(plain, first, clocks.plain), full: await typeInto(form, line, clocks.full) };
      if (run < 0) continue;
      for (const key of ['full', 'plain']) times[key].push(one[key]);
      say(`Run ${run + 1} of ${RUNS}: ${one.full.toFixed(2)} ms a key, plain ${one.plain.toFixed(2)} ms`);
    }
  } finally {
    await browser.close();
  }
  return times;
}

async function firstJob(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select min(id) as id from construction')).rows[0].id;
  } finally {
    await client.end();
  }
}

/** @returns {Promise<boolean>} whether the bar is held */
export async function measureFormKey(say) {
  const { databases, stop } = await openBenchDatabases(say, ['bench']);
  const api = await startApi(databases[0].url, [{ email: PERSON }]);
  try {
    const job = await firstJob(databases[0].url);
    return report(await measureKeys(api.origin, `/construction/${job}/edit`, 'Customer ref', say));
  } finally {
    await api.stop();
    await stop();
  }
}

function report({ full, plain }) {
  const ofPlain = median(full.map((ms, run) => ms / plain[run]));
  const ofBefore = ofPlain / BEFORE;
  const held = ofBefore <= BAR;
  const table = [
    '| form | work of the page a key, CPU ms |',
    '|---|---:|',
    `| ${LINES} plain lines | ${median(plain).toFixed(1)} |`,
    `| a job | ${median(full).toFixed(1)} |`,
    '',
    `A key in the job form ÷ in the plain one, the middle of ${RUNS} runs: ${ofPlain.toFixed(2)}. Before antd it was ${BEFORE.toFixed(2)}: ${ofBefore.toFixed(2)} of that (bar ${BAR}). ${held ? 'Held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${RUNS} runs of ${KEYS} letters each.`, '', table);
  return held;
}
