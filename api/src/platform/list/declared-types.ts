// The wire types of a declared list, for TypeGraphQL: its row, its filter, and what its filters offer. The types of TypeScript come from the declaration.
import { Field, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import { emptyKeysOf, keysOf, negatedKeysOf, type AnyList, type Filter } from '@lotline/schema/domain/list/list-declaration';
import { DateTimeScalar, DayScalar, DecimalScalar } from '../graphql/scalars.ts';
import { DateRangeInput, ListPage } from './list.type.ts';

const SCALARS = {
  text: String,
  phone: String,
  number: Int,
  quantity: DecimalScalar,
  amount: DecimalScalar,
  day: DayScalar,
  instant: DateTimeScalar,
  flag: Boolean,
};

const described = (about: string | undefined) => (about === undefined ? {} : { description: about });

/** How a class gets a field, by the name that the field has. */
type AddField = (of: object, key: string) => void;

interface RowTypeOptions {
  readonly description?: string;
  /** Of the columns that have parts: their types are the list's own. */
  readonly parts?: Readonly<Record<string, AddField>>;
}

/** The fields of its row. */
export function rowType({ columns }: AnyList, name: string, { description, parts = {} }: RowTypeOptions = {}): ClassType {
  class Row {}
  for (const [key, column] of Object.entries(columns)) {
    if (column.kind === 'parts') parts[key]?.(Row.prototype, key);
    else {
      const nullable = column.isNullable === true || column.claim !== undefined;
      Field(() => SCALARS[column.kind], { simple: true, nullable, ...described(column.about) })(Row.prototype, key);
    }
  }
  ObjectType(name, described(description))(Row);
  return Row;
}

/** @param days what is said of its ranges of days beside their names */
export function filterType(list: AnyList, name: string, aboutDays = ''): ClassType {
  class FilterInput {}
  const { filters, days } = list;
  for (const [key, filter] of Object.entries(filters)) {
    Field(() => inputOf(filter), { nullable: true, ...described(aboutFilter(filter)) })(FilterInput.prototype, key);
  }
  Field(() => [DateRangeInput], { nullable: true, description: `Fields: ${keysOf(days).join(', ')}${aboutDays}` })(
    FilterInput.prototype,
    'dates',
  );
  const empty = emptyKeysOf(list).join(', ');
  const keys: readonly (readonly [string, string])[] = [
    ['isNot', `Filters that leave out what they find: ${negatedKeysOf(list).join(', ')}`],
    ['isEmpty', `Rows that have nothing there: ${empty}`],
    ['isNotEmpty', 'Rows that have something there'],
  ];
  for (const [key, description] of keys) Field(() => [String], { nullable: true, description })(FilterInput.prototype, key);
  InputType(name)(FilterInput);
  return FilterInput;
}

function inputOf({ kind }: Filter) {
  switch (kind) {
    case 'search':
    case 'one':
      return String;
    case 'rows':
    case 'groups':
      return [Int];
    case 'names':
    case 'some':
      return [String];
    case 'flag':
      return Boolean;
  }
}

const aboutFilter = (filter: Filter): string | undefined =>
  filter.kind === 'one' ? (filter.about ?? `One of: ${keysOf(filter.choices).join(', ')}`) : filter.about;

/** What its filters of names offer. */
export function optionsType({ filters }: AnyList, name: string, description?: string): ClassType {
  class Options {}
  for (const [key, { kind }] of Object.entries(filters)) {
    if (kind === 'names') Field(() => [String], { simple: true })(Options.prototype, key);
  }
  ObjectType(name, described(description))(Options);
  return Options;
}

/** A page of its rows. */
export function pageType(row: ClassType, name: string): ClassType {
  class Page extends ListPage {}
  Field(() => [row], { simple: true })(Page.prototype, 'rows');
  ObjectType(name)(Page);
  return Page;
}
