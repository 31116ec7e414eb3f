// The cache's process as a test drives it (cache-host.ts).
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { desktopNode } from '../../scripts/test/desktop-node.mjs';

export type HostOrder =
  | { readonly do: 'open'; readonly folder: string }
  | {
      readonly do: 'sync';
      readonly url: string;
      readonly token: string;
      /** After so many characters the network is gone; null: never. */
      readonly cutAt: number | null;
      /** Before the job after so many is written the process is killed; null: it is not. */
      readonly killAfter: number | null;
    }
  | { readonly do: 'rows' }
  | { readonly do: 'pages' }
  | { readonly do: 'half' };

export interface HostAnswer {
  readonly id: number;
  readonly ok?: unknown;
  readonly error?: string;
}

/** How much of a broken-off write is there. */
export interface Half {
  readonly unlisted: number;
  readonly rowless: number;
  readonly answersOfNone: number;
  readonly pagesOfNone: number;
  /** By how much the room that the pages take is another than is written down. */
  readonly roomMiscounted: number;
  readonly cursorless: number;
  readonly pages: number;
}
export const NOTHING_HALF: Half = { unlisted: 0, rowless: 0, answersOfNone: 0, pagesOfNone: 0, roomMiscounted: 0, cursorless: 0, pages: 0 };

export class CacheProcess {
  #folder = '';
  #child: ChildProcess;
  #asked = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static start(): CacheProcess {
    return new CacheProcess(forked());
  }

  /** Opens the cache of that folder, and closes the one before. @returns as `reopen` */
  openIn(folder: string): Promise<unknown> {
    this.#folder = folder;
    return this.reopen();
  }

  /** @throws what it answers, or that it has ended */
  tell(order: HostOrder): Promise<unknown> {
    const child = this.#child;
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      const heard = (answer: HostAnswer): void => {
        if (answer.id !== id) return;
        leave();
        if (answer.error === undefined) resolve(answer.ok);
        else reject(new Error(answer.error));
      };
      const ended = (): void => {
        leave();
        reject(new Error('The process has ended'));
      };
      const leave = (): void => {
        child.off('message', heard);
        child.off('exit', ended);
      };
      child.on('message', heard);
      child.on('exit', ended);
      if (child.connected) child.send({ id, order });
      else ended();
    });
  }

  /** The program closed and opened. @returns why the cache began empty; null: it did not */
  reopen(): Promise<unknown> {
    return this.tell({ do: 'open', folder: this.#folder });
  }

  /** As a crash, then a new process. @returns as `reopen` */
  async kill(): Promise<unknown> {
    const isOver = this.#child.exitCode !== null || this.#child.signalCode !== null;
    const ended = isOver ? Promise.resolve() : once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    this.#child = forked();
    return this.reopen();
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}

const forked = (): ChildProcess =>
  fork(path.join(import.meta.dirname, 'cache-host.ts'), [], {
    execPath: desktopNode() ?? process.execPath,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
