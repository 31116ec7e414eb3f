// The stand-in for the module `electron` (see README.md), and the line by which a test reaches it.
import { runInThisContext } from 'node:vm';
import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { ipcMain } from './ipc.ts';
import { permissions, privilegesOf, protocol, session } from './session.ts';
import { Menu, dialog, nativeTheme, net, safeStorage, screen, shell } from './system.ts';

const electron = { app, BrowserWindow, Menu, dialog, ipcMain, nativeTheme, net, protocol, safeStorage, screen, session, shell };
/** What only a test may know: what would be answered to a page. */
const seen = { permissions, privilegesOf };

interface Asked {
  readonly id: number;
  readonly text: string;
  readonly arg: unknown;
}

process.on('message', ({ id, text, arg }: Asked) => {
  const run = runInThisContext(`(${text})`) as (given: typeof electron & { seen: typeof seen }, arg: unknown) => unknown;
  Promise.resolve()
    .then(() => run({ ...electron, seen }, arg))
    .then(
      (ok) => process.send?.({ id, ok: ok ?? null }),
      (problem: unknown) => process.send?.({ id, error: String(problem) }),
    );
});

export { app, BrowserWindow, Menu, dialog, ipcMain, nativeTheme, net, protocol, safeStorage, screen, session, shell };
