// How a list is declared: its columns, what it is filtered by, who reads it and who shares views of it. Inputs, wire types, pages, files, saved views
// and the console's filters are made from it (decision 079). No parser here: screens load this.
import type { Claim } from '../kernel/claims.ts';
import type { LiveEntity } from '../kernel/live-entities.ts';

/** What the values of a column are, and so how they are sorted, shown, copied and written to a file. */
export type ColumnKind = 'text' | 'phone' | 'number' | 'quantity' | 'amount' | 'day' | 'instant' | 'flag';

interface Labelled {
  readonly label: string;
  /** The field that a setting may give another name (job-field-names). */
  readonly field?: string;
}

interface ColumnBase extends Labelled {
  readonly isNullable?: boolean;
  readonly isSortable?: boolean;
  /** Without it the column's values are null and the column is not offered. Of an amount it must be stated. */
  readonly claim?: Claim;
  /** False: in no file. `by name`: only where it is asked for. Else in every file that does not name its columns. */
  readonly exported?: false | 'by name';
  /** The column whose key asks for this one too. */
  readonly exportedWith?: string;
  /** Its header in a file, where that is not its label. */
  readonly header?: string;
  /** Made of the other columns by a rule, not read. */
  readonly isComputed?: boolean;
  /** Its description in the schema of the API. */
  readonly about?: string;
}

export interface PlainColumn extends ColumnBase {
  readonly kind: Exclude<ColumnKind, 'amount'>;
  /** The only ones that a text has. */
  readonly values?: readonly string[];
}
export interface AmountColumn extends ColumnBase {
  readonly kind: 'amount';
  readonly claim: Claim;
}
/** A value of several parts; each part that is named has its own column in a file. */
export interface PartsColumn extends Labelled {
  readonly kind: 'parts';
  readonly parts: Readonly<Record<string, string>>;
}
export type Column = PlainColumn | AmountColumn | PartsColumn;

interface AddressFilter extends Labelled {
  /** Its name in the address of the screen. */
  readonly id: string;
  readonly about?: string;
  /** A row may have nothing there: the filter also finds those that have nothing, or those that have something. */
  readonly isNullable?: boolean;
}
export interface SearchFilter {
  readonly kind: 'search';
  readonly about?: string;
}
/** Rows by their ids; an empty list finds none. */
export interface RowsFilter {
  readonly kind: 'rows';
  readonly about?: string;
}
/** Any of the names that are ticked; the server offers those that rows have. */
export interface NamesFilter extends AddressFilter {
  readonly kind: 'names';
}
/** Any of the groups, or of the people, that are ticked, by their ids. */
export interface GroupsFilter extends AddressFilter {
  readonly kind: 'groups';
}
export interface FlagFilter extends AddressFilter {
  readonly kind: 'flag';
}
/** One of these values, each with its label. */
export interface OneFilter extends AddressFilter {
  readonly kind: 'one';
  readonly choices: Readonly<Record<string, string>>;
  /** What is meant where none is given. */
  readonly otherwise?: string;
}
/** Any of these values. */
export interface SomeFilter extends AddressFilter {
  readonly kind: 'some';
  readonly values: readonly string[];
}
export type Filter = SearchFilter | RowsFilter | NamesFilter | GroupsFilter | FlagFilter | OneFilter | SomeFilter;

/** A range of days; of an instant the company's day. */
export interface DaysFilter extends AddressFilter {
  readonly kind: 'day' | 'instant';
}

export type Columns = Readonly<Record<string, Column>>;
export type Filters = Readonly<Record<string, Filter>>;
export type DaysFilters = Readonly<Record<string, DaysFilter>>;

/** How a list is sorted that is filtered so, and asks for no sort. */
export interface SortedWhen {
  readonly filter: string;
  /** Left out: whatever it is set to. */
  readonly is?: string;
  readonly by: string;
}

/** The records whose changes, as the stream names them, change a row where it stands and bring new ones; or why nobody is told of a change. */
export type Live = LiveEntity | { readonly never: string };

/** A list of any kind, as the machinery reads it. */
export interface AnyList {
  /** In addresses of files and in saved views. */
  readonly name: string;
  readonly label: string;
  readonly live: Live;
  /** Who is given the list at all, by one of them; null: everybody, each the rows of their scope. */
  readonly claim: Claim | readonly Claim[] | null;
  /** Who saves views for everybody. */
  readonly shareClaim: Claim;
  readonly columns: Columns;
  readonly filters: Filters;
  readonly days: DaysFilters;
  readonly defaultSort: string;
  /** Where nobody chose a sort, the last comes first. */
  readonly isNewestFirst?: boolean;
  /** The first that is meant comes before the default. */
  readonly sortedWhen?: readonly SortedWhen[];
  /** The columns that a file without wishes begins with; the others follow as they are declared. */
  readonly fileBegins?: readonly string[];
}

export interface ListOf<N extends string, C extends Columns, F extends Filters, D extends DaysFilters> extends AnyList {
  readonly name: N;
  readonly columns: C;
  readonly filters: F;
  readonly days: D;
  readonly defaultSort: SortKeyOf<C>;
}

/** A list whose rows follow what others change. */
export type LiveList = AnyList & { readonly live: LiveEntity };

type KeyOf<T> = keyof T & string;
export type SortKeyOf<C extends Columns> = { [K in KeyOf<C>]: C[K] extends { readonly isSortable: true } ? K : never }[KeyOf<C>];

export type ColumnKey<L extends AnyList> = KeyOf<L['columns']>;
export type FilterKey<L extends AnyList> = KeyOf<L['filters']>;
export type DayKey<L extends AnyList> = KeyOf<L['days']>;
export type SortKey<L extends AnyList> = SortKeyOf<L['columns']>;

interface KindValues {
  readonly text: string;
  readonly phone: string;
  readonly number: number;
  /** Decimal text, of three places. */
  readonly quantity: string;
  /** Of two. */
  readonly amount: string;
  readonly day: string;
  /** ISO 8601, UTC. */
  readonly instant: string;
  readonly flag: boolean;
}
type Nullable<C> = C extends { readonly isNullable: true } | { readonly claim: Claim } ? null : never;
type PlainValue<C extends Column> = C extends { readonly values: readonly (infer V)[] }
  ? V
  : C extends { readonly kind: infer K extends ColumnKind }
    ? KindValues[K]
    : never;
type ColumnValue<C extends Column> = C extends PartsColumn
  ? { readonly [P in KeyOf<C['parts']>]: string | null } | null
  : PlainValue<C> | Nullable<C>;

/** The columns that are read; the others are made of them. */
export type ReadKey<L extends AnyList> = {
  [K in ColumnKey<L>]: L['columns'][K] extends { readonly isComputed: true } ? never : K;
}[ColumnKey<L>];

/** Of filters and ranges of days: those that find rows that have nothing there. */
type NullableKey<T> = { [K in KeyOf<T>]: T[K] extends { readonly isNullable: true } ? K : never }[KeyOf<T>];
export type EmptyKey<L extends AnyList> = NullableKey<L['filters']> | NullableKey<L['days']>;
/** Those of them whose column is no column of names or days, so that the SQL says when it is empty. */
export type OwnEmptyKey<L extends AnyList> = Exclude<NullableKey<L['filters']>, NamesKey<L>>;
/** Filters that leave out what they find. */
export type NegatedKey<L extends AnyList> = {
  [K in FilterKey<L>]: L['filters'][K] extends { readonly kind: 'names' | 'groups' | 'some' }
    ? K
    : L['filters'][K] extends { readonly kind: 'one'; readonly otherwise?: undefined }
      ? K
      : never;
}[FilterKey<L>];
/** The filters of which some names are ticked. */
export type NamesKey<L extends AnyList> = { [K in FilterKey<L>]: L['filters'][K] extends NamesFilter ? K : never }[FilterKey<L>];

/** A row of the list on the wire. */
export type RowOf<L extends AnyList> = { readonly [K in ColumnKey<L>]: ColumnValue<L['columns'][K]> };

/** A row as it is read. */
export type ReadRowOf<L extends AnyList> = Pick<RowOf<L>, ReadKey<L>>;

type FilterValue<F extends Filter> = F extends SearchFilter
  ? string | null
  : F extends RowsFilter | GroupsFilter
    ? readonly number[] | null
    : F extends FlagFilter
      ? boolean | null
      : F extends SomeFilter
        ? readonly F['values'][number][] | null
        : F extends OneFilter
          ? KeyOf<F['choices']> | (F extends { readonly otherwise: string } ? never : null)
          : never;

export interface DayRange<K extends string = string> {
  readonly field: K;
  readonly from: string | null;
  readonly to: string | null;
}

/** What a list is filtered by, once it is parsed: a filter that is not given is null. */
export type FilterOf<L extends AnyList> = Readonly<Record<NamesKey<L>, readonly string[] | null>> & {
  readonly [K in Exclude<FilterKey<L>, NamesKey<L>>]: FilterValue<L['filters'][K]>;
} & {
  readonly dates: readonly DayRange<DayKey<L>>[];
  /** Filters whose values are left out. */
  readonly isNot: readonly NegatedKey<L>[];
  readonly isEmpty: readonly EmptyKey<L>[];
  readonly isNotEmpty: readonly EmptyKey<L>[];
};

/** Checked by its types: a sort, a column of a file or a filter that is not declared does not compile. */
export function declareList<
  const N extends string,
  const C extends Columns,
  const F extends Filters,
  const D extends DaysFilters,
  const V extends Live,
>(
  list: ListOf<N, C, F, D> & {
    readonly live: V;
    readonly fileBegins?: readonly NoInfer<KeyOf<C>>[];
    readonly sortedWhen?: readonly (SortedWhen & { readonly filter: NoInfer<KeyOf<F>>; readonly by: NoInfer<SortKeyOf<C>> })[];
  },
): ListOf<N, C, F, D> & { readonly live: V } {
  return list;
}

/** The default first, as the API describes them. */
export function sortKeysOf<L extends AnyList>(list: L): readonly SortKey<L>[] {
  const first: string = list.defaultSort;
  const keys = keysOf(list.columns).filter((key): key is SortKey<L> => isSortable(list, key));
  return [...keys.filter((key) => key === first), ...keys.filter((key) => key !== first)];
}

export function isSortable<L extends AnyList>({ columns }: L, key: string): key is SortKey<L> {
  const column = columns[key];
  return column !== undefined && column.kind !== 'parts' && column.isSortable === true;
}

/** @throws Error for a list that is not sorted by what it says */
export function defaultSortOf<L extends AnyList>(list: L): SortKey<L> {
  const key: string = list.defaultSort;
  if (isSortable(list, key)) return key;
  throw new Error(`list ${list.name} is not sorted by ${key}`);
}

/**
 * How the rows are sorted where nobody chose: the server sorts by it, and the head of the list says so.
 * @param filter as the server is asked; what is not set is left out or null
 */
export function usualSortOf<L extends AnyList>(list: L, filter: object): SortKey<L> {
  const given = new Map<string, unknown>(Object.entries(filter));
  const isMeant = ({ filter: key, is }: SortedWhen): boolean => {
    const value = given.get(key) ?? null;
    return value !== null && (is === undefined || value === is);
  };
  const by = list.sortedWhen?.find(isMeant)?.by ?? list.defaultSort;
  return isSortable(list, by) ? by : defaultSortOf(list);
}

/** The view of a list, which always has a value, has no opposite; of a flag it is the other flag. */
export const canBeNegated = (filter: Filter): boolean =>
  filter.kind === 'names' ||
  filter.kind === 'groups' ||
  filter.kind === 'some' ||
  (filter.kind === 'one' && filter.otherwise === undefined);

export const canBeEmpty = (filter: Filter | DaysFilter): boolean => 'isNullable' in filter && filter.isNullable === true;

export function negatedKeysOf<L extends AnyList>({ filters }: L): readonly NegatedKey<L>[] {
  const isNegated = (key: FilterKey<L>): key is NegatedKey<L> => filters[key] !== undefined && canBeNegated(filters[key]);
  return keysOf(filters).filter(isNegated);
}

export function emptyKeysOf<L extends AnyList>({ filters, days }: L): readonly EmptyKey<L>[] {
  const all: Readonly<Record<string, Filter | DaysFilter>> = { ...filters, ...days };
  const isEmptied = (key: string): key is EmptyKey<L> => all[key] !== undefined && canBeEmpty(all[key]);
  return Object.keys(all).filter(isEmptied);
}

export function isNamesKey<L extends AnyList>({ filters }: L, key: string): key is NamesKey<L> {
  return filters[key]?.kind === 'names';
}

/** The keys of a declared object, as its type has them. */
export const keysOf = <T extends object>(of: T): readonly KeyOf<T>[] => Object.keys(of).filter((key): key is KeyOf<T> => key in of);

/** What is called as its declaration says, or as a setting names its field. */
export type LabelOf = (part: Labelled) => string;
export const ownLabel: LabelOf = ({ label }) => label;

/** @returns null for a column that everybody sees */
export const claimOf = (column: Column): Claim | null => (column.kind === 'parts' ? null : (column.claim ?? null));
