// The address of a page inside the program, as Chromium has it here, and back.
import type { Frame } from '@playwright/test';

let port = 0;
export const setAppPort = (at: number): void => {
  port = at;
};

/** app://lotline/x ↔ http://lotline.localhost:port/x, a secure context like the real scheme. */
export const toChromium = (url: string): string =>
  url.replace(/^app:\/\/([^/?#]*)/, (_all, host: string) => `http://${host}.localhost:${String(port)}`);
export const fromChromium = (url: string): string =>
  url.replace(/^http:\/\/([^/?#]*?)\.localhost:(\d+)/, (all, host: string, at: string) => (Number(at) === port ? `app://${host}` : all));

export interface SenderFrame {
  readonly url: string;
  readonly parent: SenderFrame | null;
}

export const senderFrame = (frame: Frame | null): SenderFrame | null =>
  frame === null ? null : { url: fromChromium(frame.url()), parent: senderFrame(frame.parentFrame()) };
