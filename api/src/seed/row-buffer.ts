// Rows on their way to the database, numbered as they are added: ids are the same in every run.
import { TABLE_NAMES, type Row, type TableName } from './tables.ts';

export interface TableRows {
  readonly table: TableName;
  readonly rows: readonly Row[];
}

export class RowBuffer {
  private readonly rows = new Map<TableName, Row[]>(TABLE_NAMES.map((table) => [table, []]));
  private readonly counts = new Map<TableName, number>();

  /** Adds the row and answers its id (the row's number where the table has no id). */
  add<T extends TableName>(table: T, row: Row<T>): number {
    const id = (this.counts.get(table) ?? 0) + 1;
    this.counts.set(table, id);
    this.rows.get(table)?.push({ id, ...row });
    return id;
  }

  count(table: TableName): number {
    return this.counts.get(table) ?? 0;
  }

  /** What was added since the last drain, parents before children. */
  drain(): TableRows[] {
    return TABLE_NAMES.flatMap((table) => {
      const rows = this.rows.get(table) ?? [];
      this.rows.set(table, []);
      return rows.length === 0 ? [] : [{ table, rows }];
    });
  }
}
