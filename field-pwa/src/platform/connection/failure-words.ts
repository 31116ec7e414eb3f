// Why something could not be loaded, in words for people.
import { ApiError } from '@lotline/web-session/api-error';

export const sayFailure = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'The server’s answer could not be read.';
