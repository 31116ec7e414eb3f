// Statements that PostgreSQL plans once for each connection instead of for each request: the large reads, whose plan costs more than their
// work (quality.md §3). Sequelize sends text alone, so the name travels in a comment and the client takes it from there.
import pg from 'pg';

const NAMED = /^\/\* prepared ([a-z0-9-]+) \*\//;

/** The name is the statement's own: one text each. */
export function prepared(name: string, sql: string): string {
  return `/* prepared ${name} */ ${sql}`;
}

class PreparingClient extends pg.Client {
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
