// Puts one row into a table of the test database and answers its id. Column names as in the migrations.
import { QueryTypes, type Sequelize } from 'sequelize';

export async function insertRow(sequelize: Sequelize, table: string, row: Readonly<Record<string, unknown>>): Promise<number> {
  const columns = Object.keys(row);
  const bind = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, isPlainObject(value) ? JSON.stringify(value) : value]),
  );
  const [inserted] = await sequelize.query<Record<string, number>>(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `$${column}`).join(', ')}) returning *`,
    { bind, type: QueryTypes.SELECT },
  );
  return inserted?.['id'] ?? 0;
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
