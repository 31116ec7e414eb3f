// Which mutations of a document are asked about before they run.
import { mutationFields } from './mutation-fields.ts';

test.each([
  ['a query', '{ me { email } }', null, []],
  ['a mutation', 'mutation { acceptTask(id: 1) { id } }', null, ['acceptTask']],
  ['several, and one twice by another name', 'mutation { a: one b: one two }', null, ['one', 'two']],
  ['within fragments', 'mutation { ...F ... on Mutation { two } } fragment F on Mutation { one }', null, ['one', 'two']],
  ['a fragment that spreads itself', 'mutation { ...F } fragment F on Mutation { one ...F }', null, ['one']],
  ['the one that is run, of two', 'query A { me { email } } mutation B { one }', 'B', ['one']],
  ['the query that is run, of two', 'query A { me { email } } mutation B { one }', 'A', []],
  ['what does not parse', 'mutation { one', null, []],
])('%s', (_what, text, name, fields) => {
  expect(mutationFields(text, name)).toEqual(fields);
});
