// What an answer says of an action that waits to be sent: only the command's own word refuses it; a fault, a gateway or a portal during a deploy does not.
import type { ApiError, ApiErrorCode } from './api-error.ts';

/** No answer of the command: nobody knows what was done. */
const NO_ANSWER: readonly ApiErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'FAULT'];
/** It was refused before anybody looked at it. */
const NOT_BEGUN: readonly ApiErrorCode[] = ['RATE_LIMITED', 'UNAUTHENTICATED', 'CANNOT_LOG_IN', 'ADDRESS_NOT_ALLOWED'];

export const isNotBegun = ({ code }: Pick<ApiError, 'code'>): boolean => NOT_BEGUN.includes(code);
export const isUnanswered = ({ code }: Pick<ApiError, 'code'>): boolean => NO_ANSWER.includes(code);

/** The person is asked. */
export const isRefusal = (error: ApiError): boolean => error.isTyped && !isUnanswered(error) && !isNotBegun(error);
