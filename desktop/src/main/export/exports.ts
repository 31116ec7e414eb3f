// A list as a file on disk: where to, by the system's own dialog; what, from the server, which records each export as an event, or without a network from this
// computer's copy, whose event is told later. One at a time for a window.
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { NotHere } from '../cache/list-conditions.ts';
import type { CopiedRows, CopyAsked } from '../cache/copied-rows.ts';
import type { ArgsOf, ResultOf } from '../../ipc/contract.ts';
import { FIELD_NAMES_ANSWER, askedFile, copyList, writtenCopy, type AskedFile } from './copy-file.ts';
import { saveFile } from './save-file.ts';
import type { TakenExports } from './taken-exports.ts';

type Wish = ArgsOf<'saveExport'>;
type Saved = ResultOf<'saveExport'>;

export interface ExportsParts {
  /** Null: the person chose nothing. */
  readonly choosePath: (fileName: string) => Promise<string | null>;
  /** With the person's token. @throws where the server is not reached */
  readonly ask: (path: string, signal: AbortSignal) => Promise<Response>;
  /** Null: there is no copy. @throws NotHere for a filter that only the server knows */
  readonly rowsOfCopy: (asked: Omit<CopyAsked, 'today'>) => Promise<CopiedRows | null>;
  readonly storedAnswer: (key: string) => Promise<{ readonly data: string } | null>;
  readonly taken: Pick<TakenExports, 'add' | 'remove' | 'tell'>;
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
  async save(window: object, wish: Wish): Promise<Saved> {
    if (this.#running.has(window)) return { outcome: 'busy' };
    const running: Running = { stop: new AbortController(), bytes: 0 };
    this.#running.set(window, running);
    try {
      return await this.#run(running, wish);
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

  async #run(running: Running, wish: Wish): Promise<Saved> {
    const { signal } = running.stop;
    const target = await this.#parts.choosePath(wish.fileName);
    if (target === null || signal.aborted) return { outcome: 'cancelled' };
    try {
      const answer = wish.isOnline ? await this.#askServer(wish.path, signal) : null;
      return answer === null ? await this.#saveCopy(running, wish, target) : await this.#saveAnswer(running, answer, target);
    } catch (problem) {
      if (signal.aborted) return { outcome: 'cancelled' };
      if (problem instanceof NotHere || problem instanceof RefusalError) return { outcome: 'cannot', sentence: problem.message };
      console.error('A list could not be saved', problem);
      return { outcome: 'failed' };
    }
  }

  /** Null: there is no way to it. */
  async #askServer(path: string, signal: AbortSignal): Promise<Response | null> {
    try {
      return await this.#parts.ask(path, signal);
    } catch (problem) {
      if (signal.aborted) throw problem;
      return null;
    }
  }

  async #saveAnswer(running: Running, answer: Response, path: string): Promise<Saved> {
    if (!answer.ok || answer.body === null) return { outcome: 'refused', status: answer.status, body: await answer.text() };
    await saveFile({ path, body: answer.body, ...progressOf(running) });
    return { outcome: 'saved' };
  }

  async #saveCopy(running: Running, wish: Wish, path: string): Promise<Saved> {
    const asked = askedFile(wish.path);
    if (asked === null) return { outcome: 'failed' };
    const { personName, claims } = wish.by;
    const copied = await this.#parts.rowsOfCopy({ filter: asked.filter, sort: asked.sort, personName });
    if (copied === null) return { outcome: 'failed' };
    const fieldNames = (await this.#parts.storedAnswer(FIELD_NAMES_ANSWER))?.data ?? null;
    const list = copyList({ columns: asked.asked.columns, claims, timeZone: copied.timeZone, fieldNames });
    let noted: string | null = null;
    const beforeItStands = async (): Promise<void> => {
      noted = await this.#parts.taken.add(takenOf(asked, list, copied));
    };
    try {
      await saveFile({ path, body: writtenCopy(asked.format, list, copied.batches), beforeItStands, ...progressOf(running) });
    } catch (problem) {
      if (noted !== null) await this.#parts.taken.remove(noted);
      throw problem;
    }
    void this.#parts.taken.tell();
    return { outcome: 'copied', asOf: copied.asOf };
  }
}

const progressOf = (running: Running) => ({
  signal: running.stop.signal,
  onBytes: (bytes: number): void => void (running.bytes = bytes),
});

const takenOf = ({ format, asked, sort }: AskedFile, { columns }: ReturnType<typeof copyList>, { written, asOf }: CopiedRows) => ({
  list: 'jobs',
  format,
  // an address may have none, and holds JSON at most
  filter: JSON.parse(JSON.stringify(asked.filter ?? {})) as Record<string, never>,
  sort,
  columns: [...new Set(columns.map(({ key }) => key))],
  rows: written(),
  copyOf: asOf,
});
