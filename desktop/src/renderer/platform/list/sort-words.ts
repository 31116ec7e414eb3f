// How a list is sorted, in words, where no head of a column says it: the column is hidden.
import { ownLabel, type AnyList } from '@lotline/schema/domain/list/list-declaration';
import type { GridSort } from '../grid/grid-column.ts';

interface Labelled {
  readonly id: string;
  readonly label: string;
}

/** @param columns those that the person may show @returns '' where a shown column says it */
export function sortWords(
  { field, isDescending }: GridSort,
  list: AnyList,
  columns: readonly Labelled[],
  shown: ReadonlySet<string>,
): string {
  if (shown.has(field)) return '';
  const declared = list.columns[field];
  const label = columns.find(({ id }) => id === field)?.label ?? (declared === undefined ? field : ownLabel(declared));
  return `sorted by ${label}${isDescending ? ', last first' : ''}`;
}
