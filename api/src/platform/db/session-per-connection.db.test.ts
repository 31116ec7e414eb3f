// Where every connection has a session of its own the server starts; where a pooler lends sessions it refuses. The poolers here lend real sessions of
// PostgreSQL, a transaction at a time, as PgBouncer does: the one that was free last first, or in turn.
import { expect, test } from '@jest/globals';
import { Client } from 'pg';
import { describeStartFailure } from '../lifetime/failure.ts';
import { LentSessionsError, mustHaveOwnSessions, type Asked } from './session-per-connection.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

/** @param count sessions of the database @param next which of the free ones is lent */
async function openPooler(count: number, next: (free: Client[]) => Client | undefined) {
  const free = await Promise.all(
    Array.from({ length: count }, async () => {
      const session = new Client({ connectionString: url });
      await session.connect();
      return session;
    }),
  );
  const all = [...free];
  const connect = async (): Promise<Asked> => {
    let lent: Client | undefined;
    let isInTransaction = false;
    return {
      query: async (sql) => {
        lent ??= next(free);
        if (lent === undefined) throw new Error('no session is free');
        const session = lent;
        const answer = await session.query(sql);
        if (sql === 'begin') isInTransaction = true;
        if (sql === 'rollback') isInTransaction = false;
        if (!isInTransaction) {
          lent = undefined;
          free.push(session);
        }
        return answer;
      },
      end: async () => undefined,
    };
  };
  return { connect, close: () => Promise.all(all.map((session) => session.end())) };
}

test('a connection to PostgreSQL itself is a session of its own', async () => {
  await expect(mustHaveOwnSessions(url)).resolves.toBeUndefined();
});

test.each([
  ['the one that was free last', 1, (free: Client[]) => free.pop()],
  ['the one that was free last', 3, (free: Client[]) => free.pop()],
  ['in turn', 2, (free: Client[]) => free.shift()],
  ['in turn', 3, (free: Client[]) => free.shift()],
] as const)('a pooler that lends sessions is refused at the start, in a sentence: %s, of %d', async (_order, count, next) => {
  const pooler = await openPooler(count, next);
  try {
    const refused = await mustHaveOwnSessions(url, pooler.connect).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LentSessionsError);
    expect(describeStartFailure(refused, null)).toMatch(/^DATABASE_URL leads to a connection pooler .* session mode\.$/);
  } finally {
    await pooler.close();
  }
});
