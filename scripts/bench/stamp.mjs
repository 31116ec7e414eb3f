// Stamping a photo of 12 megapixels against decoding and encoding it alone, in the same Chromium and the same round (quality.md §3).
import http from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { projectDir } from '../process/project.mjs';
import { keepToStop } from '../process/started.mjs';
import { CHROMIUM_FLAGS } from '../sign-in/browser.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'stamp';
const what =
  'A JPEG of 4000 × 3000 pixels made into the stamped photo with its hash and its small picture, against its decoding and encoding alone';
const ROUNDS = Number(process.env.BENCH_STAMPS || '30');
const WARM_UP = 5;
/** quality.md §3. */
const BAR = 1.5;

/** The product's own module, for a page. */
async function stampModule() {
  const entry = path.join(projectDir, 'field-pwa/src/platform/photos/stamp/make-stamped.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'stamping',
    target: 'es2022',
  });
  return outputFiles[0].text;
}

/** In the page. Both sides decode the same file; the other one draws it at the size that is kept, and encodes it. */
async function measure({ rounds, warmUp, words }) {
  const { makeStamped } = globalThis.stamping;
  const source = new OffscreenCanvas(4000, 3000);
  const context = source.getContext('2d');
  for (let at = 0; at < 4000; at += 1) {
    context.fillStyle = `hsl(${(at * 37) % 360} 60% ${20 + ((at * 13) % 60)}%)`;
    context.fillRect((at * 97) % 4000, (at * 61) % 3000, 120, 90);
  }
  const file = await source.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  const alone = async () => {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(1024, 768);
    const onto = canvas.getContext('2d', { alpha: false });
    onto.imageSmoothingQuality = 'high';
    onto.drawImage(picture, 0, 0, 1024, 768);
    await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    picture.close();
  };
  const whole = async () => makeStamped(await createImageBitmap(file), words);
  const timeOf = async (work) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const times = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    // in turn the first
    const first = round % 2 === 0 ? alone : whole;
    const a = await timeOf(first);
    const b = await timeOf(first === alone ? whole : alone);
    if (round >= 0) times.push(first === alone ? { alone: a, whole: b } : { alone: b, whole: a });
  }
  return { times, sourceBytes: file.size };
}

/** @returns {Promise<boolean>} whether the bar is held */
export async function compareStamp(say) {
  const script = await stampModule();
  // hashes are made on a secure page alone
  const server = http.createServer((_, res) => res.setHeader('content-type', 'text/html').end('<!doctype html><title>stamp</title>'));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const browser = await chromium.launch({ executablePath: await ensureChromium(say), args: CHROMIUM_FLAGS });
  void keepToStop({ stop: () => browser.close() });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.address().port}/`);
    await page.addScriptTag({ content: script });
    const words = { top: 'WO 48213 · Lot 14, 8 Wattle Rd, Box Hill', place: '-33.6412 150.9053 · ±6 m', time: '20 Nov 2026 08:34 AM' };
    const { times, sourceBytes } = await page.evaluate(measure, { rounds: ROUNDS, warmUp: WARM_UP, words });
    const ratio = median(times.map(({ alone, whole }) => whole / alone));
    const row = (name, list) => `| ${name} | ${median(list).toFixed(1)} | ${percentile(list, 0.95).toFixed(1)} |`;
    const alone = times.map((time) => time.alone);
    const whole = times.map((time) => time.whole);
    const held = ratio <= BAR;
    const verdict = `The stamped photo takes ${ratio.toFixed(2)} times as long (median of each round). Bar: at most ${BAR}. ${held ? 'Held.' : 'NOT held.'}`;
    const table = [
      '| | median ms | p95 ms |',
      '|---|---:|---:|',
      row('decode and encode alone', alone),
      row('the stamped photo', whole),
      '',
      verdict,
    ];
    console.log(`\n${title}: ${what}\n\n${table.join('\n')}`);
    writeSection(title, `${what}; ${ROUNDS} rounds, ${Math.round(sourceBytes / 1024)} KiB.`, '', table.join('\n'));
    return held;
  } finally {
    await browser.close();
    server.close();
  }
}
