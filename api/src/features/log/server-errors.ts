// Errors of the server that nobody expected, in the log of errors (screens.md §2.23). No answer waits for them, and no answer changes for them.
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { ErrorCode } from '@lotline/schema/errors/catalogue';
import type { Fault, OnError } from '../../platform/http/fault.ts';
import { keepError } from './keep-error.ts';

/** Of one process: each more is in its own log alone, so that a storm of errors costs the database nothing. */
export const MOST_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MOST_VERSION = 100;

interface ServerErrorDeps {
  readonly sequelize: Sequelize;
  readonly log: Logger;
  readonly now: () => Date;
  readonly version: string;
  /** Of every error that is answered. */
  readonly count: (code: ErrorCode) => void;
}

export class ServerErrors {
  readonly #deps: ServerErrorDeps;
  readonly #writing = new Set<Promise<void>>();
  #minute = 0;
  #kept = 0;

  constructor(deps: ServerErrorDeps) {
    this.#deps = deps;
  }

  readonly onError: OnError = (code, fault) => {
    this.#deps.count(code);
    if (fault !== undefined) this.#keep(fault);
  };

  #keep(fault: Fault): void {
    const at = this.#deps.now();
    if (!this.#hasRoom(at)) return;
    const writing = this.#write(fault, at)
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'an error of the server could not be kept'))
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  /** Once all that was kept so far is written. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing);
  }

  #hasRoom(at: Date): boolean {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== this.#minute) [this.#minute, this.#kept] = [minute, 0];
    return ++this.#kept <= MOST_PER_MINUTE;
  }

  async #write({ error, path, userId, requestId }: Fault, at: Date): Promise<void> {
    const { sequelize, version } = this.#deps;
    const { name, message, stack = null } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    await keepError(sequelize, {
      ...{ app: 'server', kind: 'error', version: version.slice(0, MOST_VERSION) },
      ...{ name, message, stack, path, userId, requestId, at },
    });
  }
}
