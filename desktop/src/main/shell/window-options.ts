// How every window of the program is made (Electron's security checklist; decision 084).
import type { BrowserWindowConstructorOptions } from 'electron';
import type { Bounds } from './window-state.ts';

/** The ground of the console's theme, so that a window does not flash white before its page is drawn. */
const GROUND = { light: '#ffffff', dark: '#17232b' } as const;

interface WindowWish {
  readonly bounds: Bounds;
  readonly preload: string;
  readonly isDark: boolean;
}

export const windowOptions = ({ bounds, preload, isDark }: WindowWish): BrowserWindowConstructorOptions => ({
  ...bounds,
  minWidth: 480,
  minHeight: 400,
  show: false,
  title: 'Lotline',
  backgroundColor: isDark ? GROUND.dark : GROUND.light,
  webPreferences: {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: true,
  },
});
