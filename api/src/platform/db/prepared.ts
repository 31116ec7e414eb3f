// Statements that PostgreSQL plans once for each connection instead of for each request: the large reads, whose plan costs more than their
// execution (quality.md §3). Sequelize sends text alone, so the name travels in a comment and the client takes it from there.
import { createHash } from 'node:crypto';
import pg from 'pg';

const NAMED = /^\/\* prepared ([a-z0-9-]+) \*\//;

/** The name is the statement's own: one text each. */
export function prepared(name: string, sql: string): string {
  return `/* prepared ${name} */ ${sql}`;
}

const BIND = /(\$\w+)::(\w+(?:\[\])?)/g;

/**
 * The same statement with its binds behind a subselect, so that the planner knows none of their values and a plan for all of them costs what one for these would:
 * it is made once for each connection. With a value it makes a new one each time where that looks cheaper, and for a large read of few rows the planning takes
 * several times as long as the rows. For statements that find their rows by a bound id or list of ids, whatever the person may see.
 */
export const withUnseenBinds = (sql: string): string => sql.replace(BIND, '(select $1::$2)::$2');

/** A connection stores the plan of each: more texts than this, of one process, are planned at each execution. */
const MOST_TEXTS = 64;

export class PreparedTexts {
  readonly #known = new Map<string, string>();

  named(sql: string): string {
    const known = this.#known.get(sql);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_TEXTS) return sql;
    const made = prepared(`text-${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`, sql);
    this.#known.set(sql, made);
    return made;
  }
}

const ofThisProcess = new PreparedTexts();

/** For a statement whose text depends on the query, and that is sent many times: the parts of a list. */
export const preparedByText = (sql: string): string => ofThisProcess.named(sql);

/** The system finds an idle connection whose other end is gone, by probes from 10 s after the last byte. Sequelize does not pass this on. */
const KEEP_ALIVE_AFTER_MS = 10_000;

class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS });
  }

  // Only Sequelize's own call is changed: text, values and a callback.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const name = typeof text === 'string' ? NAMED.exec(text)?.[1] : undefined;
    const send = super.query.bind(this) as (...given: unknown[]) => never;
    return name === undefined ? send(...args) : send({ name, text }, values, callback);
  }
}

/** The driver for Sequelize, with prepared statements. */
export const preparingDriver: typeof pg = Object.create(pg, { Client: { value: PreparingClient } }) as typeof pg;
