// One LISTEN connection for each process: it drops caches and announces transactions that changed records. It reconnects by itself and reports that, since notices in between are lost.
import { Client, DatabaseError, type QueryConfig } from 'pg';
import type { Logger } from 'pino';
import { IDLE_IN_TRANSACTION_MS } from '../db/database.ts';

export interface ChangeListenerOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Cached data of this kind has changed. */
  readonly onNotice: (kind: string) => void;
  /** That transaction, a number of 64 bits as text, has changed rows. */
  readonly onChanged: (tx: string) => void;
  /** Who has that record open has changed: 'construction:7'. */
  readonly onPresence: (record: string) => void;
  /** The connection is open (again): everything before may have been missed. */
  readonly onConnected: () => void;
  /** From here on notices may be missed. */
  readonly onLost: () => void;
}

/** The channels of the triggers: 0017 and 0030; the last is for leases. */
const CHANGE_CHANNEL = 'lotline_change';
const CHANGED_RECORDS_CHANNEL = 'lotline_touched';
const PRESENCE_CHANNEL = 'lotline_presence';
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;
const PROBE_EVERY_MS = 10_000;
const STATEMENT_MS = 2_500;
/**
 * Its one read is of the newest transactions, whoever asks. Left to itself PostgreSQL compares its plan with those made when the tables were smaller,
 * finds it dearer, and plans each execution again: that takes several times as long as the read.
 */
const ONE_PLAN = 'set plan_cache_mode to force_generic_plan';
const PROBE = { name: 'probe', text: 'select 1' };

export class ChangeListener {
  #client: Client | undefined;
  #isConnected = false;
  #isStopped = false;
  #wait = FIRST_WAIT_MS;
  #retry: NodeJS.Timeout | undefined;
  /** The newest question; the driver takes one at a time on a connection. */
  #asked: Promise<unknown> = Promise.resolve();
  readonly #probe: NodeJS.Timeout;

  constructor(private readonly options: ChangeListenerOptions) {
    // A connection that died silently (a frozen host) is found by a question.
    this.#probe = setInterval(() => void this.ask(PROBE, []).catch(() => undefined), PROBE_EVERY_MS);
    this.#probe.unref();
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#probe);
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  /** A question on this connection, for which no request waits. @throws Error while it is not open, and what the database refuses */
  ask<Row extends object>(query: { readonly name: string; readonly text: string }, values: readonly unknown[]): Promise<Row[]> {
    const mine = this.#asked.then(() => this.#askNow<Row>({ ...query, values: [...values] }));
    this.#asked = mine.catch(() => undefined);
    return mine;
  }

  async #askNow<Row extends object>(query: QueryConfig): Promise<Row[]> {
    const client = this.#client;
    if (!this.#isConnected || client === undefined) throw new Error('the change listener has no connection');
    try {
      return (await client.query<Row>(query)).rows;
    } catch (error) {
      // without an answer the question is still with the database, and what comes next would wait behind it
      if (!(error instanceof DatabaseError)) this.#lost(client);
      throw error;
    }
  }

  async #connect(): Promise<void> {
    const { databaseUrl, log, onConnected } = this.options;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'lotline-changes',
      connectionTimeoutMillis: 1_500,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 500,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => {
      if (this.#isConnected) log.warn({ err: error }, 'change listener lost the database');
      this.#lost(client);
    });
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}; listen ${CHANGED_RECORDS_CHANNEL}; listen ${PRESENCE_CHANNEL}; ${ONE_PLAN}`);
      this.#isConnected = true;
      this.#wait = FIRST_WAIT_MS;
      onConnected();
    } catch {
      this.#lost(client);
    }
  }

  #hear(channel: string, payload: string): void {
    if (channel === CHANGED_RECORDS_CHANNEL) this.options.onChanged(payload);
    else if (channel === PRESENCE_CHANNEL) this.options.onPresence(payload);
    else this.options.onNotice(kindOfNotice(payload));
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
}

/** The kind that the notice names; '' for an unknown one. */
function kindOfNotice(payload: string): string {
  try {
    const notice: unknown = JSON.parse(payload);
    return typeof notice === 'object' && notice !== null && 'entity' in notice ? String(notice.entity) : '';
  } catch {
    return '';
  }
}
