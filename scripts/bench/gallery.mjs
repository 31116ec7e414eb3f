// How a phone scrolls through 500 photos of a job, beside a gallery without any, and how large their thumbnails are (issue 10 §1).
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { Failure } from '../process/failure.mjs';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS, openAs } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { copyOf, openBenchDatabases } from './bench-databases.mjs';
import { startApi } from './contenders.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'gallery';
const what = 'A gallery of 500 photos is scrolled in Chromium, 40 px a frame, beside an empty one';
const PHOTOS = 500;
/** Noise is what a thumbnail has the most bytes of; the others are as a site looks. */
const PICTURES = 10;
const RUNS = Number(process.env.BENCH_SCROLLS || '5');
const FRAMES = 300;
/** BENCH_SLOWDOWN=4 shows a slow phone; the bar is for the processor as it is. */
const CPU_SLOWDOWN = Number(process.env.BENCH_SLOWDOWN || '1');
const BARS = { ofEmpty: 1.5, thumbnailBytes: 25_000 };

/** Runs in the page: a photo of 1024 × 768, noise in blocks of that grain, as base64. */
function draw(grain) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1024, height: 768 });
  const context = canvas.getContext('2d');
  for (let x = 0; x < canvas.width; x += grain)
    for (let y = 0; y < canvas.height; y += grain) {
      context.fillStyle = `rgb(${Math.random() * 255} ${Math.random() * 255} ${Math.random() * 255})`;
      context.fillRect(x, y, grain, grain);
    }
  return canvas.toDataURL('image/jpeg', 0.8).replace(/^.*,/, '');
}

async function addPhoto({ origin, token, jobId, page }, at) {
  const bytes = Buffer.from(await page.evaluate(draw, 2 + at), 'base64');
  const call = async (path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/attachments/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const facts = { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const named = { name: `Trench-${at}.jpg`, tags: 'Photos', constructionId: jobId, clientId: randomUUID() };
  const { uploadUrl, contentType, attachment } = await call('getPresignedUploadParams', { ...named, ...facts });
  await fetch(uploadUrl, { method: 'PUT', body: bytes, headers: { 'content-type': contentType } });
  await call(`${attachment.id}/complete`, facts);
  return attachment;
}

/** Once the job has made it. */
async function thumbnailBytes({ url }) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}?variant=thumbnail`);
    if (answer.ok) return (await answer.arrayBuffer()).byteLength;
    await pause(100);
  }
  throw new Failure('A thumbnail was not made within 30 s.');
}

/** Runs in the page: milliseconds between the frames while it scrolls down and up again. */
function scrollThrough(frames) {
  return new Promise((resolve) => {
    const times = [];
    let last;
    let by = 40;
    const step = (now) => {
      if (last !== undefined) times.push(now - last);
      last = now;
      if (times.length >= frames) return resolve(times);
      const end = document.documentElement.scrollHeight - window.innerHeight;
      if (window.scrollY + by > end || window.scrollY + by < 0) by = -by;
      window.scrollBy(0, by);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** @returns {Promise<boolean>} whether the bars are held */
export async function measureGallery(say) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url, people }] = databases;
  const [person] = people;
  const [jobId, emptyId] = person.jobIds;
  const copy = await copyOf(adminUrl, url, 'bench_gallery');
  const api = await startApi(copy.url, [person]);
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  const frames = { full: [], empty: [] };
  const sizes = [];
  try {
    await copy.client.query('delete from attachment where construction_id = any($1)', [[jobId, emptyId]]);
    const side = { origin: api.origin, token: api.tokens.get(person.email), jobId, page: await browser.newPage() };
    for (let at = 0; at < PICTURES; at += 1) sizes.push(await thumbnailBytes(await addPhoto(side, at)));
    await copy.client.query(
      `insert into attachment (owner_user_id, construction_id, title, tags, is_doc_attachment, state, file_id, original_file_id, created_utc)
       select owner_user_id, construction_id, 'Pit-' || n || '.jpg', tags, false, 'uploaded', file_id, original_file_id, created_utc - n * interval '1 minute'
       from generate_series(1, $2) n join lateral (
         select * from attachment where construction_id = $1 order by id offset n % $3 limit 1) a on true`,
      [jobId, PHOTOS - PICTURES, PICTURES],
    );
    const context = await browser.newContext({ baseURL: api.origin, viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await openAs(page, `/field/construction/${jobId}/photos`, person.email);
    const session = await context.newCDPSession(page);
    const measure = async (id, place) => {
      await page.goto(`/field/construction/${id}/photos`);
      await page.getByText(place === 'full' ? `${PHOTOS} photos received` : '0 photos received').waitFor();
      await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const times = await page.evaluate(scrollThrough, FRAMES);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return times;
    };
    for (let run = 0; run < RUNS; run += 1) {
      frames.empty.push(await measure(emptyId, 'empty'));
      frames.full.push(await measure(jobId, 'full'));
      say(
        `Run ${run + 1} of ${RUNS}: p95 ${percentile(frames.full.at(-1), 0.95).toFixed(1)} ms, empty ${percentile(frames.empty.at(-1), 0.95).toFixed(1)} ms`,
      );
    }
  } finally {
    await browser.close();
    await api.stop();
    await copy.client.end();
    await stop();
  }
  return report(frames, sizes);
}

function report(frames, sizes) {
  const ratios = frames.full.map((times, run) => percentile(times, 0.95) / percentile(frames.empty[run], 0.95));
  const ratio = median(ratios);
  const largest = Math.max(...sizes);
  const held = ratio <= BARS.ofEmpty && largest <= BARS.thumbnailBytes;
  const row = (name, runs) => `| ${name} | ${median(runs.flat()).toFixed(1)} | ${percentile(runs.flat(), 0.95).toFixed(1)} |`;
  const table = [
    '| gallery | median frame ms | p95 frame ms |',
    '|---|---:|---:|',
    row('empty', frames.empty),
    row(`${PHOTOS} photos`, frames.full),
    '',
    `p95 with ${PHOTOS} photos ÷ empty, the middle of ${RUNS} runs: ${ratio.toFixed(2)} (bar ${BARS.ofEmpty}). ` +
      `The largest thumbnail has ${largest.toLocaleString('en-AU')} bytes (bar ${BARS.thumbnailBytes.toLocaleString('en-AU')}). ${held ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${RUNS} runs of ${FRAMES} frames each.`, '', table);
  return held;
}
