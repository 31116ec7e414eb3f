// A read that a list makes beside its pages, tried as often as every read of the console is. Its answer is not kept.
import type { QueryClient } from '@tanstack/react-query';

export function triedAgain<Result>(
  client: QueryClient,
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return client.fetchQuery({ queryKey: ['list again', ...key], queryFn: ({ signal }) => read(signal), staleTime: 0, gcTime: 0 });
}
