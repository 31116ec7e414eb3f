// Whether asking again would be answered the same.
import { ApiError } from '@lotline/web-session/api-error';

export const isNoAnswerLeft = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'CLAIM_REQUIRED');
