import { hasTooManyParts } from './ticket-parts.ts';

const ink = `[${Array.from({ length: 6_000 }, (_, at) => String(at % 600)).join(',')}]`;
const signature = `{"by":"crew","name":"Ana","ink":[${ink}]}`;

test.each<[string, boolean, string]>([
  ['twenty signatures of the longest ink', false, `{"signatures":[${Array.from({ length: 20 }, () => signature).join(',')}]}`],
  ['a text full of braces', false, JSON.stringify({ notes: '{},'.repeat(300_000) })],
  ['braces behind escaped quotes and backslashes', false, JSON.stringify({ notes: `"\\${'{},"'.repeat(100_000)}\\` })],
  ['330,000 empty objects', true, `{"a":[${'{},'.repeat(330_000)}{}]}`],
  ['500,000 numbers', true, `{"a":[${'1,'.repeat(500_000)}1]}`],
  ['lists within lists', true, '['.repeat(30_000)],
  ['a text that does not end', false, `"${'{'.repeat(30_000)}`],
])('%s', (_what, isTooMany, text) => {
  expect(hasTooManyParts(text)).toBe(isTooMany);
});
