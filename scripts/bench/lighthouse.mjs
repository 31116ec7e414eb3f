// Lighthouse on the built field app, as a phone: the sign-in page, and the list and a task of somebody who is signed in (quality.md §4).
import { chromium } from '@playwright/test';
import { freePort } from '../postgres/launcher.mjs';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'lighthouse';
const what = 'Lighthouse with its phone, network and slow processor, in the tab that has signed in';
const RUNS = Number(process.env.BENCH_LOADS || '3');
const LIST = '/field/construction';
/** By quality.md §4 and the issue of the phone without a network. */
const BARS = { performance: 90, accessibility: 100, 'best-practices': 100 };
/** What performance is made of, by Lighthouse's own names: ms. */
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'];
const KINDS = /** @type {(keyof typeof BARS)[]} */ (Object.keys(BARS));

/** Installed by the benchmark alone, so not where the project's own packages lie. */
async function tools() {
  const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all([import('lighthouse'), import('puppeteer-core')]);
  return { lighthouse, puppeteer };
}

/** @returns {Promise<{ scores: Record<string, number>, times: number[], found: string[] }>} scores of 100 and ms, the middle run; what was found by any */
async function judge({ lighthouse, page, url }) {
  const runs = [];
  const found = new Set();
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await lighthouse(url, { onlyCategories: KINDS, disableStorageReset: true, logLevel: 'silent' }, undefined, page);
    runs.push(lhr);
    for (const kind of ['accessibility', 'best-practices'])
      for (const { id, weight } of lhr.categories[kind].auditRefs) {
        const { score, title: said } = lhr.audits[id];
        if (weight > 0 && score !== null && score < 1) found.add(said);
      }
  }
  const scores = Object.fromEntries(
    KINDS.map((kind) => [kind, Math.round(median(runs.map(({ categories }) => categories[kind].score)) * 100)]),
  );
  const times = METRICS.map((name) => Math.round(median(runs.map(({ audits }) => audits[name].numericValue))));
  return { scores, times, found: [...found] };
}

/** @returns {Promise<boolean>} whether the bars are held */
export async function measureLighthouse(say) {
  const { lighthouse, puppeteer } = await tools();
  const { databases, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url, people }] = databases;
  const [person] = people;
  const api = await startApi(url, [person]);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(say),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  void keepToStop({ stop: () => browser.close() });
  const lines = [
    `| page | ${[...KINDS, ...METRICS.map((name) => `${name.replaceAll('-', ' ')}, ms`)].join(' | ')} | found |`,
    `|---|${[...KINDS, ...METRICS].map(() => '---:').join('|')}|---|`,
  ];
  let held = true;
  try {
    const context = await browser.newContext({ baseURL: api.origin });
    const tab = await context.newPage();
    const other = await puppeteer.connect({ browserURL: `http://localhost:${port}`, defaultViewport: null });
    const measure = async (name, path) => {
      const at = new URL(path, api.origin).href;
      const page = (await other.pages()).find((open) => open.url().startsWith(api.origin));
      const { scores, times, found } = await judge({ lighthouse, page, url: at });
      held &&= KINDS.every((kind) => scores[kind] >= BARS[kind]);
      lines.push(`| ${name} | ${[...KINDS.map((kind) => scores[kind]), ...times].join(' | ')} | ${found.join('; ') || 'nothing'} |`);
    };
    await tab.goto(LIST);
    await measure('sign-in', LIST);
    await openAs(tab, LIST, person.email);
    await tab.locator('[data-task]').first().waitFor();
    await measure('the list', LIST);
    const task = await tab.locator('a[href^="/field/construction/"]').first().getAttribute('href');
    await measure('a task', task ?? LIST);
    await other.disconnect();
  } finally {
    await browser.close();
    await api.stop();
    await stop();
  }
  lines.push('', `Bars: at least ${KINDS.map((kind) => `${BARS[kind]} for ${kind}`).join(', ')}. ${held ? 'Held.' : 'NOT held.'}`);
  const table = lines.join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${RUNS} runs each, the middle one.`, '', table);
  return held;
}
