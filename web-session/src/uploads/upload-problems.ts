// What ends an upload, and what only delays it.
import { CATALOGUE } from '@lotline/schema/errors/catalogue';
import { ApiError, type ApiErrorCode } from '../api-error.ts';
import type { FailureStatus } from './upload-record.ts';

/** It ends here: the sentence says why. */
export class UploadFailed extends Error {
  readonly status: FailureStatus;
  readonly code: ApiErrorCode | null;

  constructor(status: FailureStatus, sentence: string, code: ApiErrorCode | null = null) {
    super(sentence);
    this.name = 'UploadFailed';
    this.status = status;
    this.code = code;
  }
}

/** Whether bytes have arrived is decided by completing and by asking for parts; a sign-in that has ended is renewed by the person. */
const SETTLED_ELSEWHERE: ReadonlySet<ApiErrorCode> = new Set(['FILE_MISMATCH', 'FILE_PARTS_MISSING', 'FILE_NOT_UPLOADED']);
const WAITED_FOR: ReadonlySet<ApiErrorCode> = new Set(['OFFLINE', 'UNAUTHENTICATED']);

export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof ApiError) || SETTLED_ELSEWHERE.has(error.code)) return false;
  return WAITED_FOR.has(error.code) || (error.code !== 'OFFLINE' && CATALOGUE[error.code].retry === 'later');
}
