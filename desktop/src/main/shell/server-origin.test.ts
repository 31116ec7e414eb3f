// Which server a program belongs to.
import { serverOrigin } from './server-origin.ts';

const given: { __SERVER_ORIGIN__?: string } = globalThis as object;
beforeEach(() => {
  given.__SERVER_ORIGIN__ = 'https://built-in.example';
});
afterEach(() => delete given.__SERVER_ORIGIN__);

it('is the built-in one in a package, whatever the environment names', () => {
  expect(serverOrigin('https://evil.example', true)).toBe('https://built-in.example');
});
it.each([
  [undefined, 'https://built-in.example'],
  ['https://test.example', 'https://test.example'],
  ['http://localhost:4100', 'http://localhost:4100'],
])('on a developer’s machine %s leads to %s', (named, origin) => expect(serverOrigin(named, false)).toBe(origin));
it.each(['http://plain.example', 'https://a.example/path', 'ftp://a.example', 'a.example', ''])('refuses %j with a sentence', (named) => {
  expect(() => serverOrigin(named, false)).toThrow('LOTLINE_SERVER is');
});
