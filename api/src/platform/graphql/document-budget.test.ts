// The checks before a document is validated: a count limits what validation compares with each other.
import { parse } from 'graphql';
import { REGISTERED_OPERATIONS } from '../../generated/registered-operations.ts';
import { MOST_FIELDS, MOST_NAME_CHARACTERS, MOST_OF_ONE_NAME, MOST_TOKENS, overBudget, parseWithinTokens } from './document-budget.ts';

const repeat = (count: number, make: (index: number) => string): string => Array.from({ length: count }, (_, at) => make(at)).join(' ');
const over = (source: string) => overBudget(parse(source))?.['limit'] ?? null;
const NAMES = `${String(MOST_OF_ONE_NAME)} selections of one name`;
const FIELDS = `${String(MOST_FIELDS)} fields`;

test('the apps’ documents are within the budget of others: a server of another version accepts them as texts', () => {
  for (const text of REGISTERED_OPERATIONS.values()) {
    const document = parseWithinTokens(text);
    expect(document).not.toBeNull();
    if (document !== null) expect([text.slice(0, 60), overBudget(document)]).toEqual([text.slice(0, 60), null]);
  }
});

test.each<[string, string, string | null]>([
  ['ten of one name', `{ me { ${repeat(10, () => 'id')} } }`, null],
  ['eleven of one name', `{ me { ${repeat(11, () => 'id')} } }`, NAMES],
  ['eleven of one alias', `{ ${repeat(11, (at) => `same: f${at}`)} }`, NAMES],
  ['eleven aliases of one field', `{ ${repeat(11, (at) => `a${at}: me { id }`)} }`, null],
  ['four sets of three, which are one set of twelve', `{ ${repeat(4, () => 'me { id id id }')} }`, NAMES],
  ['in inline fragments', `{ me { ${repeat(11, () => '... on User { id }')} } }`, NAMES],
  ['in fragments', `{ me { ${repeat(11, (at) => `...f${at}`)} } } ${repeat(11, (at) => `fragment f${at} on User { id }`)}`, NAMES],
  ['in a fragment that nothing spreads', `{ me { id } } fragment f on User { ${repeat(11, () => 'id')} }`, NAMES],
  ['one fragment spread often in one set', `{ me { ${repeat(50, () => '...f')} } } fragment f on User { id }`, null],
  [
    'fragments within fragments, twice as many at each level',
    `{ ...f0 } ${repeat(30, (at) => `fragment f${at} on T { a { ...f${at + 1} } b { ...f${at + 1} } }`)} fragment f30 on T { id }`,
    FIELDS,
  ],
  ['a fragment that holds itself in a field', '{ ...f } fragment f on T { a { ...f } }', FIELDS],
  ['a fragment that holds itself', '{ ...f } fragment f on T { id ...f }', null],
  ['a long name', `{ ${'a'.repeat(MOST_NAME_CHARACTERS + 1)} }`, `names of ${String(MOST_NAME_CHARACTERS)} characters`],
  ['a long text', `{ f(a: "${'a'.repeat(MOST_NAME_CHARACTERS + 1)}") }`, null],
])('%s', (_what, source, limit) => {
  expect(over(source)).toBe(limit);
});

test('a document with too many tokens is not read to its end', () => {
  expect(parseWithinTokens(`{ me { ${repeat(MOST_TOKENS, () => 'id')} } }`)).toBeNull();
  expect(parseWithinTokens('{ me { id ')).toBeNull();
});
