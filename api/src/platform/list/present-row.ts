// What of a declared list's row reaches whom: the declared columns alone, null where the person has not the column's claim.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { keysOf, type AnyList, type ReadRowOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { seesColumn } from '@lotline/schema/domain/list/list.rules';
import type { ListPage } from './read-list.ts';

/** What is made of a row beside what is read of it. */
export type ComputedOf<L extends AnyList> = Omit<RowOf<L>, keyof ReadRowOf<L>>;

export type PresentRow<L extends AnyList> = (row: ReadRowOf<L>) => RowOf<L>;

/** @param compute the computed columns; a list without them leaves it out */
export function rowPresenter<L extends AnyList>(
  list: L,
  actor: Actor,
  compute?: (row: ReadRowOf<L>) => Readonly<Record<string, unknown>> & ComputedOf<L>,
): PresentRow<L> {
  const keys = keysOf(list.columns);
  const columns = Object.entries(list.columns).map(([key, column]) => ({ key, isHidden: !seesColumn(actor, column) }));
  const isWhole = (row: Readonly<Record<string, unknown>>): row is RowOf<L> => keys.every((key) => row[key] !== undefined);
  return (row) => {
    const read: Readonly<Record<string, unknown>> = row;
    const made: Readonly<Record<string, unknown>> = compute?.(row) ?? NOTHING;
    const shown: Record<string, unknown> = {};
    for (const { key, isHidden } of columns) shown[key] = isHidden ? null : key in made ? made[key] : read[key];
    if (!isWhole(shown)) throw new Error(`a row of ${list.name} lacks a column`);
    return shown;
  };
}

const NOTHING: Readonly<Record<string, unknown>> = {};

/** Of a list that computes nothing. */
export const plainPresenter =
  <L extends AnyList>(list: L) =>
  ({ actor }: { readonly actor: Actor }): PresentRow<L> =>
    rowPresenter(list, actor);

export const presentPage = <Listed, R>({ rows, ...page }: ListPage<Listed>, present: (row: Listed) => R): ListPage<R> => ({
  ...page,
  rows: rows.map(present),
});
