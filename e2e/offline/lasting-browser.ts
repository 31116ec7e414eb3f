// A browser that can be closed and opened again on what it left behind, as a phone's is: its databases, its service worker, and not its session's cookies.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/sign-in/browser.mjs';

export interface LastingBrowser {
  /** @param offline whether the device has no network when it opens */
  readonly open: (wish: { readonly offline: boolean }) => Promise<BrowserContext>;
  /** Closes what is open and forgets everything. */
  readonly end: () => Promise<void>;
}

export async function lastingBrowser(baseURL: string): Promise<LastingBrowser> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lotline-browser-'));
  const executablePath = process.env['CHROMIUM'];
  let opened: BrowserContext | null = null;
  return {
    open: async ({ offline }) => {
      opened = await chromium.launchPersistentContext(folder, {
        baseURL,
        offline,
        args: CHROMIUM_FLAGS,
        locale: 'en-AU',
        timezoneId: 'Australia/Sydney',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        serviceWorkers: 'allow',
        ...(executablePath === undefined ? {} : { executablePath }),
      });
      return opened;
    },
    end: async () => {
      await opened?.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
