// What a file's request asks for and what its answer says, as the libraries of Express read and write it, with our own rule of names
// and of what is shown (RFC 6266, RFC 8187, RFC 9110 §14; quality.md §2, hostile upload).
import { encodeExtended, format } from 'content-disposition';
import parseRanges from 'range-parser';
import type { ByteRange } from '../../platform/storage/store.ts';

/** Pictures whose first bytes were checked are shown; everything else is only ever saved. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

export function contentDisposition(contentType: string, name: string): string {
  // nothing that turns the direction of reading, breaks a line or climbs
  const safe = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}/\\]/gu, '_');
  const fallback = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // again: decomposing makes plain slashes of wide ones
    .replace(/[^ -~]|["%/\\]/g, '_');
  // both forms, also of a plain name: browsers decode the first one by rules of their own, as =?utf-8?q?x.html?=.jpg
  const parameters = { filename: fallback, 'filename*': encodeExtended(safe) };
  return format({ type: SHOWN.has(contentType) ? 'inline' : 'attachment', parameters });
}

/** Null: send all of it (no header, several parts, or one that is not understood). 'unsatisfiable': there is no such part. */
export function wantedRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const ranges = header === undefined ? -2 : parseRanges(sizeBytes, header);
  if (ranges === -2) return null;
  // the last 500 of 100 bytes are all of them; the library says that there are none
  if (ranges === -1) return /^bytes=-0*[1-9]/.test(header ?? '') ? null : 'unsatisfiable';
  const [range, ...more] = ranges;
  return ranges.type !== 'bytes' || range === undefined || more.length > 0 ? null : range;
}
