import { EMPTY_QUERY, formatListQuery, isNarrowed, parseListQuery, withFilter, type FilterDefinition } from './list-query.ts';

const FILTERS: readonly FilterDefinition[] = [
  { id: 'status', label: 'Status', kind: 'many' },
  { id: 'received', label: 'Received', kind: 'one', options: [{ value: 'yes', label: 'Yes' }] },
  { id: 'due', label: 'Due', kind: 'days' },
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

test.each(['received=perhaps', 'due=tomorrow..', 'due=2026-02-31..', 'sort=colour', 'other=1', 'status='])(
  'what is no filter of the list is left out: %s',
  (text) => expect(parse(text)).toEqual(EMPTY_QUERY),
);

test('a filter without values is no filter', () => {
  const query = withFilter(EMPTY_QUERY, 'status', ['Received']);
  expect(isNarrowed(query)).toBe(true);
  expect(withFilter(query, 'status', [])).toEqual(EMPTY_QUERY);
  expect(withFilter(query, 'due', ['', ''])).toEqual(query);
});
