// Notices a script of a hostile file by several means that do not depend on one another (quality.md §2, hostile upload).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';

export type Means = 'called' | 'dialog' | 'request' | 'stored' | 'broadcast' | 'title';

const MARK = 'hostile';

export interface ScriptWatch {
  /** A script that tells on itself by all means, and an address whose visits are counted. */
  readonly kitOf: (who: string) => { readonly who: string; readonly script: string; readonly listener: string };
  /** 'called x', 'dialog x'…, each a Means and who it was, sorted; `page` is of the origin whose storage is looked at. */
  readonly noticed: (page: Page) => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

declare global {
  interface Window {
    /** Told by whatever ran in a page. */
    readonly tellRan: (who: string) => Promise<void>;
  }
}

export async function watchScripts(context: BrowserContext): Promise<ScriptWatch> {
  const told = new Set<string>();
  const server = createServer((req, res) => {
    told.add(`request ${decodeURIComponent((req.url ?? '').slice(1))}`);
    res.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/css' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  // Else Chromium itself keeps pages from the listener, whatever the server does.
  await context.grantPermissions(['local-network-access']);
  await context.exposeFunction('tellRan', (who: string) => told.add(who));
  await context.addInitScript((channel) => {
    new BroadcastChannel(channel).onmessage = ({ data }) => void window.tellRan(`broadcast ${String(data)}`);
  }, MARK);
  context.on('dialog', (dialog) => {
    told.add(`dialog ${dialog.message()}`);
    void dialog.dismiss().catch(() => null);
  });

  const kitOf: ScriptWatch['kitOf'] = (who) => {
    const listener = `${origin}/${encodeURIComponent(who)}`;
    const statements = [
      `tellRan('called ${who}')`,
      `fetch('${listener}', { mode: 'no-cors' })`,
      `new BroadcastChannel('${MARK}').postMessage('${who}')`,
      `localStorage.setItem('${MARK} ${who}', 'stored ${who}')`,
      `document.title = '${MARK} ${who}'`,
      `alert('${who}')`,
    ];
    return { who, listener, script: statements.map((statement) => `try { ${statement} } catch (e) {}`).join(' ') };
  };

  return {
    kitOf,
    noticed: async (page) => {
      const stored = await page.evaluate((mark) => Object.entries(localStorage).filter(([key]) => key.startsWith(mark)), MARK);
      const titles = (await titlesIn(context, page)).filter((title) => title.startsWith(MARK));
      return [...told, ...stored.map(([, value]) => value), ...titles.map((title) => title.replace(MARK, 'title'))].toSorted();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A frame that is being replaced and Chromium's PDF viewer never say; so many questions later whoever would say has said. */
const MOST_ROUNDS = 200;

/** Of all pages and their frames. @param observer a page that answers */
async function titlesIn(context: BrowserContext, observer: Page): Promise<string[]> {
  const titles: string[] = [];
  const frames = context.pages().flatMap((page) => page.frames());
  let silent = frames.length;
  const settle = () => (silent -= 1);
  for (const frame of frames)
    void frame
      .title()
      .then(
        (title) => titles.push(title),
        () => null,
      )
      .finally(settle);
  for (let round = 0; round < MOST_ROUNDS && silent > 0; round += 1) await observer.evaluate(() => document.readyState);
  return titles;
}
