// Electron's security checklist, item by item, on the bundles as they are built (quality.md §2; https://www.electronjs.org/docs/latest/tutorial/security), and the
// contract between window and program. One program stands for all of it: it is started once.
import fs from 'node:fs';
import path from 'node:path';
import { CHANNEL_NAMES } from '../../desktop/src/ipc/channel-names.ts';
import config from '../../desktop/packing/electron-builder.config.ts';
import { expect, test as base } from '../support/test.ts';
import { launchDesktop, type Desktop } from './launch.ts';

const desktopDir = path.join(import.meta.dirname, '../../desktop');
const bundle = (name: string): string => fs.readFileSync(path.join(desktopDir, 'shell/dist', name), 'utf8');
const test = base.extend<object, { readonly desktop: Desktop }>({
  desktop: [
    async ({ server }, use) => {
      const desktop = await launchDesktop({ server: server.url });
      await use(desktop);
      await desktop.quit();
    },
    { scope: 'worker' },
  ],
});

/** As every window was made. */
const preferences = (desktop: Desktop): Promise<Record<string, unknown>> =>
  desktop.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return { ...(Reflect.get(window ?? {}, 'options') as { webPreferences: object }).webPreferences };
  }, null);
const inPage = <T>(desktop: Desktop, run: () => T | Promise<T>): Promise<T> => desktop.page.evaluate(run);
const opened = (desktop: Desktop): Promise<string[]> =>
  desktop.evaluate(({ shell }) => (Reflect.get(shell, 'opened') as string[]).splice(0), null);

/** What was refused, by its reason: without a network everything foreign fails anyway. */
async function reasonsOf(desktop: Desktop, attempt: () => Promise<unknown>): Promise<string> {
  const reasons: string[] = [];
  desktop.page.on('console', (message) => reasons.push(message.text()));
  desktop.page.on('requestfailed', (request) => reasons.push(request.failure()?.errorText ?? ''));
  await attempt();
  await expect.poll(() => reasons.join('\n')).toMatch(/Content Security Policy|ERR_BLOCKED_BY_CLIENT/);
  return reasons.join('\n');
}

const ITEMS: readonly (readonly [number, string, (desktop: Desktop) => Promise<void>])[] = [
  [
    1,
    'loads nothing that is insecure: the console comes from the program, foreign addresses are cancelled',
    async (desktop) => {
      expect(await inPage(desktop, () => [location.pathname, isSecureContext])).toEqual(['/', true]);
      await reasonsOf(desktop, () => inPage(desktop, () => fetch('http://foreign.example/').catch(() => null)));
    },
  ],
  [
    2,
    'gives pages no Node',
    async (desktop) => {
      expect(await preferences(desktop)).toMatchObject({
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
      });
      expect(await inPage(desktop, () => ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window))).toEqual(
        [],
      );
    },
  ],
  [
    3,
    'isolates the preload’s context',
    async (desktop) => {
      expect((await preferences(desktop))['contextIsolation']).toBe(true);
      expect(await inPage(desktop, () => Object.isFrozen(Reflect.get(window, 'lotlineDesktop')))).toBe(true);
    },
  ],
  [
    4,
    'puts every process in the sandbox',
    async (desktop) => {
      expect((await preferences(desktop))['sandbox']).toBe(true);
      expect(await desktop.evaluate(({ app }) => Boolean(Reflect.get(app, 'isSandboxed')), null)).toBe(true);
      // what a sandboxed preload can load
      expect([...bundle('preload.cjs').matchAll(/require\((["'].+?["'])\)/g)].map(([, id]) => id)).toEqual(['"electron"']);
    },
  ],
  [
    5,
    'grants no permission but writing to the clipboard, and that to the console alone',
    async (desktop) => {
      const asked = await desktop.evaluate(async (electron) => {
        const { permissions } = Reflect.get(electron, 'seen') as {
          permissions: {
            request: (name: string, url: string) => Promise<boolean>;
            check: (name: string, origin: string) => boolean;
            device: () => boolean;
          };
        };
        const granted: string[] = [];
        for (const name of [
          'media',
          'geolocation',
          'notifications',
          'midi',
          'usb',
          'hid',
          'serial',
          'clipboard-read',
          'display-capture',
          'openExternal',
          'fileSystem',
          'clipboard-sanitized-write',
        ])
          for (const url of ['app://lotline/', 'https://foreign.example/', 'app://lotline.example/'])
            if ((await permissions.request(name, url)) || permissions.check(name, url)) granted.push(`${name} ${url}`);
        return [granted, permissions.device()];
      }, null);
      expect(asked).toEqual([['clipboard-sanitized-write app://lotline/'], false]);
    },
  ],
  [6, 'leaves web security on', async (desktop) => expect((await preferences(desktop))['webSecurity']).toBe(true)],
  [
    7,
    'sends a strict policy with every page',
    async (desktop) => {
      const policy = await inPage(desktop, async () => (await fetch('/')).headers.get('content-security-policy'));
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).not.toMatch(/unsafe|\*/);
      const inline = await reasonsOf(desktop, () =>
        inPage(
          desktop,
          () => void document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' })),
        ),
      );
      expect([inline.includes('Content Security Policy'), await inPage(desktop, () => 'ran' in window)]).toEqual([true, false]);
    },
  ],
  [8, 'runs no insecure content', async (desktop) => expect((await preferences(desktop))['allowRunningInsecureContent']).toBe(false)],
  [9, 'switches no experiment on', async (desktop) => expect((await preferences(desktop))['experimentalFeatures']).toBe(false)],
  [
    10,
    'switches no feature of Blink on',
    async (desktop) => {
      expect(Object.keys(await preferences(desktop))).not.toContain('enableBlinkFeatures');
      expect(bundle('main.cjs')).not.toContain('enableBlinkFeatures');
    },
  ],
  [
    11,
    'has no <webview> that could open windows',
    async (desktop) => {
      expect((await preferences(desktop))['webviewTag']).toBe(false);
      expect(bundle('main.cjs')).not.toContain('allowpopups');
    },
  ],
  [
    12,
    'attaches no <webview>',
    async (desktop) => {
      const isPrevented = await desktop.evaluate(({ BrowserWindow }) => {
        let prevented = false;
        const emit = (contents: { emit: (name: string, event: object) => unknown } | undefined): void =>
          void contents?.emit('will-attach-webview', { preventDefault: () => (prevented = true) });
        emit(BrowserWindow.getAllWindows()[0]?.webContents);
        return prevented;
      }, null);
      expect(isPrevented).toBe(true);
    },
  ],
  [
    13,
    'never leaves app://lotline, in the page or in a frame of it',
    async (desktop) => {
      const before = desktop.page.url();
      await inPage(desktop, () => location.assign('https://foreign.example/page'));
      await expect.poll(() => opened(desktop)).toEqual(['https://foreign.example/page']);
      await inPage(desktop, () => location.assign('javascript:document.title="x"'));
      await inPage(desktop, () => location.assign('/field/construction'));
      await expect.poll(() => opened(desktop)).toEqual([expect.stringMatching(/\/field\/construction$/)]);
      await inPage(
        desktop,
        () => void document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://foreign.example/frame' })),
      );
      await expect
        .poll(() =>
          desktop.page
            .frames()
            .map((frame) => frame.url())
            .filter((url) => url.includes('foreign')),
        )
        .toEqual([]);
      expect([desktop.page.url(), await opened(desktop)]).toEqual([before, []]);
    },
  ],
  [
    14,
    'opens no window that a page asks for',
    async (desktop) => {
      const asked = await desktop.evaluate(({ BrowserWindow }) => {
        const ask = Reflect.get(BrowserWindow.getAllWindows()[0]?.webContents ?? {}, 'openHandler') as (details: { url: string }) => {
          action: string;
        };
        const urls = ['https://foreign.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'app://other/', 'about:blank', ''];
        return urls.map((url) => ask({ url }).action);
      }, null);
      expect(asked).toEqual(Array.from({ length: 6 }, () => 'deny'));
      expect(await opened(desktop)).toEqual(['https://foreign.example/']);
    },
  ],
  [
    15,
    'hands to the system what stands on the list of schemes alone',
    async (desktop) => {
      // the only call, behind the list (unit desktop/src/main/shell/addresses)
      expect(bundle('main.cjs').match(/\.openExternal\(/g)).toHaveLength(1);
      await desktop.evaluate(({ BrowserWindow }) => {
        const ask = Reflect.get(BrowserWindow.getAllWindows()[0]?.webContents ?? {}, 'openHandler') as (details: {
          url: string;
        }) => unknown;
        for (const url of [
          'file:///etc/passwd',
          'smb://host/share',
          'ms-msdt:/id',
          'javascript:alert(1)',
          'http://plain.example/',
          'mailto:builder@example.com',
        ])
          ask({ url });
      }, null);
      expect(await opened(desktop)).toEqual(['mailto:builder@example.com']);
    },
  ],
  [
    16,
    'is developed with and packed for one Electron, named exactly',
    async () => {
      const { devDependencies } = JSON.parse(fs.readFileSync(path.join(desktopDir, 'package.json'), 'utf8')) as {
        devDependencies: Record<string, string>;
      };
      expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/);
      expect(config.electronVersion).toBe(devDependencies['electron']);
    },
  ],
  [
    17,
    'answers a message of the console’s own page alone',
    async (desktop) => {
      const answers = await desktop.evaluate(async ({ BrowserWindow, app }) => {
        const [first] = BrowserWindow.getAllWindows();
        const preload = (Reflect.get(first ?? {}, 'options') as { webPreferences: { preload: string } }).webPreferences.preload;
        const stranger = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
        await stranger.loadURL('data:text/html,<title>stranger</title>');
        const answer: unknown = await stranger.webContents.executeJavaScript(
          'lotlineDesktop.account({}).then(() => "answered", (error) => error.message)',
        );
        stranger.close();
        return [answer, app.getVersion() !== ''];
      }, null);
      expect(answers).toEqual([expect.stringContaining('The sender is not the console'), true]);
    },
  ],
  [
    18,
    'serves its files by a scheme of its own, never by file://',
    async (desktop) => {
      const privileges = await desktop.evaluate((electron) => {
        const { privilegesOf } = Reflect.get(electron, 'seen') as { privilegesOf: (scheme: string) => Record<string, boolean> };
        return privilegesOf('app');
      }, null);
      expect(privileges).toEqual({ standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true });
      expect(bundle('main.cjs')).not.toMatch(/\.loadFile\(/);
      expect(config.electronFuses?.grantFileProtocolExtraPrivileges).toBe(false);
    },
  ],
  [
    19,
    'sets the fuses',
    async () => {
      expect(config.electronFuses).toEqual({
        runAsNode: false,
        enableCookieEncryption: true,
        enableNodeOptionsEnvironmentVariable: false,
        enableNodeCliInspectArguments: false,
        enableEmbeddedAsarIntegrityValidation: true,
        onlyLoadAppFromAsar: true,
        loadBrowserProcessSpecificV8Snapshot: false,
        grantFileProtocolExtraPrivileges: false,
        resetAdHocDarwinSignature: true,
      });
    },
  ],
  [
    20,
    'shows a page none of Electron’s own functions',
    async (desktop) => {
      const found = await inPage(desktop, () => {
        const { lotlineDesktop = {} } = window as { lotlineDesktop?: object };
        const kinds = new Set(Object.values(lotlineDesktop).map((one) => typeof one));
        return [Object.keys(window).filter((name) => /electron|ipc|require/i.test(name)), [...kinds], 'ipcRenderer' in lotlineDesktop];
      });
      expect(found).toEqual([[], ['function'], false]);
    },
  ],
];

test.describe.configure({ mode: 'default' });
for (const [number, rule, check] of ITEMS) test(`${String(number)}: ${rule}`, ({ desktop }) => check(desktop));

test('the list has all twenty items', () => {
  expect(ITEMS.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

/** Arguments of the right shape, from which the wrong ones are made. */
const RIGHT: Readonly<Record<(typeof CHANNEL_NAMES)[number], object>> = {
  account: {},
  signIn: { asksWho: false },
  token: { force: false },
  signOut: {},
  cacheState: {},
  syncJobs: {},
  readJobs: { read: 'page', asked: '{}', personName: '' },
  jobPage: { id: 1 },
  storedAnswer: { key: 'a' },
  saveExport: {
    ...{ path: '/api/exports/jobs.csv?filter=%7B%7D', fileName: 'Jobs.csv', isOnline: true },
    by: { personName: '', claims: [] },
  },
  exportProgress: {},
  cancelExport: {},
  openDraft: { draft: { kind: 'sms', phone: '0491 570 156', text: 'Hi' } },
  serverAddress: {},
  storeAnswer: { key: 'a', job: 1, data: '{}', anew: 0 },
};

test('each channel refuses missing, wrong, further and uncloneable arguments, and there is no other channel', async ({ desktop }) => {
  const refusals = await desktop.page.evaluate(async (right) => {
    const bridge = Reflect.get(window, 'lotlineDesktop') as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const tell = (call: Promise<unknown>): Promise<string> =>
      call.then(
        () => 'answered',
        (error: Error) => error.message,
      );
    const found: string[] = [];
    for (const [name, args] of Object.entries(right)) {
      const channel = bridge[name] ?? (() => Promise.resolve());
      const wrong: unknown[] = [
        undefined,
        null,
        'text',
        1,
        [],
        { ...args, further: 1 },
        ...Object.keys(args).map((key) => ({ ...args, [key]: {} })),
      ];
      for (const one of wrong) found.push(`${name} ${await tell(channel(one))}`);
      found.push(`${name} ${await tell((async () => channel({ ...args, further: () => 1 }))())}`);
    }
    return { found, channels: Object.keys(bridge) };
  }, RIGHT);
  expect(refusals.channels).toEqual([...CHANNEL_NAMES]);
  const counts = Object.values(RIGHT).reduce((sum, args) => sum + 7 + Object.keys(args).length, 0);
  expect(refusals.found).toHaveLength(counts);
  for (const said of refusals.found) expect(said).toMatch(/these arguments are not of the contract|could not be cloned/);
});

// the last: afterwards nothing opens any more
test('a drafted message is handed to the messages of this machine, and one that cannot be opened is said', async ({ desktop }) => {
  const link = `sms:+61491570999?body=${encodeURIComponent('Is the lot ready? '.repeat(100))}`;
  // as Electron tells of a link that leads out of the page: the stand-in's Chromium asks nobody about one of another program
  const press = () =>
    desktop.evaluate(({ BrowserWindow }, url) => {
      let isPrevented = false;
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as { emit: (name: string, event: object) => unknown } | undefined;
      contents?.emit('will-navigate', { url, isMainFrame: true, preventDefault: () => (isPrevented = true) });
      return isPrevented;
    }, link);
  await opened(desktop);
  expect(await press()).toBe(true);
  await expect.poll(() => opened(desktop)).toEqual([link]);
  // as the screens draft it: by the contract, with an answer
  const draft = () =>
    desktop.page.evaluate(
      (asked) => (Reflect.get(window, 'lotlineDesktop') as { openDraft: (args: object) => Promise<string> }).openDraft({ draft: asked }),
      { kind: 'sms', phone: '0491 570 999', text: 'Is the lot ready? '.repeat(100) },
    );
  expect(await draft()).toBe('opened');
  expect(await opened(desktop)).toEqual([link]);
  await desktop.evaluate(({ shell }) => Reflect.set(shell, 'openExternal', () => Promise.reject(new Error('nobody takes it'))), null);
  expect(await draft()).toBe('failed');
  await press();
  const said = () => desktop.evaluate(({ dialog }) => [...(Reflect.get(dialog, 'said') as string[])], null);
  await expect.poll(said).toEqual([expect.stringContaining('The message could not be opened')]);
});
