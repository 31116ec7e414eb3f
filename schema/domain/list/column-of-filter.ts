// Which column of a list a filter compares, for a store that holds rows and no tables (decision 085): the one that is called alike.
import type { AnyList } from './list-declaration.ts';

/** Null: it looks at something that no column of a row shows. The API's tests hold each answer against the SQL of both. */
export function columnOfFilter({ columns, filters, days }: AnyList, key: string): string | null {
  if (days[key] !== undefined) return columns[key] === undefined ? null : key;
  const filter = filters[key];
  if (filter?.kind !== 'names') return null;
  const found = Object.entries(columns).find(([, { label, field }]) => label === filter.label && field === filter.field);
  return found?.[0] ?? null;
}

/** Filters of names and of days that no column of a row answers. */
export const filtersWithoutColumn = (list: AnyList): readonly string[] =>
  [...Object.keys(list.filters).filter((key) => list.filters[key]?.kind === 'names'), ...Object.keys(list.days)].filter(
    (key) => columnOfFilter(list, key) === null,
  );
