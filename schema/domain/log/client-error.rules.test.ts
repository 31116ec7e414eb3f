// What is kept of an app's error, and which are one.
import { clientErrorInput } from './client-error.input.ts';
import { cleanError, errorGroup } from './client-error.rules.ts';

const sent = { name: 'TypeError', message: 'x is undefined', stack: null, path: '/jobs' };
const cleaned = (message: string) => cleanError({ ...sent, message }).message;

test.each([
  ['a bearer token', 'Authorization: Bearer abc.def.ghi failed', 'abc.def.ghi'],
  ['a password', 'sign in with password=Hunter22', 'Hunter22'],
  ['a named token', 'bad {"token":"s3cr3t"}', 's3cr3t'],
  ['an account number', 'account 12345678 was refused', '12345678'],
  ['a BSB in groups', 'to 062-000 please', '062-000'],
  ['a card or account in groups', 'number 1234 5678 9012', '5678'],
  ['a long encoded word', `got ${'a1B2'.repeat(12)}`, 'a1B2a1B2'],
  ['an e-mail address', 'no mailbox fay.ng@lotline.example here', 'fay.ng'],
  ['a value that was sent', 'invalid input syntax for type date: "next Tuesday"', 'Tuesday'],
  ['what an address asks', 'GET https://x.example/files?sig=zzz answered 500', 'zzz'],
])('%s is not kept of a message', (_what, message, secret) => {
  expect(cleaned(message)).not.toContain(secret);
});

test('what is no secret stays readable', () => {
  expect(cleaned('Unexpected token < in JSON')).toBe('TypeError: Unexpected token < in JSON');
  expect(cleaned('Cannot read properties of undefined (reading ‘job 48213’)')).toBe(
    'TypeError: Cannot read properties of undefined (reading ‘job 48213’)',
  );
  expect(cleaned('  ')).toBe('TypeError: No message');
});

test('of a stack the places alone are kept, of a page its path alone', () => {
  const stack =
    'TypeError: password=Hunter22\n    at save (https://x.example/assets/index-a1.js?v=secret:1:20)\nnoise Hunter22\ndraw@https://x.example/a.js:3:4';
  const clean = cleanError({ ...sent, stack, path: '/construction/12?token=zzz#frag' });
  expect(clean.stack).toBe('at save (https://x.example/assets/index-a1.js)\ndraw@https://x.example/a.js:3:4');
  expect(clean.path).toBe('/construction/12');
});

test('everything is bounded, whatever was sent', () => {
  const clean = cleanError({
    name: 'E',
    message: 'word '.repeat(3000),
    stack: '    at a (b.js:1:1)\n'.repeat(500),
    path: '/p'.repeat(900),
  });
  expect(clean.message.length).toBeLessThanOrEqual(500);
  expect((clean.stack ?? '').split('\n').length).toBeLessThanOrEqual(20);
  expect(clean.path.length).toBeLessThanOrEqual(200);
  expect(clientErrorInput.safeParse({ ...sent, app: 'field', kind: 'error', version: '1', message: 'x'.repeat(20_001) }).success).toBe(
    false,
  );
  expect(clientErrorInput.safeParse({ ...sent, app: 'field', kind: 'error', version: '1', more: 1 }).success).toBe(false);
});

test('errors that differ in a number, a name or the build’s own file names are one; another message, place or app is another', () => {
  const group = (app: string, message: string, frame: string) =>
    errorGroup(app, cleanError({ ...sent, message, stack: `    at ${frame}` }));
  const one = group('field', 'No task 12 named "Trench"', 'save (https://x.example/assets/index-a1.js:1:20)');
  expect(group('field', 'No task 977 named "Pit"', 'save (https://x.example/assets/index-b2.js:9:4)')).toBe(one);
  expect(group('console', 'No task 12 named "Trench"', 'save (https://x.example/a.js:1:20)')).not.toBe(one);
  expect(group('field', 'No job 12 named "Trench"', 'save (https://x.example/a.js:1:20)')).not.toBe(one);
  expect(group('field', 'No task 12 named "Trench"', 'load (https://x.example/a.js:1:20)')).not.toBe(one);
});
