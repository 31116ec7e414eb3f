import { safePath, type AppPaths } from './app-paths.ts';

const FIELD: AppPaths = { base: '/field/', returnPath: '/field/auth', home: '/field/construction' };
const CONSOLE: AppPaths = { base: '/', returnPath: '/auth-return', home: '/' };

test('after signing in the person comes back to the page they wanted', () => {
  expect(safePath('/field/construction/12/34', FIELD)).toBe('/field/construction/12/34');
  expect(safePath('/graphiql', CONSOLE)).toBe('/graphiql');
  expect(safePath('/field/construction?q=wattle%20rd', FIELD)).toBe('/field/construction?q=wattle%20rd');
});

test.each(['', '/', '/admin', 'https://evil.example/field/', '//evil.example/field/', '/field/auth', 'javascript:alert(1)'])(
  'a state that leads out of the app leads to its first page: %s',
  (path) => {
    expect(safePath(path, FIELD)).toBe('/field/construction');
  },
);

test.each(['', '//evil.example', '/\\evil.example', '/\t/evil.example', '\\\\evil.example', 'https://evil.example', '/auth-return?code=1'])(
  'an app that owns the whole origin still sends nobody to another: %s',
  (path) => {
    expect(safePath(path, CONSOLE)).toBe('/');
  },
);
