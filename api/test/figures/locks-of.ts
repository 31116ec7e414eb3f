// Which tables' rows each transaction locks, in which order: read from the statements that the servers send.
import type { Sequelize } from 'sequelize';

export interface Step {
  readonly table: string;
  /** Rows that were there before: others may wait for them. A new row is held too, but nobody knows it yet. */
  readonly isLock: boolean;
  readonly sql: string;
}

const EXECUTED = /^Executing \(([0-9a-f-]{36})\): (?:\/\*.*?\*\/ )?(.*)$/s;
const LOCKING = /\bfor (?:no key )?update(?: of (\w+))?/;

/** In the order of the text: of a statement with several parts, that is the order in which they are written down. */
export function stepsOf(text: string): Step[] {
  const sql = text.replaceAll('"', '').replace(/\s+/g, ' ').toLowerCase();
  const locking = LOCKING.exec(sql);
  if (locking !== null) {
    const alias = locking[1];
    const table = (alias === undefined ? /\bfrom (\w+)/ : new RegExp(`\\b(?:from|join) (\\w+) (?:as )?${alias}\\b`)).exec(sql)?.[1];
    if (table === undefined) throw new Error(`which table does this lock? ${sql}`);
    return [{ table, isLock: true, sql }];
  }
  return [...sql.matchAll(/\b(update|delete from|insert into) (\w+)/g)].map(([, does, table = '']) => ({
    table,
    isLock: does !== 'insert into',
    sql,
  }));
}

declare module 'sequelize' {
  interface Sequelize {
    /** Not in Sequelize's own types. */
    readonly options: { logging?: unknown };
  }
}

export interface LockLog {
  readonly transactions: ReadonlyMap<string, readonly Step[]>;
}

/** Listens from now on. */
export function listenForLocks(connections: readonly Sequelize[]): LockLog {
  const transactions = new Map<string, Step[]>();
  const hear = (message: string) => {
    const [, id, sql] = EXECUTED.exec(message) ?? [];
    const steps = sql === undefined ? [] : stepsOf(sql);
    if (id !== undefined && steps.length > 0) transactions.set(id, [...(transactions.get(id) ?? []), ...steps]);
  };
  for (const { options } of connections) options.logging = hear;
  return { transactions };
}
