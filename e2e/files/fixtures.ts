// What tests of hostile files are given: real pictures, a device that uploads, a watch for scripts that run, and pages to open files from.
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../support/test.ts';
import { openDevice, type Device } from './device.ts';
import { watchScripts, type ScriptWatch } from './script-watch.ts';

/** Drawn by the browser itself, so that they are what a browser holds for a picture. */
interface Pictures {
  readonly jpeg: Buffer;
  readonly png: Buffer;
}

export const test = base.extend<{ readonly watch: ScriptWatch }, { readonly pictures: Pictures; readonly device: Device }>({
  // what a hostile file left behind in it would be found in the next test's
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await use(context);
    await context.close();
  },
  watch: async ({ context }, use) => {
    const watch = await watchScripts(context);
    await use(watch);
    await watch.stop();
  },
  pictures: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const drawn = async (type: string): Promise<Buffer> => {
        const text = await page.evaluate((wanted) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 16 });
          canvas.getContext('2d')?.fillRect(4, 4, 9, 5);
          return canvas.toDataURL(wanted).replace(/^.*,/, '');
        }, type);
        return Buffer.from(text, 'base64');
      };
      const pictures = { jpeg: await drawn('image/jpeg'), png: await drawn('image/png') };
      await page.close();
      await use(pictures);
    },
    { scope: 'worker' },
  ],
  device: [async ({ server }, use) => use(await openDevice(server)), { scope: 'worker' }],
});

/** Of the product's origin, and without a content policy: there only the file's own protection is at work. */
export const BARE_PAGE = '/embedding-page';
export const OWN_PAGE = '/field/';

export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  if (path === BARE_PAGE)
    await page.route(`**${BARE_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }));
  await page.goto(path);
  return page;
}

export { expect };
