// The Range header of one part (RFC 9110 §14): enough for videos and for going on with a broken download.
import type { ByteRange } from '../../platform/storage/store.ts';

/** Null: send all of it (no header, several parts, or one that is not understood). 'unsatisfiable': there is no such part. */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return null;
  if (first === '') {
    const count = Math.min(Number(last), sizeBytes);
    return count === 0 ? 'unsatisfiable' : { start: sizeBytes - count, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
