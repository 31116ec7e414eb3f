// How queries behave: read again when the person returns, retried only when that can help, never paused without a network
// (an unreachable server is an answer that the screen can show).
import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { isWorthRetrying, retryWaitMs } from '../retry.ts';

export function createQueryClient(persister: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        persister,
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
        retry: isWorthRetrying,
        retryDelay: retryWaitMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
