import { LONGEST_STATEMENT_MS } from '../db/database.ts';
import { OUT_WITHIN_MS, PERSON_KNOWN_MS, STREAM_ASKS_EVERY_MS } from './known-for.ts';

test('a stream that just missed a dismissal, and whose next read takes the longest time, is closed in time', () => {
  // settings alone: no time is measured
  const worst = PERSON_KNOWN_MS + STREAM_ASKS_EVERY_MS + LONGEST_STATEMENT_MS;
  expect({ worst, isInTime: worst < OUT_WITHIN_MS }).toEqual({ worst: 54_000, isInTime: true });
});
