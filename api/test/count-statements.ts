// How many statements a piece of work sends to the database.
import { jest } from '@jest/globals';
import type { Sequelize } from 'sequelize';

export async function countStatements(sequelize: Sequelize, work: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(sequelize, 'query');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
