// Why the person could not be loaded, as the 'Failed to login' screen says it (specification 1 §2).
import { ApiError } from './api-error.ts';

export function sayLoginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server’s answer could not be read.';
  return error.message;
}
