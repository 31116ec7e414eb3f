// A refusal on its way up: thrown by commands and parsers, translated once at the edge of the API.
import { sayError, type ErrorCode, type ErrorDetails } from './catalogue.ts';

export class RefusalError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(sayError(code, details));
    this.name = 'RefusalError';
    this.code = code;
    this.details = details;
  }
}

/** @throws RefusalError always: `refuse('TASK_NOT_ACCEPTED')`. */
export function refuse(code: ErrorCode, details: ErrorDetails = {}): never {
  throw new RefusalError(code, details);
}
