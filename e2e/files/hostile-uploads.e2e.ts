// Hostile uploads in a real browser: each is refused, or nothing in it runs however it is opened (quality.md §2).
import { CHROMIUM_FLAGS } from '../../scripts/sign-in/browser.mjs';
import type { Outcome } from './device.ts';
import { EMBEDDINGS, openAll, VISITS, type Opening, type Way } from './every-way.ts';
import { BARE_PAGE, expect, openPage, OWN_PAGE, test } from './fixtures.ts';
import { HOSTILE_FILES, HOSTILE_NAMES, payload, PAYLOAD_NAMES, REAL_PICTURES } from './hostile-files.ts';
import type { Means } from './script-watch.ts';

const whole = process.env['CHROMIUM_WHOLE'];
/** One of the ways is a worker; and a browser without a window neither shows a PDF nor saves by itself what it is sent. */
test.use({
  serviceWorkers: 'allow',
  launchOptions: { args: CHROMIUM_FLAGS, ...(whole === undefined ? {} : { executablePath: whole }) },
});

test.describe.configure({ mode: 'parallel' });
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

test('each hostile file is refused with a code, or served so that nothing shows it (quality.md §2)', async ({ device, pictures }) => {
  const tryFile = async ([name, content]: (typeof HOSTILE_FILES)[number]): Promise<void> => {
    const bytes = payload(content).make({ ...pictures, who: 'x', script: 'alert(1)', listener: 'http://127.0.0.1:9' });
    const [outcome, plain] = [await device.upload(name, bytes), await device.upload(name, bytes, 'plain')];
    expect(plain.refusal?.code, 'clients of both kinds are answered alike').toBe(outcome.refusal?.code);
    for (const upload of [outcome, plain]) {
      if (upload.refusal !== null) await expectRefused(upload);
      else await expectGuarded(upload.url ?? '');
    }
  };
  // one after the other: so many at once are refused for their number
  for (const file of HOSTILE_FILES) await test.step(`${file[0]} of ${file[1]}`, () => tryFile(file));
});

for (const [what, path, ways] of [
  ['visited', BARE_PAGE, VISITS],
  ['embedded by a page without a content policy', BARE_PAGE, EMBEDDINGS],
  ['embedded by a page of the field app', OWN_PAGE, EMBEDDINGS],
] as const) {
  test(`0 scripts run in what was accepted when it is ${what} (quality.md §2)`, async ({ context, device, pictures, watch }) => {
    const uploads = HOSTILE_FILES.map(async ([name, content]) => {
      const kit = { ...pictures, ...watch.kitOf(`${name} of ${content}`) };
      return { name, ...(await device.upload(name, payload(content).make(kit))) };
    });
    const accepted = (await Promise.all(uploads)).filter(({ refusal }) => refusal === null);
    expect(accepted.length).toBeGreaterThanOrEqual(REAL_PICTURES.length);
    const savedAs: string[] = [];
    context.on('page', (opened) => opened.on('download', (download) => savedAs.push(download.suggestedFilename())));
    const openings = accepted.flatMap(({ url }) => ways.map((way) => ({ way, url: url ?? '' })));
    await openAll(await openPage(context, path), openings);

    const observer = await openPage(context, BARE_PAGE);
    expect(await watch.noticed(observer)).toEqual([]);
    // One that fails is there for a moment, without a worker.
    const registrations = () => observer.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    // The field app's own policy keeps frames off altogether.
    expect(savedAs.length > 0, 'documents are saved').toBe(path === BARE_PAGE);
    expect(savedAs.filter((suggested) => accepted.every(({ name }) => suggested !== name))).toEqual([]);
  });
}

/** How a script is noticed at least; a worker has neither windows nor storage, and Chromium keeps a service worker from the listener. */
function meansOf(way: Way): readonly Means[] {
  if (way === 'service worker') return ['broadcast'];
  return way === 'worker' || way === 'importScripts' ? ['request', 'broadcast'] : ['called', 'dialog', 'request', 'stored', 'broadcast'];
}

test('control: every one of them does run where a server calls it by the wrong name', async ({ context, server, pictures, watch }) => {
  const cases = PAYLOAD_NAMES.flatMap((name) => {
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
});

test('a real picture that hides a page or a script is accepted, and shows as a picture (quality.md §2)', async ({
  context,
  device,
  pictures,
  watch,
}) => {
  const pages = [await openPage(context, BARE_PAGE), await openPage(context, OWN_PAGE)];
  for (const [name, content] of REAL_PICTURES) {
    const { refusal, url } = await device.upload(name, payload(content).make({ ...pictures, ...watch.kitOf(content) }));
    expect(refusal, content).toBeNull();
    for (const page of pages) {
      const width = await page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return image.naturalWidth;
      }, url ?? '');
      expect(width, content).toBe(24);
    }
  }
});

test('nothing of what a real picture hides is served (quality.md §2)', async ({ device, pictures }) => {
  for (const [name, content] of REAL_PICTURES)
    await test.step(content, async () => {
      const script = 'hidden()';
      const bytes = payload(content).make({ ...pictures, who: 'x', script, listener: 'http://127.0.0.1:9' });
      expect(bytes.includes(script)).toBe(true);
      const { url } = await device.upload(name, bytes);
      const served = Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
      expect(served.length).toBeGreaterThan(100);
      expect(served.includes(script)).toBe(false);
    });
});

for (const ending of ['jpg', 'csv'] as const) {
  test(`a hostile name of a .${ending} is refused, or saved under a harmless one (RFC 6266)`, async ({ context, device, pictures }) => {
    // By turns: Chromium drops the eleventh file that one page saves within a second.
    const pages = [await openPage(context, BARE_PAGE), await openPage(context, BARE_PAGE), await openPage(context, BARE_PAGE)];
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
      const page = pages.shift() ?? (await openPage(context, BARE_PAGE));
      pages.push(page);
      const save = (href: string): void => Object.assign(document.createElement('a'), { href, download: '' }).click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(save, upload.url ?? '')]);
      const saved = download.suggestedFilename();
      expect(saved).toMatch(/^[^.\p{C}\p{Zl}\p{Zp}/\\][^\p{C}\p{Zl}\p{Zp}/\\]*$/u);
      expect(saved.endsWith(`.${ending}`), saved).toBe(true);
    }
  });
}
