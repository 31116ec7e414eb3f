// Columns of a read in their wire names. Decimals are read as text, so that JSON keeps '385.00' and '2.000' (domain.md §3).

/** wireColumns('b', 'id item_id', 'unit_amount') → b.id as "id", b.item_id as "itemId", b.unit_amount::text as "unitAmount". */
export function wireColumns(alias: string, plain: string, decimals = ''): string {
  const columns = words(plain).map((column) => `${alias}.${column} as "${wireName(column)}"`);
  return [...columns, ...words(decimals).map((column) => `${alias}.${column}::text as "${wireName(column)}"`)].join(', ');
}

/** An instant in text that goes out as it comes: ISO 8601 in UTC, to the millisecond. */
export function instantText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export function instantColumns(alias: string, columns: string): string {
  return words(columns)
    .map((column) => `${instantText(`${alias}.${column}`)} as "${wireName(column)}"`)
    .join(', ');
}

/** All rows of the query as one JSON array, in the query's order; may refer to the tables around it. */
export function jsonList(query: string): string {
  return `(select coalesce(json_agg(x), '[]') from (${query}) x)`;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const wireName = (column: string): string => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
