// How reads behave: asked again when the person returns, tried again only when a later try can help, never kept back for want of a network.
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying, retryWaitMs } from '@lotline/web-session/retry';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: isWorthRetrying, retryDelay: retryWaitMs },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
