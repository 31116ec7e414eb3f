// The program around this page: the bridge that its preload gives, or null in a browser.
import type { DesktopBridge } from '../../../ipc/contract.ts';

declare global {
  interface Window {
    readonly lotlineDesktop?: DesktopBridge;
  }
}

export const desktopBridge = (): DesktopBridge | null => window.lotlineDesktop ?? null;
