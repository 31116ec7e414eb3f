import { foundFilters } from './found-filters.ts';
import type { FilterDefinition } from './list-query.ts';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const DEFINITIONS: readonly FilterDefinition[] = [
  { id: 'worktype', label: 'Work type', kind: 'many' },
  { id: 'type', label: 'Type of work', kind: 'many' },
  { id: 'region', label: 'Region', kind: 'many' },
  { id: 'overdue', label: 'Overdue', kind: 'one', options: YES_NO },
  { id: 'due', label: 'Due', kind: 'days' },
  { id: 'state', label: 'State', kind: 'many' },
];
const REGIONS = [
  { value: 'North', label: 'North' },
  { value: 'Far North', label: 'Far North' },
];
const found = (typed: string) =>
  foundFilters(typed, DEFINITIONS, ({ id, options }) => (id === 'state' ? null : (options ?? (id === 'region' ? REGIONS : [])))).map(
    ({ definition, value }) => (value === null ? definition.label : `${definition.label}: ${value.label}`),
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
  ['nothing', []],
])('%j finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));
