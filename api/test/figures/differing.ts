// Computes every figure anew and names the rows in which the kept one is another.
import { QueryTypes, type Sequelize } from 'sequelize';
import { FIGURES } from './figures.ts';

export interface Difference {
  readonly figure: string;
  readonly rows: readonly object[];
}

/** Empty when every figure is what its sources give. */
export async function differingFigures(sequelize: Sequelize): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { columns, from, differing } of FIGURES) {
    if (differing === null) continue;
    const rows = await sequelize.query<object>(differing, { type: QueryTypes.SELECT });
    if (rows.length > 0) found.push({ figure: columns.length > 0 ? columns.join(', ') : from, rows: rows.slice(0, 3) });
  }
  return found;
}
