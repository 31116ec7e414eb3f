// A connection must be one session of PostgreSQL from its beginning to its end: LISTEN, named prepared statements and the time limits of a
// connection belong to a session (decision 021). A pooler in transaction mode lends each transaction the session that is free.
import { Client } from 'pg';

export class LentSessionsError extends Error {
  constructor() {
    super(
      'DATABASE_URL leads to a connection pooler that lends sessions for one transaction each; point it at PostgreSQL itself, or set the pooler to session mode.',
    );
  }
}

/** A connection that runs one statement after the other. */
export interface Asked {
  query(sql: string): Promise<{ readonly rows: readonly object[] }>;
  end(): Promise<void>;
}

const CONNECT_MS = 5_000;
const ANSWER_MS = 5_000;
/** Asked one after the other on one connection: where sessions are lent in turn, the two answers differ. */
const TIMES = 3;

/**
 * Asks two connections which session answers. Two open ones never have the same, and neither changes.
 * @throws LentSessionsError, and what the database refuses a connection with.
 */
export async function mustHaveOwnSessions(
  databaseUrl: string,
  connect: () => Promise<Asked> = () => connectTo(databaseUrl),
): Promise<void> {
  const opened: Asked[] = [];
  const open = async (): Promise<Asked> => {
    const connection = await connect();
    opened.push(connection);
    return connection;
  };
  try {
    const [one, other] = [await open(), await open()];
    const first = await sessionOf(one);
    // while it is in a transaction the session is its own in any mode, and the one that was free last is lent first
    await other.query('begin');
    const second = await sessionOf(other);
    await other.query('rollback');
    if (second === first) throw new LentSessionsError();
    for (const [connection, own] of [[one, first] as const, [other, second] as const])
      for (let time = 0; time < TIMES; time += 1) if ((await sessionOf(connection)) !== own) throw new LentSessionsError();
  } finally {
    await Promise.allSettled(opened.map((connection) => connection.end()));
  }
}

async function sessionOf(connection: Asked): Promise<unknown> {
  const { rows } = await connection.query('select pg_backend_pid() as pid');
  return rows.map((row) => ('pid' in row ? row.pid : null))[0];
}

async function connectTo(databaseUrl: string): Promise<Asked> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'lotline-start',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  // a connection that dies meanwhile refuses the next question
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
