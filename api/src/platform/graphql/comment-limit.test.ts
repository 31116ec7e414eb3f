import { hasTooManyComments } from './comment-limit.ts';

const many = '# why\n'.repeat(501);

test.each<[string, boolean, string]>([
  ['a document without any', false, '{ me { id } }'],
  ['as many as there may be', false, '# why\n'.repeat(500)],
  ['one more', true, many],
  ['one on many lines of a carriage return', true, '#\r'.repeat(501)],
  ['a single long one that holds many', false, '#'.repeat(10_000)],
  ['those of a text', false, `{ a(b: "${'#'.repeat(10_000)}") }`],
  ['those of a text behind a quote of its own', false, `{ a(b: "\\"${'# \\" '.repeat(10_000)}") }`],
  ['those of a block text', false, `{ a(b: """ " \\""" ${many} """) }`],
  ['those behind a text', true, `{ a(b: "x") } ${many}`],
  ['those behind an empty text', true, `{ a(b: "") } ${many}`],
  ['those behind a block text', true, `{ a(b: """x""") } ${many}`],
  ['those behind a quote in a comment', true, `# say "why\n ${many}`],
  ['those behind a text that never ends', true, `{ a(b: "x\n ${many}`],
])('counts %s (quality.md §2 "GraphQL cost")', (_what, isTooMany, source) => {
  expect(hasTooManyComments(source)).toBe(isTooMany);
});

test('a block text of many escaped quotes is read to its end', () => {
  expect(hasTooManyComments(`{ a(b: """${'\\"""'.repeat(100_000)}""") } ${many}`)).toBe(true);
});
