// The HTTP status of each code (contract/rest.md), and the code of any error at the edge.
import { CATALOGUE, type ErrorCode, type ErrorDetails, type ErrorKind } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { databaseRefusal, type DatabaseRefusal } from '../db/pg-errors.ts';

const BY_KIND: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  denied: 403,
  missing: 404,
  refused: 409,
  conflict: 409,
  limit: 400,
  fault: 500,
};

const BY_CODE: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  IMPERSONATION_ENDED: 401,
  IDEMPOTENCY_MISMATCH: 422,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  COMMENT_LIMIT: 429,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
  STORAGE_FULL: 507,
};

export function errorStatus(code: ErrorCode): number {
  return BY_CODE[code] ?? BY_KIND[CATALOGUE[code].kind];
}

export interface EdgeError {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** Nobody expected it: its details are for the log alone. */
  readonly isUnknown: boolean;
}

export const UNREADABLE_ADDRESS = 'The address could not be read: a % in it must be followed by two hexadecimal digits of a character.';

/** A refusal as it is, the router's and the database's errors translated, everything else a FAULT. */
export function toEdgeError(error: unknown): EdgeError {
  if (error instanceof RefusalError) return { code: error.code, details: error.details, isUnknown: false };
  if (isUnreadableAddress(error)) return { code: 'MALFORMED_REQUEST', details: { sentence: UNREADABLE_ADDRESS }, isUnknown: false };
  const refusal: DatabaseRefusal | null = isDiskFull(error) ? { code: 'STORAGE_FULL', details: {} } : databaseRefusal(error);
  if (refusal === null) return { code: 'FAULT', details: {}, isUnknown: true };
  const { code, details } = refusal;
  // an upload reports itself that its file had no room (platform/storage); here it is something else that could not be stored
  return { code, details: code === 'STORAGE_FULL' ? { what: 'record' } : details, isUnknown: false };
}

/** The file system's error, or the one that it caused. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || isDiskFull(error.cause);
}

/** The router's own, which has a status; a URIError without one is our mistake. */
function isUnreadableAddress(error: unknown): boolean {
  return error instanceof URIError && 'status' in error && error.status === 400;
}
