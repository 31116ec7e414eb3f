// What befalls a photo on its way, for the cases that show it and for those that show what it does to an app without its protection.
import type { BrowserContext, Locator, Page } from '@playwright/test';

export const DISK_FULL = 'There is no room for this file at the moment.';

/** The server's disk, until there is room again. */
export async function fillServer(context: BrowserContext): Promise<{ readonly makeRoom: () => void }> {
  let isFull = true;
  await context.route('**/api/files/**', (route) =>
    isFull ? route.fulfill({ status: 507, json: { code: 'STORAGE_FULL', message: DISK_FULL } }) : route.continue(),
  );
  return { makeRoom: () => (isFull = false) };
}

export interface PausedUpload {
  /** Once the bytes of a photo are on their way. */
  readonly begun: Promise<void>;
  readonly letGo: () => void;
}

/** The bytes of photos are on their way until they are let go. */
export async function holdUploads(context: BrowserContext): Promise<PausedUpload> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let tellBegun = (): void => undefined;
  const begun = new Promise<void>((resolve) => (tellBegun = resolve));
  await context.route('**/api/files/**', async (route) => {
    if (route.request().method() === 'PUT') {
      tellBegun();
      await held;
    }
    // the page that asked may be gone
    await route.continue().catch(() => undefined);
  });
  return { begun, letGo: () => letGo() };
}

/** A newer version of the app comes, and is told of. The page that is still the older one is marked. */
export async function offerNewerVersion(page: Page, makeNewer: () => Promise<unknown>): Promise<Locator> {
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await makeNewer();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/field/'))?.update());
  const dialog = page.getByRole('dialog', { name: 'Update available' });
  await dialog.waitFor({ timeout: 60_000 });
  return dialog;
}

/** While the bytes of a photo are on their way. */
export async function meetNewerVersion(page: Page, upload: PausedUpload, makeNewer: () => Promise<unknown>): Promise<Locator> {
  await page.reload();
  await upload.begun;
  return offerNewerVersion(page, makeNewer);
}

declare global {
  interface Window {
    /** The room that a page of these tests has. */
    device?: { isFull: boolean; free: number };
  }
}

export interface PhoneRoom {
  readonly isFull: boolean;
  /** Bytes, as the browser says. */
  readonly free: number;
}

/** From the next page on: a phone that keeps no picture while it is full, and says how much is free. */
export const fillPhone = (page: Page, room: PhoneRoom): Promise<unknown> =>
  page.addInitScript((given) => {
    const { add } = IDBObjectStore.prototype;
    const device = { ...given };
    window.device = device;
    IDBObjectStore.prototype.add = function full(this: IDBObjectStore, ...what: Parameters<typeof add>) {
      if (this.name === 'photoBytes' && device.isFull) throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, what);
    };
    navigator.storage.estimate = () => Promise.resolve({ quota: device.free, usage: 0 });
  }, room);
