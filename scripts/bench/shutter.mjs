// From the press of the shutter until it is ready for the next photo: grabbed, stamped, hashed and kept on the device (issue 10 §1).
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { copyOf, openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'shutter';
const PRESSES = Number(process.env.BENCH_PRESSES || '40');
const WARM_UP = 2;
/** BENCH_SLOWDOWN=4 shows a slow phone; the bar is for the processor as it is. */
const CPU_SLOWDOWN = Number(process.env.BENCH_SLOWDOWN || '1');
const BAR_MS = 300;
/** Thumbnails are another machine's work: this one stands for the phone. */
const NO_JOBS = { JOBS: 'elsewhere' };
const CAMERA = { width: 1920, height: 1440, frames: 2, grain: 8 };
const what = `The capture screen in Chromium with a camera of ${CAMERA.width} × ${CAMERA.height}: from the press of the shutter until it is ready again, the photo stamped, hashed and kept`;

/** A film of coarse noise, which no rule takes for a plain picture. */
async function writeFilm(file) {
  const { width, height, frames, grain } = CAMERA;
  const plane = (wide, high, of) => {
    const noise = randomBytes(Math.ceil(wide / of) * Math.ceil(high / of));
    const bytes = Buffer.alloc(wide * high);
    for (let y = 0; y < high; y += 1)
      for (let x = 0; x < wide; x += 1) bytes[y * wide + x] = noise[Math.floor(y / of) * Math.ceil(wide / of) + Math.floor(x / of)];
    return bytes;
  };
  const parts = [Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`)];
  for (let at = 0; at < frames; at += 1) {
    parts.push(Buffer.from('FRAME\n'), plane(width, height, grain));
    for (let colour = 0; colour < 2; colour += 1) parts.push(plane(width / 2, height / 2, grain / 2));
  }
  await fs.writeFile(file, Buffer.concat(parts));
}

/** Runs in the page: from the press until the button is no longer busy. */
function watchShutter() {
  globalThis.readyAfter = [];
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Take Picture'));
  let pressedAt = 0;
  button.addEventListener('click', () => (pressedAt = performance.now()), { capture: true });
  new MutationObserver(() => {
    if (pressedAt === 0 || button.getAttribute('aria-busy') === 'true') return;
    globalThis.readyAfter.push(performance.now() - pressedAt);
    pressedAt = 0;
  }).observe(button, { attributeFilter: ['aria-busy'] });
}

async function pressAndWait(page, press) {
  const shutter = page.getByRole('button', { name: 'Take Picture' });
  // after another key: the same key again means nothing for a moment (decision 038)
  await shutter.press('Shift');
  await shutter.press('Enter');
  await page.waitForFunction((count) => globalThis.readyAfter.length >= count, press);
  const asks = page.getByRole('button', { name: 'Photo is ok' });
  if (await asks.isVisible()) throw new Error('The picture of the bench is doubted: it is too plain.');
}

/** @returns {Promise<boolean>} whether the bar is held */
export async function measureShutter(say) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lotline-shutter-'));
  const film = path.join(folder, 'site.y4m');
  await writeFilm(film);
  const { databases, adminUrl, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url, people }] = databases;
  const [person] = people;
  const copy = await copyOf(adminUrl, url, 'bench_shutter');
  const api = await startApi(copy.url, [person], NO_JOBS);
  const args = [...CHROMIUM_FLAGS, `--use-file-for-fake-video-capture=${film}`];
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args });
  void keepToStop({ stop: () => browser.close() });
  try {
    const [jobId] = person.jobIds;
    const tasks = 'select id from schedule where construction_id = $1 and group_id = $2 order by id limit 1';
    const [{ id }] = (await copy.client.query(tasks, [jobId, person.groupId])).rows;
    const context = await browser.newContext({ baseURL: api.origin, viewport: { width: 390, height: 844 }, hasTouch: true });
    await context.grantPermissions(['camera', 'geolocation']);
    await context.setGeolocation({ latitude: -33.64123, longitude: 150.90534, accuracy: 6 });
    const page = await context.newPage();
    await openAs(page, `/field/construction/${jobId}/capture2/${id}`, person.email);
    await page.getByLabel('Title').fill('Trench');
    await page.locator('button:not([aria-disabled])', { hasText: 'Take Picture' }).waitFor();
    await page.evaluate(watchShutter);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    for (let press = 1; press <= WARM_UP + PRESSES; press += 1) await pressAndWait(page, press);
    return report((await page.evaluate(() => globalThis.readyAfter)).slice(WARM_UP));
  } finally {
    await browser.close();
    await api.stop();
    await copy.client.end();
    await stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

function report(times) {
  const [middle, late] = [median(times), percentile(times, 0.95)];
  const held = late <= BAR_MS;
  const table = [
    '| presses | median ms | p95 ms |',
    '|---:|---:|---:|',
    `| ${times.length} | ${middle.toFixed(0)} | ${late.toFixed(0)} |`,
    '',
    `Bar: ready again within ${BAR_MS} ms, p95. ${held ? 'Held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  const slowed = CPU_SLOWDOWN === 1 ? '' : `, the processor ${CPU_SLOWDOWN} times slower`;
  writeSection(title, `${what}${slowed}; load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores.`, '', table);
  return held;
}
