// Why something could not be loaded, in words for people.
import { ApiError } from '@lotline/web-session/api-error';

export const sayFailure = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'The answer of the server could not be read.';
