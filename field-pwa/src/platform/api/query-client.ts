// How reads behave: asked again when the person returns, tried again only when a later try can help, never kept back for want of a network
// (an unreachable server is an answer that the screen can show).
import { QueryClient } from '@tanstack/react-query';
import { CATALOGUE } from '@lotline/schema/errors/catalogue';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;
const LONGEST_WAIT_MS = 8000;

export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MOST_RETRIES) return false;
  if (!(error instanceof ApiError)) return false;
  return error.code === 'OFFLINE' || CATALOGUE[error.code].retry === 'later';
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
        retry: isWorthRetrying,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
