import fc from 'fast-check';
import { MOST_CHARACTERS, MOST_READS, overflowing } from './read-bounds.ts';
import { runs } from '@lotline/schema/testing/random-runs';

const reads = (...sizes: number[]) => sizes.map((size, index) => ({ name: String(index), size }));

test('what fits is stored whole', () => {
  expect(overflowing(reads(...Array.from({ length: MOST_READS }, () => 10)))).toEqual([]);
});

test('the oldest are deleted first, by number and by size', () => {
  expect(overflowing(reads(...Array.from({ length: MOST_READS + 2 }, () => 1)))).toEqual([String(MOST_READS), String(MOST_READS + 1)]);
  expect(overflowing(reads(10, MOST_CHARACTERS - 10, 1))).toEqual(['2']);
});

test('whatever was read, what stays is within both limits', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(MOST_CHARACTERS), { maxLength: 200 }), (sizes) => {
      const gone = new Set(overflowing(reads(...sizes)));
      const kept = sizes.filter((_, index) => !gone.has(String(index)));
      return kept.length <= MOST_READS && kept.reduce((sum, size) => sum + size, 0) <= MOST_CHARACTERS;
    }),
    runs({ least: 10, soak: 100 }),
  );
});
