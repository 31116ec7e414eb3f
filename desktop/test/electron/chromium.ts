// The Chromium whose pages are the windows. Its app:// is a server of this process: so answers stream as they do in Electron.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { chromium, type BrowserContext, type Route } from '@playwright/test';
import { app } from './app.ts';
import { fromChromium, setAppPort } from './frames.ts';
import { isCancelled, schemeHandler } from './session.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The origin has it, and what a page stores belongs to its origin: after a restart it is the same. */
const portFile = path.join(app.getPath('userData'), 'port-of-the-test');
const lastPort = (): number => (fs.existsSync(portFile) ? Number(fs.readFileSync(portFile, 'utf8')) : 0);

export async function openChromium(): Promise<BrowserContext> {
  const server = http.createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(lastPort(), '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  fs.writeFileSync(portFile, String(port));
  setAppPort(port);
  const executablePath = process.env['CHROMIUM'];
  const context = await chromium.launchPersistentContext(path.join(app.getPath('userData'), 'chromium'), {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...FLAGS, `--remote-debugging-port=${process.env['LOTLINE_CDP_PORT'] ?? '0'}`],
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1440, height: 900 },
  });
  await context.route('**', routed);
  app.closeAll = async () => {
    server.closeAllConnections();
    server.close();
    await context.close();
  };
  return context;
}

async function routed(route: Route): Promise<void> {
  const request = route.request();
  const isDocument = request.isNavigationRequest();
  const frame = isDocument ? (request.frame().parentFrame() === null ? 'mainFrame' : 'subFrame') : request.resourceType();
  const details = { url: fromChromium(request.url()), method: request.method(), resourceType: frame };
  if (await isCancelled(details)) await route.abort('blockedbyclient');
  else await route.continue();
}

async function answer(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
  const gone = new AbortController();
  res.on('close', () => gone.abort());
  try {
    const url = fromChromium(`http://${req.headers.host ?? ''}${req.url ?? ''}`);
    const handler = schemeHandler(url.slice(0, url.indexOf(':')));
    if (handler === undefined) throw new Error(`Nobody answers ${url}`);
    const method = req.method ?? 'GET';
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' as const };
    const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value)] satisfies [string, string]);
    const found = await handler(new Request(url, { method, headers, signal: gone.signal, ...body }));
    res.writeHead(found.status, Object.fromEntries(found.headers));
    res.flushHeaders();
    await send(found, res);
  } catch {
    // as a call without a network
    res.destroy();
  }
}

async function send({ body }: Response, res: http.ServerResponse): Promise<void> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) res.write(part.value);
  res.end();
}
