// A range of lots, units or street numbers as the single addresses that it stands for (screens.md §2.9).
import { rangeOf, type PotentialJobEntry, type RangePart } from './entry-fields.ts';

const single = (entry: PotentialJobEntry, part: RangePart, number: number): PotentialJobEntry => {
  const value = String(number);
  switch (part) {
    case 'lot':
      return { ...entry, lotNumber: value, lotRangeLow: null, lotRangeHigh: null };
    case 'unit':
      return { ...entry, unitNumber: value, unitRangeLow: null, unitRangeHigh: null };
    case 'street':
      return { ...entry, streetNumber: value, streetRangeLow: null, streetRangeHigh: null };
  }
};

/** One entry for each number, from the lowest; the entry itself where it has no range. Its length is bounded by checkEntry. */
export function expandRange(entry: PotentialJobEntry): readonly PotentialJobEntry[] {
  const range = rangeOf(entry);
  if (range === null) return [entry];
  const { part, low, high } = range;
  return Array.from({ length: high - low + 1 }, (_, place) => single(entry, part, low + place));
}
