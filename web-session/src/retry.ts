// Whether a retry can help: only where the catalogue says so, and twice at most.
import { errorEntry } from '@lotline/schema/errors/catalogue';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;
const LONGEST_WAIT_MS = 8000;

export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MOST_RETRIES) return false;
  if (!(error instanceof ApiError)) return false;
  return error.code === 'OFFLINE' || errorEntry(error.code).retry === 'later';
}

export const retryWaitMs = (failures: number): number => Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS);
