// A cold open of the list without a network, from what lies on the device: a phone with 2,000 tasks and 500 presses that wait, beside one with 20 tasks
// and none. Both in the same Chromium, in turn.
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { Failure } from '../process/failure.mjs';
import { keepToStop } from '../process/started.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { copyOf, openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'offline-open';
const ROUNDS = Number(process.env.BENCH_OPENINGS || '15');
const WARM_UP = 2;
const LIST = '/field/construction';
/** By the issue of the phone without a network. */
const BAR = 2;
const PHONES = [
  { key: 'full', tasks: 2_000, waiting: 500 },
  { key: 'small', tasks: 20, waiting: 0 },
];

/** Gives that person exactly so many open tasks, of jobs with one task each. */
async function giveTasks(client, { groupId }, count) {
  await client.query('update schedule set ignored = true where group_id = $1', [groupId]);
  const { rowCount } = await client.query(
    `update schedule set group_id = $1, ignored = false, submitted_date = null, completed_date = null, declined_date = null, rejected_item_count = 0
      where id in (select min(s.id) from schedule s where not s.is_payment group by s.construction_id order by min(s.id) desc offset $2 limit $3)`,
    [groupId, count, count],
  );
  if (rowCount !== count) throw new Failure(`${title}: there are ${rowCount} tasks to give, and ${count} are needed.`);
}

/** Tells when the first row stands, in milliseconds since the page was asked for. */
function watchForRow() {
  const look = () => {
    if (document.querySelector('[data-task]') === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => (globalThis.listStoodAt = performance.now()));
  };
  requestAnimationFrame(look);
}

const database = () => `lotline.person.${JSON.parse(localStorage.getItem('lotline.person')).me.id}`;

/** The rows of a store of the person's database. */
async function rowsOf({ name, store }) {
  const opened = await new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const rows = await new Promise((resolve, reject) => {
    const reading = opened.transaction(store).objectStore(store).getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
  opened.close();
  return rows;
}

/** Comments in turn on the tasks that were pulled, as an earlier life of the page kept them. */
async function keepWaiting({ name, tasks, count }) {
  const opened = await new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = opened.transaction('presses', 'readwrite');
  const rest = { state: { kind: 'waiting' }, from: { isSheet: false, draft: null }, about: { task: null, job: null } };
  for (let index = 0; index < count; index += 1) {
    const { id, constructionId: jobId } = tasks[index % tasks.length];
    const press = {
      id: crypto.randomUUID(),
      name: 'addComment',
      input: { id: 0, scheduleId: id, comments: `Said without a network ${index}` },
      subject: { kind: 'task', id, jobId },
      base: null,
      occurredAt: new Date(Date.now() + index).toISOString(),
    };
    writing.objectStore('presses').put({
      id: press.id,
      order: index + 1,
      entry: { press, ...rest, tries: 0, lastTriedAt: null, sendAfter: null },
    });
  }
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onerror = () => reject(writing.error);
  });
  opened.close();
}

const waitsLong = { timeout: 180_000 };

/** Opened once with a network, until everything lies on the device; then without one. */
async function preparePhone(browser, origin, { email }, { tasks, waiting }) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addInitScript(watchForRow);
  const page = await context.newPage();
  await openAs(page, LIST, email);
  await page.locator('[data-task]').first().waitFor(waitsLong);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, waitsLong);
  const name = await page.evaluate(database);
  let rows = [];
  for (let asked = 0; asked < 600 && rows.length < tasks; asked += 1) {
    const [state] = await page.evaluate(rowsOf, { name, store: 'pulledState' });
    if (state !== undefined && state.set > 0 && state.next === null)
      rows = (await page.evaluate(rowsOf, { name, store: 'pulledRows' })).filter((row) => row.set === state.set).flatMap((row) => row.rows);
    await page.waitForTimeout(500);
  }
  if (rows.length !== tasks) throw new Failure(`${title}: ${rows.length} tasks lie on the device, and ${tasks} are meant.`);
  await context.setOffline(true);
  if (waiting > 0) await page.evaluate(keepWaiting, { name, tasks: rows, count: waiting });
  const opens = async () => {
    await page.goto('about:blank');
    await page.goto(LIST, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.listStoodAt !== undefined, undefined, waitsLong);
    return page.evaluate(() => globalThis.listStoodAt);
  };
  const kept = async () => (await page.evaluate(rowsOf, { name, store: 'presses' })).length;
  return { opens, kept };
}

/** @returns {Promise<boolean>} whether the bar is held */
export async function measureOfflineOpen(say) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url: source, people }] = databases;
  const { url, client } = await copyOf(adminUrl, source, 'offline_open_run');
  for (const [at, { tasks }] of PHONES.entries()) await giveTasks(client, people[at], tasks);
  await client.end();
  const api = await startApi(url, people.slice(0, PHONES.length));
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  const times = new Map(PHONES.map(({ key }) => [key, []]));
  try {
    const phones = [];
    for (const [at, phone] of PHONES.entries()) phones.push(await preparePhone(browser, api.origin, people[at], phone));
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const [at, { key }] of PHONES.entries()) {
        const ms = await phones[at].opens();
        if (round >= 0) times.get(key).push(ms);
      }
    for (const [at, { waiting }] of PHONES.entries())
      if ((await phones[at].kept()) !== waiting) throw new Failure(`${title}: what waited was not kept.`);
  } finally {
    await browser.close();
    await api.stop();
    await stop();
  }
  return report(times);
}

function report(times) {
  const ratio = median(times.get('full').map((ms, round) => ms / times.get('small')[round]));
  const held = ratio <= BAR;
  const row = ({ key, tasks, waiting }) => {
    const of = times.get(key);
    return `| ${tasks.toLocaleString('en-AU')} tasks, ${waiting} waiting | ${Math.round(median(of))} | ${Math.round(percentile(of, 0.95))} | ${key === 'full' ? ratio.toFixed(2) : ''} |`;
  };
  const what = 'The list opened anew in Chromium without a network, from what lies on the device; the time is to the first row';
  const table = [
    '| phone | median ms | p95 ms | it ÷ the small one |',
    '|---|---:|---:|---:|',
    ...PHONES.map(row),
    '',
    `Bar: at most ${BAR} × the phone with 20 tasks. ${held ? 'Held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${ROUNDS} openings each, in turn.`, '', table);
  return held;
}
