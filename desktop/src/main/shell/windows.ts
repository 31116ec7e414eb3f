// The program's windows: opened, remembered, brought to the front.
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { appUrl } from './app-address.ts';
import { windowOptions } from './window-options.ts';
import { besideAnother, fitToScreens, readWindowState, writeWindowState } from './window-state.ts';

export interface Windows {
  /** A further window on this page; what is typed in the others stays. */
  readonly open: (path: string) => void;
  readonly focusFirst: () => void;
}

interface WindowsParts {
  readonly preload: string;
  readonly stateFile: string;
}

export function createWindows({ preload, stateFile }: WindowsParts): Windows {
  const open = (path: string): void => {
    const [other] = BrowserWindow.getAllWindows();
    const wished = other === undefined ? readWindowState(stateFile) : besideAnother(other.getBounds());
    const { bounds, isMaximised } = fitToScreens(
      wished,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    );
    const window = new BrowserWindow(windowOptions({ bounds, preload, isDark: nativeTheme.shouldUseDarkColors }));
    if (isMaximised) window.maximize();
    window.once('ready-to-show', () => window.show());
    window.on('close', () => remember(window, stateFile));
    window.loadURL(appUrl(path)).catch((problem: unknown) => console.error('A window could not be loaded', problem));
  };
  return {
    open,
    focusFirst: () => {
      const [first] = BrowserWindow.getAllWindows();
      if (first === undefined) return open('/');
      if (first.isMinimized()) first.restore();
      first.focus();
    },
  };
}

/** A window that cannot be remembered is closed all the same. */
function remember(window: BrowserWindow, stateFile: string): void {
  try {
    writeWindowState(stateFile, { bounds: window.getNormalBounds(), isMaximised: window.isMaximized() });
  } catch (problem) {
    console.error('Where the window stood could not be stored', problem);
  }
}
