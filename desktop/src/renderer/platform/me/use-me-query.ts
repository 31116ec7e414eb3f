// The current user, fetched once with the token (specification 1 §6); after a failure asked again quietly, so a short gap heals itself.
import { useQuery } from '@tanstack/react-query';
import { MeDocument } from '@lotline/schema/generated/operations';
import { isWorthRetrying } from '@lotline/web-session/retry';
import { keys } from '../api/keys.ts';
import { web } from '../session/web.ts';

const ASK_AGAIN_MS = 5000;

export function useMeQuery() {
  return useQuery({
    queryKey: keys.me(),
    queryFn: async () => (await web.gql(MeDocument)).me,
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state }) => (state.data === undefined && isWorthRetrying(0, state.error) ? ASK_AGAIN_MS : false),
  });
}
