import { shortDetails, shortEcho } from './short-echo.ts';

const long = 'a'.repeat(4_000_000);

test.each<[string, string]>([
  ['a name', `Cannot query field "${long}" on type "Query".`],
  ['a text with spaces', `Expected Name, found String "${'a b '.repeat(100_000)}".`],
  ['a path', `${long}.name is not known here.`],
  ['many short ones', 'ab '.repeat(100_000)],
])('for %s a hundred characters in one piece are repeated, and the whole is short', (_what, message) => {
  const said = shortEcho(message);
  expect(said.length).toBeLessThanOrEqual(501);
  expect(said).not.toMatch(/\S{102}/);
});

test('a sentence of the product stays as it is', () => {
  expect(shortEcho('Cannot query field "salary" on type "User".')).toBe('Cannot query field "salary" on type "User".');
});

test('values of a record are not cut: they are the answer to a conflict', () => {
  expect(shortDetails('STALE_VERSION', { theirs: long })).toEqual({ theirs: long });
  expect(String(shortDetails('INVALID_INPUT', { field: long })['field']).length).toBe(101);
});
