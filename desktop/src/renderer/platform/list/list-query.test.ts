import { filterWords } from './filter-words.ts';
import {
  EMPTY_QUERY,
  formatListQuery,
  isNarrowed,
  narrowedBy,
  parseListQuery,
  settingOf,
  viewShown,
  withFilter,
  type FilterDefinition,
} from './list-query.ts';

const FILTERS: readonly FilterDefinition[] = [
  { id: 'status', label: 'Status', kind: 'many', operators: ['is', 'not'] },
  { id: 'received', label: 'Received', kind: 'one', options: [{ value: 'yes', label: 'Yes' }], operators: ['is'] },
  { id: 'due', label: 'Due', kind: 'days', operators: ['is', 'empty', 'filled'] },
];
const parse = (text: string) => parseListQuery(new URLSearchParams(text), FILTERS, ['dueDate', 'workOrder']);

test('an address that is parsed and written is the same address', () => {
  const text = 'q=lot+14&status=On+Hold&status=A%2CB&received=yes&due=2026-11-01..&sort=-dueDate';
  expect(formatListQuery(parse(text), FILTERS).toString()).toBe(text);
});

test('filters, search and sort are parsed from the address', () => {
  expect(parse('q=wattle&status=Received&due=2026-11-01..2026-11-30&sort=workOrder')).toEqual({
    search: 'wattle',
    filters: { status: ['Received'], due: ['2026-11-01', '2026-11-30'] },
    sort: { field: 'workOrder', isDescending: false },
  });
});

test.each([
  ['status.not=Closed&status.not=Complete', { 'status.not': ['Closed', 'Complete'] }, 'is none of 2'],
  ['status.not=Closed', { 'status.not': ['Closed'] }, 'is not Closed'],
  ['due.empty=yes', { 'due.empty': ['yes'] }, 'is empty'],
  ['due.filled=yes', { 'due.filled': ['yes'] }, 'is not empty'],
])('an operator is in the address, and its chip says it: %s', (text, filters, words) => {
  const query = parse(text);
  expect(query.filters).toEqual(filters);
  expect(formatListQuery(query, FILTERS).toString()).toBe(text);
  const said = FILTERS.flatMap((one) => {
    const setting = settingOf(query, one);
    return setting === null ? [] : [filterWords(one, setting)];
  });
  expect(said).toEqual([words]);
});

test('a filter has one operator at a time', () => {
  expect(parse('status=Received&status.not=Closed').filters).toEqual({ status: ['Received'] });
  const query = withFilter(parse('status=Received&due=2026-11-01..'), 'status', ['Closed'], 'not');
  expect(query.filters).toEqual({ due: ['2026-11-01', ''], 'status.not': ['Closed'] });
  expect(withFilter(query, 'status', []).filters).toEqual({ due: ['2026-11-01', ''] });
});

test.each([
  'received.not=yes',
  'status.empty=yes',
  'due.not=2026-11-01..',
  'received=perhaps',
  'due=tomorrow..',
  'due=2026-02-31..',
  'sort=colour',
  'other=1',
  'status=',
])('what is no filter of the list is left out: %s', (text) => expect(parse(text)).toEqual(EMPTY_QUERY));

test('a filter without values is no filter', () => {
  const query = withFilter(EMPTY_QUERY, 'status', ['Received']);
  expect(isNarrowed(query)).toBe(true);
  expect(withFilter(query, 'status', [])).toEqual(EMPTY_QUERY);
  expect(withFilter(query, 'due', ['', ''])).toEqual(query);
});

test('what hides rows is named: a search, filters, or both; a tab is neither', () => {
  const filters = { tab: ['sent'] };
  expect(narrowedBy(EMPTY_QUERY)).toBeNull();
  expect(narrowedBy({ ...EMPTY_QUERY, search: 'pit' })).toBe('search');
  expect(narrowedBy({ ...EMPTY_QUERY, filters })).toBe('filters');
  expect(narrowedBy({ ...EMPTY_QUERY, search: 'pit', filters })).toBe('both');
  expect(narrowedBy({ ...EMPTY_QUERY, search: 'pit', filters }, 'tab')).toBe('search');
});

test('a view of the list’s own is named where nothing else narrows it', () => {
  const views = [{ value: 'overdue', label: 'Overdue' }];
  const inView = { ...EMPTY_QUERY, filters: { view: ['overdue'] }, sort: { field: 'name', isDescending: false } };
  expect(viewShown(inView, 'view', views)).toBe('Overdue');
  expect(viewShown({ ...inView, search: 'pit' }, 'view', views)).toBeNull();
  expect(viewShown({ ...inView, filters: { view: ['overdue'], 'status.not': ['Closed'] } }, 'view', views)).toBeNull();
  expect(viewShown(EMPTY_QUERY, 'view', views)).toBeNull();
});
