// How long the page that checks receipts takes for a receipt of 500 photos and the photos themselves, as the built page does it in Chromium.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { projectDir } from '../process/project.mjs';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'verify';
const PHOTOS = 500;
/** More than the phone makes: 1024 × 768 pixels whose every octave of detail is equally strong are 398 kB at its quality of 0.85, a scene about 111. */
const PHOTO_BYTES = 400_000;
const ROUNDS = Number(process.env.BENCH_CHECKS || '7');
/** Issue 10 §3: milliseconds for the receipt and its photos. */
const BAR = 1_000;
const what = `A receipt of ${PHOTOS} photos of ${PHOTO_BYTES / 1_000} kB and the photos themselves, checked at /verify in Chromium without a server: from the choice of the files until the verdict is drawn`;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The product's own writer of receipts. */
async function receiptWriter(folder) {
  const outfile = path.join(folder, 'receipt-lines.mjs');
  await build({
    stdin: {
      contents: `export * from './receipt-lines.ts'; export { receiptCrypto } from './receipt-crypto.ts';`,
      resolveDir: path.join(projectDir, 'schema/domain/receipt'),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  return import(outfile);
}

/** Photos, the file of their receipt, and the key that it is signed with. */
async function prepare(folder) {
  const photos = [];
  for (let at = 0; at < PHOTOS; at += 1) {
    const bytes = randomBytes(PHOTO_BYTES);
    const file = path.join(folder, `Trench-${at + 1}.jpg`);
    await fs.writeFile(file, bytes);
    photos.push({ file, name: path.basename(file), sizeBytes: bytes.length, sha256: sha256(bytes) });
  }
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url').toString('hex');
  const signedAt = '2026-11-22T00:00:00.000Z';
  const key = { id: sha256(raw), publicKey: raw, validFrom: signedAt };
  const { writeReceipt, receiptsFile, receiptCrypto } = await receiptWriter(folder);
  const files = photos.map(({ name, sizeBytes, sha256: hash }, at) => ({
    attachmentId: at + 1,
    name,
    sha256: hash,
    sizeBytes,
    sent: null,
  }));
  const receipt = {
    ...{ id: '0d9c1c5e-4f11-4c0e-9e8a-6f6f0f2f7a11', kind: 'submit', sequence: 1, previous: null, key: key.id, signedAt, files },
    ...{ person: { id: 6, name: 'Marco' }, job: { id: 1, workOrder: 'WO-1' }, task: { id: 9, name: 'Pit and pipe' }, moves: [], items: [] },
    counts: { moves: 0, items: 0, files: files.length, awaited: 0 },
  };
  const written = await writeReceipt(receipt, receiptCrypto(globalThis.crypto.subtle), (bytes) =>
    sign(null, bytes, privateKey).toString('hex'),
  );
  const receipts = path.join(folder, 'lotline-receipts.txt');
  await fs.writeFile(receipts, receiptsFile([written]));
  return { photos: photos.map(({ file }) => file), receipts, key };
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** The built page and the one key; nothing else answers. */
async function servePage(key) {
  const root = path.join(projectDir, 'desktop/dist');
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/api/receipts/keys') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
      return;
    }
    const file = path.join(root, path.normalize(pathname === '/verify' ? '/verify.html' : pathname));
    const bytes = await fs.readFile(file).catch(() => null);
    if (bytes === null) response.writeHead(404).end();
    else response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream').end(bytes);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  return { url: `http://localhost:${server.address().port}/verify`, stop: () => server.close() };
}

/** Runs in the page: begins when files are chosen, ends when the sentence has been drawn. */
function watch(sentence) {
  globalThis.tookMs = new Promise((resolve) => {
    document.addEventListener(
      'change',
      () => {
        const began = performance.now();
        new MutationObserver((_, watching) => {
          if (!document.querySelector('main')?.textContent.includes(sentence)) return;
          watching.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}

async function timeOf(page, label, files, sentence) {
  await page.evaluate(watch, sentence);
  await page.getByLabel(label).setInputFiles(files);
  return page.evaluate(() => globalThis.tookMs);
}

/** Of all processes of the browser, in milliseconds: what the machine does beside it is not in it. */
async function cpuOf(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}

/** @returns {Promise<boolean>} whether the bar is held */
export async function measureVerify(say) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lotline-verify-'));
  const { photos, receipts, key } = await prepare(folder);
  const server = await servePage(key);
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  const times = [];
  try {
    const session = await browser.newBrowserCDPSession();
    for (let round = -1; round < ROUNDS; round += 1) {
      const page = await browser.newPage();
      await page.goto(server.url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const receipt = await timeOf(page, 'File of receipts', receipts, 'As it was signed');
      const before = await cpuOf(session);
      const photo = await timeOf(page, 'Photos and files', photos, `${PHOTOS} of ${PHOTOS} are as they were received`);
      const cpu = (await cpuOf(session)) - before;
      await page.close();
      if (round >= 0) times.push({ receipt, photo, both: receipt + photo, cpu });
      say(`Round ${round + 1} of ${ROUNDS}: ${receipt.toFixed(0)} ms and ${photo.toFixed(0)} ms, ${cpu.toFixed(0)} ms of processor`);
    }
  } finally {
    await browser.close();
    server.stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
  return report(times);
}

function report(times) {
  const all = (name) => times.map((one) => one[name]);
  const row = (name, list) => `| ${name} | ${median(list).toFixed(0)} | ${percentile(list, 0.95).toFixed(0)} |`;
  const held = median(all('both')) <= BAR;
  const table = [
    '| what is checked | median ms | p95 ms |',
    '|---|---:|---:|',
    row('the receipt: every line, its signature, its link', all('receipt')),
    row(`${PHOTOS} photos`, all('photo')),
    row('both', all('both')),
    row('processor for the photos, all processes of the browser', all('cpu')),
    '',
    `Bar: both within ${BAR.toLocaleString('en-AU')} ms, the middle of ${times.length} rounds. ${held ? 'Held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(
    title,
    `${what}; ${times.length} rounds; load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores.`,
    '',
    table,
  );
  return held;
}
