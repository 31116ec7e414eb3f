// What a check of arrived bytes found, kept with the record: the same bytes are looked at once, whoever asks again and in whichever
// process (issue 6 §1). Other bytes, or a new link with its new key, begin anew.
import type { ErrorCode, ErrorDetails } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import type { SealedFile, StoredFile } from '../../platform/storage/store.ts';

export interface CheckedBytes {
  readonly key: string;
  /** The store's word for these very bytes. */
  readonly tag: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** What is refused whatever is claimed of them; null: they were only not those that were claimed. */
  readonly refusal: { readonly code: ErrorCode; readonly details: ErrorDetails } | null;
}

/** What the bytes are, not what the store or the caller did. */
const OF_THE_BYTES: ReadonlySet<string> = new Set<ErrorCode>(['FILE_TYPE_NOT_ALLOWED', 'FILE_UNREADABLE', 'PICTURE_TOO_LARGE']);

/** Whether these very bytes will be refused as often as they are looked at. */
export const isOfTheBytes = (error: unknown): boolean =>
  error instanceof RefusalError && (OF_THE_BYTES.has(error.code) || error.code === 'FILE_MISMATCH');

/** Null when the check ended with something else than a verdict. */
export function checkedBytes({ key, tag }: StoredFile, { sizeBytes, sha256 }: SealedFile, error: unknown): CheckedBytes | null {
  if (!(error instanceof RefusalError) || !isOfTheBytes(error)) return null;
  const { code, details } = error;
  return { key, tag, sizeBytes, sha256, refusal: OF_THE_BYTES.has(code) ? { code, details } : null };
}
