import { goesInParts, partCount, partRange } from './parts.rules.ts';

test('a file up to 16 MiB goes in one piece, one byte more in parts (issue 10 §1)', () => {
  expect(goesInParts(16_777_216)).toBe(false);
  expect(goesInParts(16_777_217)).toBe(true);
});

test.each([1, 7, 8, 9, 16, 17, 1000])('the parts of %i bytes are all of it, once, in order', (sizeBytes) => {
  const ranges = Array.from({ length: partCount(sizeBytes, 8) }, (_, at) => partRange(sizeBytes, at + 1, 8));
  let at = 0;
  for (const range of ranges) {
    expect(range?.start).toBe(at);
    at = range?.end ?? 0;
  }
  expect(at).toBe(sizeBytes);
});

test.each([0, -1, 1.5, 3])('a file of two parts has no part %p', (number) => {
  expect(partRange(9, number, 8)).toBeNull();
});
