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
}

export interface ChangeListener {
  readonly isConnected: () => boolean;
  stop(): Promise<void>;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;
const PROBE_EVERY_MS = 10_000;

export function listenForChanges({ databaseUrl, log, onNotice, onConnected }: ChangeListenerOptions): ChangeListener {
  let client: Client | undefined;
  let isConnected = false;
  let isStopped = false;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;

  const lost = (lostClient: Client): void => {
    if (client !== lostClient) return;
    client = undefined;
    isConnected = false;
    lostClient.end().catch(() => undefined);
    if (isStopped) return;
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  const connect = (): void => {
    const next = new Client({ connectionString: databaseUrl, application_name: 'lotline-changes', connectionTimeoutMillis: 1_500, query_timeout: 3_000, keepAlive: true });
    client = next;
    next.on('error', (error) => {
      if (isConnected) log.warn({ err: error }, 'change listener lost the database');
      lost(next);
    });
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => {
      const notice = parseNotice(payload);
      if (notice === null) log.warn({ bytes: payload?.length }, 'unreadable change notice');
      else onNotice(notice);
    });
    next
      .connect()
      .then(() => next.query(`listen ${CHANGE_CHANNEL}`))
      .then(() => {
        isConnected = true;
        wait = FIRST_WAIT_MS;
        onConnected();
      })
      .catch(() => lost(next));
  };

  // A connection that died without a word (a frozen host) is found by asking.
  const probe = setInterval(() => {
    const asked = client;
    if (isConnected && asked !== undefined) asked.query('select 1').catch(() => lost(asked));
  }, PROBE_EVERY_MS);
  probe.unref();
  connect();

  return {
    isConnected: () => isConnected,
    stop: async () => {
      isStopped = true;
      clearInterval(probe);
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
