// The life of the program.
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strict } from './strict.ts';

/** Of a package: the folder beside its files. */
const resources = process.env['LOTLINE_RESOURCES'] ?? '';
if (resources !== '') Object.defineProperty(process, 'resourcesPath', { value: resources });
const userData = process.env['LOTLINE_USER_DATA'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-desktop-'));

class App extends EventEmitter {
  readonly isPackaged = resources !== '';
  /** What must end before the process does. */
  closeAll: () => Promise<void> = () => Promise.resolve();
  isSandboxed = false;
  linkScheme: string | null = null;
  private isQuitting = false;
  private readonly ready = Promise.withResolvers<void>();
  isReadyNow = false;

  getPath(name: string): string {
    if (name !== 'userData' && name !== 'downloads') throw new Error(`The stand-in for Electron has no folder ${name}`);
    return userData;
  }
  getVersion(): string {
    return '0.0.0';
  }
  whenReady(): Promise<void> {
    return this.ready.promise;
  }
  becomeReady(): void {
    this.isReadyNow = true;
    this.ready.resolve();
    this.emit('ready');
  }
  requestSingleInstanceLock(): boolean {
    return process.env['LOTLINE_SECOND_INSTANCE'] !== '1';
  }
  enableSandbox(): void {
    this.isSandboxed = true;
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    this.linkScheme = scheme;
    return true;
  }
  quit(): void {
    if (this.isQuitting) return;
    this.isQuitting = true;
    this.emit('will-quit', { preventDefault: () => undefined });
    this.exit(0);
  }
  exit(code: number): void {
    void this.closeAll().finally(() => process.exit(code));
  }
}

const real = new App();
export const app = strict('app', real);
