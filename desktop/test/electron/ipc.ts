// ipcMain: one handler for each channel, and errors as Electron words them.
import type { SenderFrame } from './frames.ts';
import { strict } from './strict.ts';

interface InvokeEvent {
  readonly sender: object;
  readonly senderFrame: SenderFrame | null;
}
type InvokeHandler = (event: InvokeEvent, ...args: unknown[]) => unknown;

const handlers = new Map<string, InvokeHandler>();

export const ipcMain = strict('ipcMain', {
  handle(channel: string, handler: InvokeHandler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
});

export type Invoked = { readonly ok: unknown } | { readonly error: string };

export async function invoke(channel: string, event: InvokeEvent, args: readonly unknown[]): Promise<Invoked> {
  const failed = (problem: unknown): Invoked => ({ error: `Error invoking remote method '${channel}': ${String(problem)}` });
  const handler = handlers.get(channel);
  if (handler === undefined) return failed(`Error: No handler registered for '${channel}'`);
  try {
    return { ok: structuredClone(await handler(event, ...args)) };
  } catch (problem) {
    return failed(problem);
  }
}
