// What is typed into the jobs' search box, as patterns: the database's side of it is job-list.db.test.
import { parseJobSearch, searchWords } from './job-search.rules.ts';

test.each([
  ['Lots 1-4, 8 Wattle Rd', 'lot 1 4 8 wattle rd'],
  ['3/8 Ferry St', 'u 3 8 ferry st'],
  ['Unit 12 WO148', 'u 12 wo 148'],
  ['José', 'jose'],
])('folds %s', (text, folded) => {
  expect(searchWords(text)).toBe(folded);
});

test.each([
  ['the beginning of a work order', 'WO-10', [['% wo 10%']]],
  ['the figures of one', '1001', [['% 1001%']]],
  ['a long number anywhere, in a telephone too', '48213', [['%48213%'], ['%48213%']]],
  ['a lot, and no other', 'lot 14', [['% lot 14 %']]],
  ['lots, as they are written', 'Lots 1 to 4', [['% lot 1 4 %']]],
  ['a unit in any spelling', 'u3', [['% u 3 %']]],
  [
    'a unit before a slash, or the lot where there are no units',
    '3/8 Wattle',
    [
      ['% u 3 8%', '%wattle%'],
      ['% lot 3 %', '% 8%', '%wattle%'],
    ],
  ],
  ['lot, number and street', 'Lot 14, 8 Wattle Rd', [['% lot 14 %', '% 8%', '%wattle%', '% rd%']]],
  ['words before a lot', 'wattle lot 14', [['% lot 14 %', '%wattle%']]],
  ['a telephone as it is said', '0491 570 156', [['% 0491%', '% 570%', '% 156%'], ['%491570156%']]],
  ['the same from abroad', '+61 491570156', [['% 61%', '%491570156%'], ['%491570156%']]],
  ['what a pattern would mean something with', '100%_', [['% 100%']]],
])('%s', (_name, typed, patterns) => {
  expect(parseJobSearch(typed)).toEqual(patterns);
});

test('nothing typed is no search; what is no word finds nothing', () => {
  expect(parseJobSearch('   ')).toBeNull();
  expect(parseJobSearch(null)).toBeNull();
  expect(parseJobSearch('%%')).toEqual([]);
});
