// A list as a file on disk: where to, by the system's own dialog; what, from the server, which records each export as an event. One at a time for a window.
import type { ArgsOf, ResultOf } from '../../ipc/contract.ts';
import { saveFile } from './save-file.ts';

export interface ExportsParts {
  /** Null: the person chose nothing. */
  readonly choosePath: (fileName: string) => Promise<string | null>;
  /** With the person's token. */
  readonly ask: (path: string, signal: AbortSignal) => Promise<Response>;
}

interface Running {
  readonly stop: AbortController;
  bytes: number;
}

export class Exports {
  readonly #parts: ExportsParts;
  readonly #running = new Map<object, Running>();

  constructor(parts: ExportsParts) {
    this.#parts = parts;
  }

  /** @param window who asks */
  async save(window: object, { path, fileName }: ArgsOf<'saveExport'>): Promise<ResultOf<'saveExport'>> {
    if (this.#running.has(window)) return { outcome: 'busy' };
    const running: Running = { stop: new AbortController(), bytes: 0 };
    this.#running.set(window, running);
    try {
      return await this.#run(running, path, fileName);
    } finally {
      this.#running.delete(window);
    }
  }

  /** Bytes that are on disk; null: nothing is being saved. */
  progress(window: object): number | null {
    return this.#running.get(window)?.bytes ?? null;
  }

  cancel(window: object): void {
    this.#running.get(window)?.stop.abort();
  }

  async #run(running: Running, path: string, fileName: string): Promise<ResultOf<'saveExport'>> {
    const target = await this.#parts.choosePath(fileName);
    if (target === null || running.stop.signal.aborted) return { outcome: 'cancelled' };
    const { signal } = running.stop;
    try {
      const answer = await this.#parts.ask(path, signal);
      if (!answer.ok || answer.body === null) return { outcome: 'refused', status: answer.status, body: await answer.text() };
      const onBytes = (bytes: number): void => void (running.bytes = bytes);
      await saveFile({ path: target, body: answer.body, signal, onBytes });
      return { outcome: 'saved' };
    } catch (problem) {
      if (signal.aborted) return { outcome: 'cancelled' };
      console.error('A list could not be saved', problem);
      return { outcome: 'failed' };
    }
  }
}
