// What is taken for a logo, and what is not.
import { characterLimit } from '../kernel/input-limits.ts';
import { SMALL_LOGO } from '../../testing/small-logo.ts';
import { logoBase64, logoFileId, logoProblem, MOST_LOGO_CHARACTERS, storedLogo } from './logo.rules.ts';

/** Its frame says 1001 pixels in place of 12. */
const wide = SMALL_LOGO.replace('AAEAAwDASI', 'AAEA+kDASI');

test('a small JPEG is one, and its bytes are what a paper prints; none is as good', () => {
  expect([logoProblem(SMALL_LOGO), logoProblem('')]).toEqual([null, null]);
  expect([logoBase64(SMALL_LOGO), logoBase64('')]).toEqual([SMALL_LOGO.split(',')[1], null]);
});

test('the largest gets past the edge, which judges texts by their names before the rule does', () => {
  expect(characterLimit('logo')).toBeGreaterThan(MOST_LOGO_CHARACTERS);
});

test('a stored one is named by its number alone, and holds no bytes itself', () => {
  expect([storedLogo(12), logoFileId('file:12'), logoProblem('file:12'), logoBase64('file:12')]).toEqual(['file:12', 12, null, null]);
  expect(['file:0', 'file:1x', 'file:', SMALL_LOGO, ''].map(logoFileId)).toEqual([null, null, null, null, null]);
});

test.each([
  ['a PNG', 'data:image/png;base64,iVBORw0KGgo='],
  ['a page that calls itself a JPEG', 'data:image/jpeg;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='],
  ['a file without a number', 'file:'],
  ['an address', 'https://example.com/logo.jpg'],
  ['a JPEG without a frame', 'data:image/jpeg;base64,/9j/2Q=='],
  ['one that is too wide', wide],
  ['one that is too large', SMALL_LOGO.padEnd(MOST_LOGO_CHARACTERS + 1, 'A')],
])('%s is none', (_, text) => expect(logoProblem(text)).toMatch(/^must be /));

test('what is too large names the limit', () => {
  expect(logoProblem(SMALL_LOGO.padEnd(MOST_LOGO_CHARACTERS + 1, 'A'))).toContain('at most 32 KiB');
});
