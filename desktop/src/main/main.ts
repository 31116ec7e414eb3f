// The program: one instance, its windows, and what they may ask of it (decision 084).
import { createRequire } from 'node:module';
import path from 'node:path';
import { Menu, app, dialog, ipcMain, net, protocol, safeStorage, session, shell } from 'electron';
import { PersonCache } from './cache/person-cache.ts';
import { Exports } from './export/exports.ts';
import { TakenExports } from './export/taken-exports.ts';
import { APP_SCHEME } from './shell/app-address.ts';
import { answerApp } from './shell/app-protocol.ts';
import { LINK_SCHEME, linkAmong, pathOfLink } from './shell/deep-link.ts';
import { guardContents, guardSession } from './shell/guards.ts';
import { menuTemplate } from './shell/menu.ts';
import { openDraft } from './shell/open-draft.ts';
import { isTooLongFor, outsideLink, undraftedWords } from './shell/outside-link.ts';
import { serveChannels, type Handlers } from './shell/serve-channels.ts';
import { serverOrigin } from './shell/server-origin.ts';
import { startUpdates } from './shell/updates.ts';
import { createWindows } from './shell/windows.ts';
import { lastAnswer } from './sign-in/last-answer.ts';
import { hasKeyring, secretInMemory, secretOnDisk } from './sign-in/secret-file.ts';
import { createSignIn, type SignIn } from './sign-in/sign-in.ts';

/** How old the jobs of the cache become at most while there is a network. */
const SYNC_EVERY_MS = 30_000;
const UNAUTHENTICATED = 401;

const server = serverOrigin(process.env['LOTLINE_SERVER'], app.isPackaged);
const windows = createWindows({
  preload: path.join(__dirname, 'preload.cjs'),
  stateFile: path.join(app.getPath('userData'), 'window.json'),
});

/** The system opens it. Whoever calls has asked the list of schemes first. */
const handToSystem = (url: string): Promise<void> => shell.openExternal(url);

/** @returns whether it may be opened at all */
function openOutside(text: string): boolean {
  const url = outsideLink(text, server);
  if (url === null) return false;
  const opened = isTooLongFor(url, process.platform) ? Promise.reject(new Error('too long')) : handToSystem(url);
  opened.catch((problem: unknown) => {
    console.error('A link could not be opened', problem);
    const words = undraftedWords(url);
    if (words !== null) dialog.showErrorBox('The message could not be opened', words);
  });
  return true;
}

async function start(): Promise<void> {
  await app.whenReady();
  protocol.handle(
    APP_SCHEME,
    answerApp({ serverOrigin: server, root: path.join(__dirname, '../../dist'), fetch: (call) => net.fetch(call) }),
  );
  guardSession(session.defaultSession, server);
  const isLasting = await hasKeyring(safeStorage, process.platform);
  const signIn = createSignIn({
    tokens: isLasting ? secretOnDisk(path.join(app.getPath('userData'), 'tokens'), safeStorage) : secretInMemory(),
    loadConfig: () =>
      lastAnswer(path.join(app.getPath('userData'), 'sign-in.json'), async (): Promise<unknown> =>
        (await net.fetch(`${server}/auth/config`)).json(),
      ),
    openBrowser: async (url) => {
      if (!openOutside(url)) throw new Error('The provider’s address may not be opened');
    },
  });
  const ask = asker(signIn);
  const jobs = personCache(signIn, ask, isLasting);
  const taken = takenExports(signIn, ask, isLasting);
  const exports = exportsOf(jobs, ask, taken);
  keepInSync(jobs, taken);
  serveChannels(ipcMain, {
    ...ofCache(jobs),
    ...ofExports(exports),
    account: () => signIn.account(),
    signIn: async (wish) => {
      const account = await signIn.signIn(wish);
      windows.focusFirst();
      void jobs.sync();
      return account;
    },
    token: (wish) => signIn.token(wish),
    openDraft: ({ draft }) => openDraft(draft, { serverOrigin: server, platform: process.platform, openExternal: handToSystem }),
    serverAddress: () => Promise.resolve(server),
    signOut: async () => {
      await signIn.signOut();
      jobs.remove();
      return null;
    },
  });
  setMenu();
  windows.open(linkAmong(process.argv) ?? '/');
}

function setMenu(): void {
  const updates = startUpdates(app.isPackaged ? async () => (await import('electron-updater')).autoUpdater : null);
  app.on('will-quit', updates.stop);
  const actions = { newWindow: () => windows.open('/'), openHelp: () => void openOutside(server), checkForUpdates: updates.check };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menuTemplate(actions, { isMac: process.platform === 'darwin', isPackaged: app.isPackaged })),
  );
}

const exportsOf = (jobs: PersonCache, ask: AskServer, taken: TakenExports): Exports =>
  new Exports({
    ...{ choosePath, ask: (path, signal) => ask(path, { signal }), taken },
    ...{ rowsOfCopy: (asked) => jobs.rowsOfCopy(asked), storedAnswer: (key) => jobs.answer(key) },
  });

type CacheChannels = Pick<Handlers, 'cacheState' | 'syncJobs' | 'readJobs' | 'jobPage' | 'storedAnswer' | 'storeAnswer'>;

const ofCache = (jobs: PersonCache): CacheChannels => ({
  cacheState: () => jobs.state(),
  syncJobs: async () => {
    await jobs.sync();
    return jobs.state();
  },
  readJobs: (asked) => jobs.read(asked),
  jobPage: ({ id }) => jobs.jobPage(id),
  storedAnswer: ({ key }) => jobs.answer(key),
  storeAnswer: async (answer) => {
    await jobs.storeAnswer(answer);
    return null;
  },
});

const ofExports = (exports: Exports): Pick<Handlers, 'saveExport' | 'exportProgress' | 'cancelExport'> => ({
  saveExport: (wish, window) => exports.save(window, wish),
  exportProgress: (_nothing, window) => exports.progress(window),
  cancelExport: (_nothing, window) => {
    exports.cancel(window);
    return null;
  },
});

/** A call of the server with the person's token, renewed once, as the console's own calls. */
type AskServer = (path: string, init?: Pick<RequestInit, 'method' | 'body' | 'signal'>) => Promise<Response>;

const asker =
  (signIn: SignIn): AskServer =>
  async (path, init = {}) => {
    const call = async (force: boolean): Promise<Response> => {
      const answer = await signIn.token({ force });
      if ('refusal' in answer) throw new Error(`No token: ${answer.refusal}`);
      const headers = {
        authorization: `Bearer ${answer.token}`,
        'x-lotline-app': 'console',
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      return net.fetch(`${server}${path}`, { ...init, headers });
    };
    const answer = await call(false);
    return answer.status === UNAUTHENTICATED ? call(true) : answer;
  };

async function choosePath(fileName: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: fileName });
  return canceled || filePath === '' ? null : filePath;
}

function personCache(signIn: SignIn, ask: AskServer, isLasting: boolean): PersonCache {
  const folder = app.getPath('userData');
  return new PersonCache({
    folder: isLasting ? folder : null,
    key: isLasting ? secretOnDisk(path.join(folder, 'cache-key'), safeStorage) : secretInMemory(),
    nativeBinding: databasePart(),
    now: () => new Date(),
    account: async () => (await signIn.account())?.homeAccountId ?? null,
    ask: (since) => ask(`/api/sync/jobs${since === null ? '' : `?since=${encodeURIComponent(since)}`}`),
  });
}

/** The native part of the database lies beside the package's files; in the project it is found by its own package. */
function databasePart(): object {
  const load = createRequire(__filename);
  if (app.isPackaged) return load(path.join(process.resourcesPath, 'sqlite.node')) as object;
  return load(
    path.join(path.dirname(load.resolve('better-sqlite3/package.json')), 'prebuilds', `${process.platform}-${process.arch}.node`),
  ) as object;
}

/** What was exported without a network: it outlives a sign-out, and is told when the same person is signed in again. */
function takenExports(signIn: SignIn, ask: AskServer, isLasting: boolean): TakenExports {
  return new TakenExports({
    stored: isLasting ? secretOnDisk(path.join(app.getPath('userData'), 'taken-exports'), safeStorage) : secretInMemory(),
    account: async () => (await signIn.account())?.homeAccountId ?? null,
    tell: (body) => ask('/api/exports/taken', { method: 'POST', body }),
    now: () => new Date(),
  });
}

function keepInSync(jobs: PersonCache, taken: TakenExports): void {
  const sync = (): void => {
    void jobs.sync();
    taken.tell().catch((problem: unknown) => console.error('What was exported could not be told', problem));
  };
  sync();
  const timer = setInterval(sync, SYNC_EVERY_MS);
  app.on('will-quit', () => {
    clearInterval(timer);
    jobs.close();
  });
}

/** A link opens a window of its own: what is typed in the others stays. */
function openLinked(page: string | null): void {
  if (page === null) windows.focusFirst();
  else windows.open(page);
}

if (!app.requestSingleInstanceLock()) app.quit();
else {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
  ]);
  app.enableSandbox();
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  guardContents(app, { serverOrigin: server, openOutside: (url) => void openOutside(url), openWindow: (page) => windows.open(page) });
  app.on('second-instance', (_event, args) => openLinked(linkAmong(args)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    void app.whenReady().then(() => openLinked(pathOfLink(url)));
  });
  app.on('activate', () => windows.focusFirst());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  start().catch((problem: unknown) => {
    console.error('Lotline could not start', problem);
    app.exit(1);
  });
}
