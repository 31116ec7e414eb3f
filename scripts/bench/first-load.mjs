// How long until the list stands on a slow network and a slow phone, and how many bytes come for it: cold, warm and without a network.
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { keepToStop } from '../process/started.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'first-load';
const what =
  'The list of one subcontractor, signed in, opened in Chromium with the processor four times slower; the time is to the first row';
const RUNS = Number(process.env.BENCH_LOADS || '5');
const CPU_SLOWDOWN = 4;
const LIST = '/field/construction';
const NETWORKS = [
  { name: '1.6 Mb/s', kilobits: 1_600, latency: 150 },
  { name: '400 kb/s', kilobits: 400, latency: 400 },
  // slow 3G with half the processor (issue 27)
  { name: '500 kb/s, half the processor', kilobits: 500, latency: 400, slowdown: 2, mostMs: 6_000 },
];
/** By the issue of the phone without a network: every byte until the list stands. */
const MOST_BYTES = 180_000;

/** Tells when the first row stands, in milliseconds since the page was asked for. */
function watchForRow() {
  const look = () => {
    if (document.querySelector('[data-task]') === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => (globalThis.listStoodAt = performance.now()));
  };
  requestAnimationFrame(look);
}

const online = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const slow = ({ kilobits, latency }) => ({
  offline: false,
  latency,
  downloadThroughput: (kilobits * 1_000) / 8,
  uploadThroughput: (kilobits * 1_000) / 8,
});

/** One opening. @returns {Promise<{ ms: number, bytes: number, requests: number }>} */
async function open(page, session, { isCold, conditions }) {
  await session.send('Network.setCacheDisabled', { cacheDisabled: isCold });
  await session.send('Network.setBypassServiceWorker', { bypass: isCold });
  if (isCold) {
    // from a page that holds no database open
    await page.goto('/healthz');
    await page.evaluate(dropStored);
  }
  await session.send('Network.emulateNetworkConditions', conditions);
  let bytes = 0;
  let requests = 0;
  const count = ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  };
  session.on('Network.loadingFinished', count);
  await page.goto(LIST, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => globalThis.listStoodAt !== undefined, undefined, { timeout: 120_000 });
  session.off('Network.loadingFinished', count);
  const ms = await page.evaluate(() => globalThis.listStoodAt);
  await session.send('Network.emulateNetworkConditions', online);
  return { ms, bytes, requests };
}

/** What this person has read is let go of, so that the list comes over the network. */
async function dropStored() {
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const leaving = indexedDB.deleteDatabase(name ?? '');
      leaving.onsuccess = resolve;
      leaving.onerror = reject;
    });
}

const kb = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

function rowsOf(network, way, runs) {
  const all = (key) => median(runs.map((run) => run[key]));
  return `| ${network} | ${way} | ${Math.round(all('ms'))} | ${kb(all('bytes'))} | ${all('requests')} |`;
}

/** @returns {Promise<boolean>} whether the bar is held */
export async function measureFirstLoad(say) {
  const { databases, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url, people }] = databases;
  const [person] = people;
  const api = await startApi(url, [person]);
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  const lines = ['| network | way | ms to the list | bytes until then | requests |', '|---|---|---:|---:|---:|'];
  let most = 0;
  const late = [];
  try {
    const context = await browser.newContext({ baseURL: api.origin, viewport: { width: 390, height: 844 }, hasTouch: true });
    await context.addInitScript(watchForRow);
    const page = await context.newPage();
    await openAs(page, LIST, person.email);
    await page.locator('[data-task]').first().waitFor();
    // the worker holds the app's files by then
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const repeat = async (how) => {
      const runs = [];
      for (let run = -1; run < RUNS; run += 1) {
        const made = await open(page, session, how);
        if (run >= 0) runs.push(made);
      }
      return runs;
    };
    for (const network of NETWORKS) {
      const conditions = slow(network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: network.slowdown ?? CPU_SLOWDOWN });
      const cold = await repeat({ isCold: true, conditions });
      most = Math.max(most, ...cold.map(({ bytes }) => bytes));
      const ms = median(cold.map((run) => run.ms));
      if (network.mostMs !== undefined && ms > network.mostMs) late.push(`${network.name}: ${Math.round(ms)} ms`);
      lines.push(rowsOf(network.name, 'cold', cold));
      lines.push(rowsOf(network.name, 'warm', await repeat({ isCold: false, conditions })));
    }
    lines.push(rowsOf('none', 'offline', await repeat({ isCold: false, conditions: { ...online, offline: true } })));
  } finally {
    await browser.close();
    await api.stop();
    await stop();
  }
  const held = most <= MOST_BYTES && late.length === 0;
  const inTime = NETWORKS.filter(({ mostMs }) => mostMs !== undefined).map(({ name, mostMs }) => `${mostMs} ms on ${name}`);
  lines.push(
    '',
    `Bar: at most ${kb(MOST_BYTES)} until the list stands, cold, and at most ${inTime.join(', ')}. Most: ${[kb(most), ...late].join(', ')}. ${held ? 'Held.' : 'NOT held.'}`,
  );
  const table = lines.join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${RUNS} openings each, the middle one.`, '', table);
  return held;
}
