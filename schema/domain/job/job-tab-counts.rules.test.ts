import { countComments } from './job-tab-counts.rules.ts';

test.each([
  [0, null, '0'],
  [3, 2, '5'],
  [51, 2, '52+'],
  [3, 51, '53+'],
])('%d of the field and %p internal ones are counted as %s', (field, internal, count) => {
  expect(countComments(field, internal)).toBe(count);
});
