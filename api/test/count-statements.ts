// Which statements a piece of work sends to the database, and how many.
import { jest } from '@jest/globals';
import type { Sequelize } from 'sequelize';

export async function countStatements(sequelize: Sequelize, work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(sequelize, work)).length;
}

/** Their texts in order, without the figures in them: a model's own query has its ids in the text. */
export async function statementsOf(sequelize: Sequelize, work: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(sequelize, 'query');
  try {
    await work();
    return spy.mock.calls.map(([sql]) => (typeof sql === 'string' ? sql : sql.query).replace(/\d+/g, '0'));
  } finally {
    spy.mockRestore();
  }
}
