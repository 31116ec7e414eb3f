// The desktop as it is built, started for a test: in the stand-in on Node 24 (desktop/test/electron), or in the Electron that ELECTRON_EXEC_PATH names.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, chromium, type Browser, type Page } from '@playwright/test';
import type * as Electron from 'electron';
import { freePort } from '../../scripts/postgres/launcher.mjs';
import { desktopNode } from '../../scripts/test/desktop-node.mjs';

const desktopDir = path.join(import.meta.dirname, '../../desktop');
const register = path.join(desktopDir, 'test/electron/register.mjs');

type Evaluate = <R, A>(run: (electron: typeof Electron, arg: A) => R | Promise<R>, arg: A) => Promise<R>;

export interface Desktop {
  readonly page: Page;
  readonly userData: string;
  /** All windows. */
  readonly pages: () => readonly Page[];
  /** Runs in the main process. */
  readonly evaluate: Evaluate;
  /** As a person quits. */
  readonly quit: () => Promise<void>;
  /** Resolves once the main process is gone, by whatever ended it. */
  readonly gone: Promise<void>;
  /** As a crash: nothing is finished. */
  readonly kill: () => Promise<void>;
}

interface Launch {
  readonly server: string;
  readonly userData?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** As the operating system passes a link. */
  readonly args?: readonly string[];
  /** Run from a package: its files, and the folder beside them. The stand-in alone can. */
  readonly packed?: { readonly folder: string; readonly resources: string };
}

export async function launchDesktop({ server, userData = freshFolder(), env = {}, args = [], packed }: Launch): Promise<Desktop> {
  const given = { ...process.env, NODE_OPTIONS: '', LOTLINE_SERVER: server, ...env };
  const executablePath = process.env['ELECTRON_EXEC_PATH'];
  if (executablePath !== undefined && packed === undefined) return inElectron(executablePath, userData, given, args);
  const { folder = desktopDir, resources = '' } = packed ?? {};
  return inStandIn(path.join(folder, 'shell/dist/main.cjs'), userData, { ...given, LOTLINE_RESOURCES: resources }, args);
}

const freshFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-desktop-'));

async function inElectron(executablePath: string, userData: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Desktop> {
  const defined = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  const app = await _electron.launch({ executablePath, args: [`--user-data-dir=${userData}`, desktopDir, ...args], env: defined });
  // by its text, as the stand-in takes it
  const evaluate: Evaluate = <R, A>(run: (electron: typeof Electron, arg: A) => R | Promise<R>, arg: A) =>
    app.evaluate<R>(`(electron) => (${String(run)})(electron, ${JSON.stringify(arg)})`);
  const gone = once(app.process(), 'exit').then(() => undefined);
  const kill = (): Promise<void> => {
    app.process().kill('SIGKILL');
    return gone;
  };
  return { page: await app.firstWindow(), userData, gone, pages: () => app.windows(), evaluate, quit: () => app.close(), kill };
}

async function inStandIn(main: string, userData: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Desktop> {
  const port = String(await freePort());
  const child = fork(main, [...args], {
    execPath: desktopNode() ?? process.execPath,
    execArgv: ['--import', register, '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    cwd: desktopDir,
    env: { ...env, LOTLINE_CDP_PORT: port, LOTLINE_USER_DATA: userData },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const evaluate = evaluateIn(child);
  const { browser, page } = await firstPage(child, port);
  const leave = async (): Promise<void> => {
    await ended;
    await browser.close().catch(() => undefined);
  };
  return {
    page,
    userData,
    gone: ended,
    evaluate,
    pages: () => browser.contexts().flatMap((context) => context.pages()),
    quit: async () => {
      void evaluate(({ app }) => app.quit(), null).catch(() => undefined);
      await leave();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await leave();
    },
  };
}

function evaluateIn(child: ChildProcess): Evaluate {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (problem: Error) => void }>();
  child.on('message', ({ id, ok, error }: { id?: number; ok: never; error?: string }) => {
    if (id === undefined) return;
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve(ok);
    else one?.reject(new Error(error));
  });
  let asked = 0;
  return (run, arg) =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      waiting.set(id, { resolve, reject });
      child.send({ id, text: run.toString(), arg });
    });
}

/** Waits until the stand-in has shown its first window. */
async function firstPage(child: ChildProcess, port: string): Promise<{ browser: Browser; page: Page }> {
  await new Promise<void>((resolve, reject) => {
    child.on('message', ({ isShown = false }: { isShown?: boolean }) => {
      if (isShown) resolve();
    });
    child.once('exit', (code, signal) => reject(new Error(`The main process ended: ${String(signal ?? code)}`)));
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = browser
    .contexts()
    .flatMap((context) => context.pages())
    .find((one) => one.url().includes('//lotline.localhost'));
  if (page === undefined) throw new Error('The desktop shows no page of the console');
  return { browser, page };
}
