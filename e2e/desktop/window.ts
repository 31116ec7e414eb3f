// What tests do with a window of the desktop.
import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Desktop } from './launch.ts';

export const setOnline = (desktop: Desktop, isOnline: boolean): Promise<unknown> =>
  desktop.evaluate(({ net }, online) => Reflect.set(net, 'isOnline', online), isOnline);
export const syncedAt = ({ page }: Desktop): Promise<string | null> =>
  page.evaluate(
    async () =>
      (
        await (Reflect.get(window, 'lotlineDesktop') as { cacheState: (args: object) => Promise<{ syncedAt: string | null }> }).cacheState(
          {},
        )
      ).syncedAt,
  );
/** The page's own addresses are under another scheme in the stand-in. */
export const goTo = async ({ page }: Desktop, path: string): Promise<void> => {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

/** The server's answer that is stored of this read; null: none. */
export const storedAnswer = ({ page }: Desktop, key: string): Promise<unknown> =>
  page.evaluate(
    (asked) => (Reflect.get(window, 'lotlineDesktop') as { storedAnswer: (args: object) => Promise<unknown> }).storedAnswer({ key: asked }),
    key,
  );

/** A further window of the program, as a link opens it. */
export async function openSecond(desktop: Desktop, path: string): Promise<Page> {
  await desktop.evaluate(({ app }, link) => app.emit('second-instance', {}, [link]), `lotline://${path}`);
  await expect.poll(() => desktop.pages().length).toBe(2);
  const second = desktop.pages().find((one) => one !== desktop.page);
  if (second === undefined) throw new Error('There is no second window');
  return second;
}

/** The database of the jobs, and its journal. */
export const cacheFiles = (userData: string): string[] => fs.readdirSync(userData).filter((name) => name.startsWith('jobs-'));

interface CopyRead {
  readonly data: { readonly rows: readonly { readonly id: number }[] } | null;
  readonly state: {
    readonly syncedAt: string | null;
    readonly count: number;
    readonly isLasting: boolean;
    readonly rebuilt: string | null;
  };
}

/** What the copy on this computer finds of that text. */
export const searchCopy = async ({ page }: Desktop, text: string) => {
  const { data, state } = await page.evaluate(
    (asked) =>
      (Reflect.get(window, 'lotlineDesktop') as { readJobs: (args: object) => Promise<CopyRead> }).readJobs({
        ...{ read: 'page', personName: '', asked },
      }),
    JSON.stringify({ filter: { search: text }, first: 200 }),
  );
  return { jobs: data?.rows ?? [], state };
};
