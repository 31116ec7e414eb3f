// `npm run look -- <path> --as <email> [--phone|--desk] [--dark] [--fold] [--url <server>] --out <png>`: signs in and takes a screenshot.
import { parseArgs } from 'node:util';
import { Failure, reportAndExit } from './process/failure.mjs';
import { loadEnvFile } from './process/project.mjs';
import { CHROMIUM_FLAGS, openAs } from './sign-in/browser.mjs';
import { runningServer } from './sign-in/server-address.mjs';
import { installMissing } from './start/install.mjs';
import { ensureChromium } from './test/chromium.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false };
const HOW = 'Say npm run look -- /field/construction --as sub@lotline.example --phone --out list.png.';

/** @typedef {{ path: string, as: string | undefined, desk: boolean, dark: boolean, fold: boolean, url: string | undefined, out: string }} Wish */

/** @returns {Wish} */
export function readWish(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      out: { type: 'string' },
      url: { type: 'string' },
      phone: { type: 'boolean', default: false },
      desk: { type: 'boolean', default: false },
      dark: { type: 'boolean', default: false },
      fold: { type: 'boolean', default: false },
    },
  });
  const [path, more] = positionals;
  if (path === undefined || more !== undefined || values.out === undefined) throw new Failure(HOW);
  // a console page is looked at on a desk, a field page on a phone, unless said otherwise
  const desk = values.desk || (!values.phone && !path.startsWith('/field'));
  return { path, as: values.as, desk, dark: values.dark, fold: values.fold, url: values.url, out: values.out };
}

async function main() {
  loadEnvFile();
  const wish = readWish(process.argv.slice(2));
  const baseURL = await runningServer(wish.url);
  await installMissing({ dev: true, say: console.error });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureChromium(console.error), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({
      baseURL,
      ...(wish.desk ? DESK : PHONE),
      colorScheme: wish.dark ? 'dark' : 'light',
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
      bypassCSP: true,
    });
    if (wish.as === undefined) await page.goto(wish.path);
    else {
      await openAs(page, wish.path, wish.as);
      if (new URL(page.url()).pathname !== new URL(wish.path, baseURL).pathname) await page.goto(wish.path);
    }
    // event streams stay open, so "no request under way" never comes: wait for quiet of the picture instead
    await page.waitForLoadState('load');
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, { timeout: 5000 }).catch(() => {});
    // rows far below are left undrawn until somebody scrolls there, and nobody does
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await page.waitForTimeout(400);
    // --fold: only what is seen without scrolling
    await page.screenshot({ path: wish.out, fullPage: !wish.fold });
    console.log(wish.out);
  } finally {
    await browser.close();
  }
}

if (import.meta.filename === process.argv[1]) main().catch(reportAndExit);
