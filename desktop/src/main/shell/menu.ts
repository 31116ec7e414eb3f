// The menu bar: what each system expects there. What a screen can do stands in the console's own menus and its palette.
import type { MenuItemConstructorOptions } from 'electron';

interface MenuActions {
  readonly newWindow: () => void;
  readonly openHelp: () => void;
  readonly checkForUpdates: () => void;
}

interface MenuWish {
  readonly isMac: boolean;
  /** A developer's own build also has the tools of Chromium. */
  readonly isPackaged: boolean;
}

const RULE: MenuItemConstructorOptions = { type: 'separator' };

export function menuTemplate(actions: MenuActions, { isMac, isPackaged }: MenuWish): MenuItemConstructorOptions[] {
  const updates: MenuItemConstructorOptions = { id: 'updates', label: 'Check for Updates…', click: actions.checkForUpdates };
  return [
    ...(isMac ? [macMenu(updates)] : []),
    {
      label: '&File',
      submenu: [
        { id: 'new-window', label: 'New Window', accelerator: 'CmdOrCtrl+Shift+N', click: actions.newWindow },
        RULE,
        { role: 'close' },
        ...(isMac ? [] : [{ role: 'quit' as const }]),
      ],
    },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { role: 'reload' },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
        RULE,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        RULE,
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [{ id: 'help', label: 'Open Lotline in the Browser', click: actions.openHelp }, ...(isMac ? [] : [updates])],
    },
  ];
}

const macMenu = (updates: MenuItemConstructorOptions): MenuItemConstructorOptions => ({
  role: 'appMenu',
  submenu: [
    { role: 'about' },
    updates,
    RULE,
    { role: 'services' },
    RULE,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    RULE,
    { role: 'quit' },
  ],
});
