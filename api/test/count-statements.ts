// How many statements a piece of work sends to the database.
import type { Sequelize } from 'sequelize';

export async function countStatements(sequelize: Sequelize, work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const before = sequelize.options.logging;
  sequelize.options.logging = () => {
    statements += 1;
  };
  try {
    await work();
  } finally {
    if (before === undefined) delete sequelize.options.logging;
    else sequelize.options.logging = before;
  }
  return statements;
}
