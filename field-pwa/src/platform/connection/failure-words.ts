// Why something could not be loaded, in the words of whoever reads it.
import { ApiError } from '@lotline/web-session/api-error';

export const sayFailure = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'The answer of the server could not be read.';
