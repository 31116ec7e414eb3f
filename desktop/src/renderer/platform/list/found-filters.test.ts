import { foundFilters } from './found-filters.ts';
import type { FilterDefinition } from './list-query.ts';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const MANY = { kind: 'many', operators: ['is', 'not'] } as const;
const DEFINITIONS: readonly FilterDefinition[] = [
  { id: 'worktype', label: 'Work type', ...MANY },
  { id: 'type', label: 'Type of work', ...MANY },
  { id: 'region', label: 'Region', ...MANY, operators: ['is', 'not', 'empty', 'filled'] },
  { id: 'overdue', label: 'Overdue', kind: 'one', options: YES_NO, operators: ['is'] },
  { id: 'due', label: 'Due', kind: 'days', operators: ['is', 'empty', 'filled'] },
  { id: 'state', label: 'State', ...MANY },
];
const REGIONS = [
  { value: 'North', label: 'North' },
  { value: 'Far North', label: 'Far North' },
];
const found = (typed: string) =>
  foundFilters(typed, DEFINITIONS, ({ id, options }) => (id === 'state' ? null : (options ?? (id === 'region' ? REGIONS : [])))).map(
    ({ definition, value, operator }) =>
      value === null ? definition.label : `${definition.label}${operator === 'not' ? ' not' : ''}: ${value.label}`,
  );

test.each([
  ['', ['Work type', 'Type of work', 'Region', 'Overdue', 'Due', 'State']],
  ['work', ['Work type', 'Type of work']],
  ['type', ['Type of work', 'Work type']],
  ['  NORTH ', ['Region: North', 'Region: Far North']],
  ['n', ['Region']],
  ['overdue', ['Overdue', 'Overdue: Yes', 'Overdue: No']],
  ['last month', ['Due: Last month']],
  ['stat', ['State']],
  ['yes', ['Overdue: Yes']],
  ['empty', ['Region: is empty', 'Region: is not empty', 'Due: is empty', 'Due: is not empty']],
  ['region empt', ['Region: is empty', 'Region: is not empty']],
  ['due is not empty', ['Due: is not empty']],
  ['not far', ['Region not: Far North']],
  ['is not north', ['Region not: North', 'Region not: Far North']],
  ['region far', ['Region: Far North']],
  ['overdue no', ['Overdue: No']],
  ['nothing', []],
])('%j finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));
