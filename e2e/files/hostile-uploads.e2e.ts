// Hostile uploads in a real browser: each is refused, or nothing in it runs however it is opened (quality.md §2).
import type { BrowserContext, Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/sign-in/browser.mjs';
import type { Outcome } from './device.ts';
import { EMBEDDINGS, openAll, VISITS, type Opening, type Way } from './every-way.ts';
import { BARE_PAGE, expect, openPage, OWN_PAGE, test } from './fixtures.ts';
import { HOSTILE_FILES, HOSTILE_NAMES, payload, PAYLOAD_NAMES, REAL_PICTURES, type PayloadName } from './hostile-files.ts';
import type { Means } from './script-watch.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

const whole = process.env['CHROMIUM_WHOLE'];
/** One of the ways is a worker; and a browser without a window neither shows a PDF nor saves by itself what it is sent. */
test.use({
  serviceWorkers: 'allow',
  launchOptions: { args: CHROMIUM_FLAGS, ...(whole === undefined ? {} : { executablePath: whole }) },
});

/** Of so many files one is also sent by a client of the plain specification: who checks it is the same for all (`db upload-attachment`). */
const PLAIN_EVERY = isSoak ? 1 : 8;
/** The field app has a content policy of its own beside the file's: without it is the harder place. */
const OPENED: readonly (readonly [what: string, path: string, ways: readonly Way[]])[] = [
  ['visited', BARE_PAGE, VISITS],
  ['embedded by a page without a content policy', BARE_PAGE, EMBEDDINGS],
  ...(isSoak ? [['embedded by a page of the field app', OWN_PAGE, EMBEDDINGS] as const] : []),
];
/** What is told on in each of its ways: a page, a script in a picture, a style sheet, a program's own document. */
const CONTROLLED: readonly PayloadName[] = isSoak ? PAYLOAD_NAMES : ['page', 'jpegScript', 'styleSheet', 'pdfWithScript'];
/** Addresses that the control opens beside each other. */
const AT_ONCE = 8;
const SHOWN = /^image\/(?:jpeg|png)$/;
const NEVER_A_TYPE = /html|svg|script|css|^(?:text|application)\/xml|^$/;

/** Refused with a code that clients know, and its address leads nowhere. */
async function expectRefused({ refusal, url }: Outcome): Promise<void> {
  expect(refusal?.code).toMatch(/^(?:FILE_TYPE_NOT_ALLOWED|FILE_UNREADABLE|INVALID_INPUT)$/);
  expect(refusal?.status).toBe(400);
  if (url !== null) expect((await fetch(url)).status, 'the address of what was refused').toBe(404);
}

/** What a browser is told of the bytes, asked for whole, in part, and for nothing but their headers. */
async function expectGuarded(url: string): Promise<void> {
  for (const init of [{}, { headers: { range: 'bytes=0-9' } }, { method: 'HEAD' }]) {
    const { status, headers } = await fetch(url, init);
    expect([200, 206]).toContain(status);
    const type = headers.get('content-type') ?? '';
    expect(type).not.toMatch(NEVER_A_TYPE);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('content-disposition')).toMatch(SHOWN.test(type) ? /^(?:inline|attachment); filename=/ : /^attachment; filename=/);
  }
}

test('each hostile file is refused with a code, or served so that nothing shows it; 0 scripts run in what was accepted (quality.md §2)', async ({
  context,
  device,
  pictures,
  watch,
}) => {
  const accepted: Accepted[] = [];
  const tryFile = async ([name, content]: (typeof HOSTILE_FILES)[number], isAlsoPlain: boolean): Promise<void> => {
    const bytes = payload(content).make({ ...pictures, ...watch.kitOf(`${name} of ${content}`) });
    const uploads = [await device.upload(name, bytes)];
    if (isAlsoPlain) uploads.push(await device.upload(name, bytes, 'plain'));
    expect(new Set(uploads.map(({ refusal }) => refusal?.code)).size, 'clients of both kinds are answered alike').toBe(1);
    for (const { refusal, url } of uploads) {
      if (refusal !== null) await expectRefused({ refusal, url });
      else await expectGuarded(url ?? '');
    }
    if (uploads[0]?.refusal === null) accepted.push({ name, url: uploads[0].url ?? '' });
  };
  // one after the other: so many at once are refused for their number
  for (const [at, file] of HOSTILE_FILES.entries())
    await test.step(`${file[0]} of ${file[1]}`, () => tryFile(file, at % PLAIN_EVERY === 0));
  expect(accepted.length).toBeGreaterThanOrEqual(REAL_PICTURES.length);
  for (const [what, path, ways] of OPENED)
    await test.step(what, async () => {
      const savedAs = await openEach(context, path, ways, accepted);
      // The field app's own policy keeps frames off altogether.
      expect(savedAs.length > 0, 'documents are saved').toBe(path === BARE_PAGE);
      expect(savedAs.filter((suggested) => accepted.every(({ name }) => suggested !== name))).toEqual([]);
    });
  const observer = await openPage(context, BARE_PAGE);
  expect(await watch.noticed(observer)).toEqual([]);
  // One that fails is there for a moment, without a worker.
  const registrations = () => observer.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});

interface Accepted {
  readonly name: string;
  readonly url: string;
}

/** @returns the names under which some of them were saved */
async function openEach(context: BrowserContext, path: string, ways: readonly Way[], accepted: readonly Accepted[]): Promise<string[]> {
  const savedAs: string[] = [];
  const follow = (opened: Page): void => void opened.on('download', (download) => savedAs.push(download.suggestedFilename()));
  context.on('page', follow);
  const openings = accepted.flatMap(({ url }) => ways.map((way) => ({ way, url })));
  await openAll(await openPage(context, path), openings);
  context.off('page', follow);
  return savedAs;
}

/** How a script is noticed at least; a worker has neither windows nor storage, and Chromium keeps a service worker from the listener. */
function meansOf(way: Way): readonly Means[] {
  if (way === 'service worker') return ['broadcast'];
  return way === 'worker' || way === 'importScripts' ? ['request', 'broadcast'] : ['called', 'dialog', 'request', 'stored', 'broadcast'];
}

// the files are the same at every run, and so is the browser: what they can do is looked at again in a soak
test(
  'control: every one of them does run where a server calls it by the wrong name',
  { tag: '@soak' },
  async ({ context, server, pictures, watch }) => {
    const cases = CONTROLLED.flatMap((name) => {
      const { make, unprotected } = payload(name);
      const { contentType, ways, noticedBy } = unprotected;
      return ways.map((way) => ({ who: `${name} by ${way}`, way, make, contentType, noticedBy: noticedBy ?? meansOf(way) }));
    });
    const urlOf = (who: string): string => `${server.url}/unprotected/${encodeURIComponent(who)}`;
    for (const { who, make, contentType } of cases) {
      const body = make({ ...pictures, ...watch.kitOf(who) });
      await context.route(urlOf(who), (route) => route.fulfill({ contentType, body }));
    }
    const expected = ['title page by popup', ...cases.flatMap(({ who, noticedBy }) => noticedBy.map((means) => `${means} ${who}`))];
    const observer = await openPage(context, BARE_PAGE);
    const openingOf = ({ who, way }: (typeof cases)[number]): Opening => ({ way, url: urlOf(who) });
    /** A few at once: of dozens a busy browser begins some only after their turn is over. */
    const open = async (some: typeof cases): Promise<void> => {
      for (let from = 0; from < some.length; from += AT_ONCE)
        await openAll(await openPage(context, BARE_PAGE), some.slice(from, from + AT_ONCE).map(openingOf));
    };
    for (const ways of [VISITS, EMBEDDINGS]) await open(cases.filter(({ way }) => ways.some((one) => one === way)));
    const unnoticed = async (): Promise<string[]> => {
      const noticed = await watch.noticed(observer);
      return expected.filter((one) => !noticed.includes(one));
    };
    let before = -1;
    // what is still beginning is waited for; once nothing more is noticed, what is missing is opened again
    await expect(async () => {
      const missing = await unnoticed();
      if (missing.length > 0 && missing.length === before)
        await open(cases.filter(({ who }) => missing.some((one) => one.endsWith(` ${who}`))));
      before = missing.length;
      expect(missing).toEqual([]);
    }).toPass({ intervals: [500, 2_000, 5_000], timeout: 240_000 });
  },
);

test('a real picture that hides a page or a script is accepted, shows as a picture, and what it hides is not served (quality.md §2)', async ({
  context,
  device,
  pictures,
}) => {
  const pages = [await openPage(context, BARE_PAGE), await openPage(context, OWN_PAGE)];
  for (const [name, content] of REAL_PICTURES)
    await test.step(content, async () => {
      const script = 'hidden()';
      const bytes = payload(content).make({ ...pictures, who: 'x', script, listener: 'http://127.0.0.1:9' });
      expect(bytes.includes(script)).toBe(true);
      const { refusal, url } = await device.upload(name, bytes);
      expect(refusal, content).toBeNull();
      const served = Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
      expect(served.length).toBeGreaterThan(100);
      expect(served.includes(script)).toBe(false);
      for (const page of pages) expect(await widthOf(page, url ?? ''), content).toBe(24);
    });
});

const widthOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, url);

/** As Chromium saves it, of these alone: what is said of each is read as it is (and `unit serve-headers`). */
const SAVED_OF = isSoak ? HOSTILE_NAMES.length : 6;

test('a hostile name is refused, or saved under a harmless one (RFC 6266)', async ({ context, device, pictures }) => {
  // By turns: Chromium drops the eleventh file that one page saves within a second.
  const pages = [await openPage(context, BARE_PAGE), await openPage(context, BARE_PAGE), await openPage(context, BARE_PAGE)];
  // a picture has no other way than a document: `npm run soak` saves those too
  for (const ending of isSoak ? (['csv', 'jpg'] as const) : (['csv'] as const)) {
    let saved = 0;
    for (const name of HOSTILE_NAMES.map((nameOf) => nameOf(ending))) {
      const upload = await device.upload(name, ending === 'jpg' ? pictures.jpeg : Buffer.from('code,qty\r\n'));
      if (upload.refusal !== null) {
        await expectRefused(upload);
        continue;
      }
      const { headers } = await fetch(upload.url ?? '');
      expect(headers.get('content-disposition')).toMatch(
        /^(?:inline|attachment); filename=(?:"[ !#-~]+"|[^\s"(),/:;<=>?@[\\\]{}]+); filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/,
      );
      saved += 1;
      if (saved > SAVED_OF) continue;
      const page = pages.shift() ?? (await openPage(context, BARE_PAGE));
      pages.push(page);
      await expectHarmless(page, upload.url ?? '', ending);
    }
  }
});

/** As the browser names it when a person saves it. */
async function expectHarmless(page: Page, url: string, ending: string): Promise<void> {
  const save = (href: string): void => Object.assign(document.createElement('a'), { href, download: '' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(save, url)]);
  const saved = download.suggestedFilename();
  expect(saved).toMatch(/^[^.\p{C}\p{Zl}\p{Zp}/\\][^\p{C}\p{Zl}\p{Zp}/\\]*$/u);
  expect(saved.endsWith(`.${ending}`), saved).toBe(true);
}
