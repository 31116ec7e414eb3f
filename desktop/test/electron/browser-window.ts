// Windows: each is a page, its preload run before the page's scripts, its navigation asked about.
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { app } from './app.ts';
import { openChromium } from './chromium.ts';
import { fromChromium, senderFrame, toChromium } from './frames.ts';
import { invoke } from './ipc.ts';
import { strict } from './strict.ts';

interface Preferences {
  readonly preload?: string;
  readonly [name: string]: unknown;
}
interface Options {
  readonly webPreferences?: Preferences;
  readonly [name: string]: unknown;
}
type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

const preloadHost = fs.readFileSync(new URL('./preload-host.cjs', import.meta.url), 'utf8').replace(/;\s*$/, '');
const windows = new Set<BrowserWindow>();
const context: Promise<BrowserContext> = openChromium().then((opened) => {
  app.becomeReady();
  return opened;
});
context.catch((problem: unknown) => {
  console.error(problem);
  process.exit(70);
});

class WebContents extends EventEmitter {
  openHandler: OpenHandler = () => ({ action: 'allow' });
  private readonly window: BrowserWindow;
  constructor(window: BrowserWindow) {
    super();
    this.window = window;
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
  isDestroyed(): boolean {
    return this.window.isDestroyed();
  }
  getURL(): string {
    return fromChromium(this.window.page?.url() ?? '');
  }
  send(channel: string, ...args: unknown[]): void {
    this.window.page
      ?.evaluate(([name, given]) => Reflect.get(window, '__lotlineEmit')?.(name, given), [channel, args] as const)
      .catch(() => undefined);
  }
  async executeJavaScript(text: string): Promise<unknown> {
    return this.window.page?.evaluate(text);
  }
}

export class BrowserWindow extends EventEmitter {
  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }
  readonly options: Options;
  readonly webContents: WebContents;
  page: Page | null = null;
  private isClosed = false;
  private isLoading = false;

  constructor(options: Options = {}) {
    super();
    this.options = options;
    this.webContents = strict('webContents', new WebContents(this));
    windows.add(this);
    app.emit('web-contents-created', {}, this.webContents);
    return strict('BrowserWindow', this);
  }

  async loadURL(url: string): Promise<void> {
    const page = (this.page ??= await this.open());
    this.isLoading = true;
    try {
      await page.goto(toChromium(url));
    } finally {
      this.isLoading = false;
    }
    this.emit('ready-to-show');
    process.send?.({ isShown: true });
  }

  private async open(): Promise<Page> {
    const opened = await context;
    const [unused] = opened.pages().filter((page) => page.url() === 'about:blank');
    const page = unused ?? (await opened.newPage());
    await page.exposeBinding('__lotlineInvoke', ({ frame }, channel: string, args: readonly unknown[]) =>
      invoke(channel, { sender: this.webContents, senderFrame: senderFrame(frame) }, args),
    );
    const { preload } = this.options.webPreferences ?? {};
    const text = preload === undefined ? '' : fs.readFileSync(preload, 'utf8');
    if (preload !== undefined) await page.addInitScript({ content: `(${preloadHost})(function (require) {${text}\n})` });
    page.on('close', () => this.closed());
    page.on('popup', (popup) => {
      const url = fromChromium(popup.url());
      if (this.webContents.openHandler({ url }).action === 'deny') void popup.close();
    });
    await page.route('**', (route) => this.asked(route));
    return page;
  }

  /** will-navigate is of what the page does, not of loadURL. */
  private async asked(route: Route): Promise<void> {
    const request = route.request();
    const frame = request.isNavigationRequest() ? request.frame() : null;
    const isMainFrame = frame?.parentFrame() === null;
    if (frame === null || (isMainFrame && this.isLoading)) return route.fallback();
    let isPrevented = false;
    const event = { url: fromChromium(request.url()), isMainFrame, preventDefault: () => (isPrevented = true) };
    this.webContents.emit('will-frame-navigate', event);
    if (isMainFrame) this.webContents.emit('will-navigate', event);
    return isPrevented ? route.abort('aborted') : route.fallback();
  }

  private closed(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    windows.delete(this);
    this.emit('closed');
    if (windows.size === 0) app.emit('window-all-closed');
  }

  close(): void {
    this.emit('close', {});
    void this.page?.close();
  }
  isDestroyed(): boolean {
    return this.isClosed;
  }
  getBounds(): { x: number; y: number; width: number; height: number } {
    const of = (name: string, otherwise: number): number => {
      const value = this.options[name];
      return typeof value === 'number' ? value : otherwise;
    };
    return { x: of('x', 0), y: of('y', 0), width: of('width', 1440), height: of('height', 900) };
  }
  getNormalBounds(): ReturnType<BrowserWindow['getBounds']> {
    return this.getBounds();
  }
  isMaximized = (): boolean => false;
  isMinimized = (): boolean => false;
  show = (): void => undefined;
  focus = (): void => undefined;
  restore = (): void => undefined;
  maximize = (): void => undefined;
}
