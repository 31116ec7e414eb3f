// The failure of a call: a code of the catalogue with its sentence, or OFFLINE when no answer came.
import { isErrorCode, sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';

export type ApiErrorCode = ErrorCode | 'OFFLINE';

interface ApiErrorFacts {
  readonly code: ApiErrorCode;
  readonly message?: string | undefined;
  readonly details?: ErrorDetails | undefined;
  readonly requestId?: string | undefined;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly isTyped?: boolean | undefined;
}

/** A read got no answer: it changes nothing. */
export const UNREACHED_SENTENCE = 'The server cannot be reached at the moment.';
/** The device itself had no network, so nothing can have left it. */
export const NOT_SENT_SENTENCE = 'There is no connection to the server. Nothing was sent; try again when you are online.';
/** The request left the device and no answer came: the server may have done it. */
export const UNKNOWN_WORDS = 'We don’t know yet whether it arrived';
export const LOST_SENTENCE = `The connection was lost. ${UNKNOWN_WORDS}.`;

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly details: ErrorDetails;
  readonly requestId: string | undefined;
  readonly status: number;
  /** False: the code is read from the HTTP status alone, so a gateway or the page of a portal may have answered, and not this server. */
  readonly isTyped: boolean;

  constructor({ code, message, details = {}, requestId, status, isTyped = true }: ApiErrorFacts) {
    super(message ?? (code === 'OFFLINE' ? UNREACHED_SENTENCE : sayError(code, details)));
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.status = status;
    this.isTyped = isTyped;
  }
}

/** It was logged where it failed, and is not shown again (specification 1 §8). */
export const isFailedCall = (error: unknown): boolean => error instanceof ApiError;

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'CLAIM_REQUIRED',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** From `{ code, message, details, requestId }`, whatever else arrived; an unknown code falls back to what the status says. */
export function toApiError(status: number, body: unknown): ApiError {
  const facts = isRecord(body) ? body : {};
  const known = isErrorCode(facts['code']) ? facts['code'] : null;
  // a newer server may refuse by a code that this app does not know: its sentence is for the person, and trying again would not help
  const isNewer = known === null && textOf(facts['code']) !== undefined && textOf(facts['requestId']) !== undefined && status < 500;
  return new ApiError({
    code: known ?? (isNewer ? 'INVALID_INPUT' : (CODE_BY_STATUS[status] ?? 'FAULT')),
    status,
    isTyped: known !== null || isNewer,
    message: known !== null || isNewer ? textOf(facts['message']) : undefined,
    details: isRecord(facts['details']) ? facts['details'] : {},
    requestId: textOf(facts['requestId']),
  });
}

/** From one entry of a GraphQL answer's `errors`. */
export function toGraphqlError(status: number, error: unknown): ApiError {
  if (!isRecord(error)) return toApiError(status, {});
  const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
  return toApiError(status, { ...extensions, message: error['message'] });
}
