import { LONGEST_STATEMENT_MS } from '../db/database.ts';
import { OUT_WITHIN_MS, PERSON_KNOWN_MS, STREAM_ASKS_EVERY_MS } from './known-for.ts';

test('a stream that just missed a dismissal, and whose next read takes as long as any, is closed in time', () => {
  expect(PERSON_KNOWN_MS + STREAM_ASKS_EVERY_MS + LONGEST_STATEMENT_MS).toBeLessThan(OUT_WITHIN_MS);
});
