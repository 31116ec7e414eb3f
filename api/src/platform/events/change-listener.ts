// One LISTEN connection for each process. It comes back by itself; whoever listens is told, since notices in between are lost.
import { Client } from 'pg';
import type { Logger } from 'pino';
import { CHANGE_CHANNEL } from '../command/append-event.ts';
import { parseNotice, type ChangeNotice } from './change-notice.ts';

export interface ChangeListenerOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly onNotice: (notice: ChangeNotice) => void;
  /** The connection stands (again): everything before may have been missed. */
  readonly onConnected: () => void;
  /** From here on notices may be missed. */
  readonly onLost: () => void;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;
const PROBE_EVERY_MS = 10_000;

export class ChangeListener {
  #client: Client | undefined;
  #isConnected = false;
  #isStopped = false;
  #wait = FIRST_WAIT_MS;
  #retry: NodeJS.Timeout | undefined;
  readonly #probe: NodeJS.Timeout;

  constructor(private readonly options: ChangeListenerOptions) {
    // A connection that died without a word (a frozen host) is found by asking.
    this.#probe = setInterval(() => void this.#ask(), PROBE_EVERY_MS);
    this.#probe.unref();
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#probe);
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const { databaseUrl, log, onConnected } = this.options;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'lotline-changes',
      connectionTimeoutMillis: 1_500,
      query_timeout: 3_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => {
      if (this.#isConnected) log.warn({ err: error }, 'change listener lost the database');
      this.#lost(client);
    });
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}`);
      this.#isConnected = true;
      this.#wait = FIRST_WAIT_MS;
      onConnected();
    } catch {
      this.#lost(client);
    }
  }

  #hear(payload: string | undefined): void {
    const notice = parseNotice(payload);
    if (notice === null) this.options.log.warn({ bytes: payload?.length }, 'unreadable change notice');
    else this.options.onNotice(notice);
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isConnected = false;
    this.options.onLost();
    client.end().catch(() => undefined);
    if (this.#isStopped) return;
    this.#retry = setTimeout(() => void this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  async #ask(): Promise<void> {
    const client = this.#client;
    if (!this.#isConnected || client === undefined) return;
    await client.query('select 1').catch(() => this.#lost(client));
  }
}
