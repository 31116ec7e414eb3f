import { safePath } from './session.ts';

test('after signing in the person comes back to the page they wanted', () => {
  expect(safePath('/field/construction/12/34')).toBe('/field/construction/12/34');
});

test.each(['', '/', '/admin', 'https://evil.example/field/', '//evil.example/field/', '/field/auth', 'javascript:alert(1)'])(
  'a state that leads elsewhere leads to the list: %s',
  (path) => {
    expect(safePath(path)).toBe('/field/construction');
  },
);
