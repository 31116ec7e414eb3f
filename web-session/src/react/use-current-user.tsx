// The current user, asked for once with the token (specification 1 §6). After a failure it is asked again quietly, so that a gap heals by itself.
import { useQuery } from '@tanstack/react-query';
import { MeDocument } from '@lotline/schema/generated/operations';
import type { Gql } from '../gql.ts';
import type { Me } from '../me.ts';
import { isWorthRetrying } from '../retry.ts';
import { usePlatform } from './platform-context.tsx';

const ASK_AGAIN_MS = 5000;

type CurrentUser =
  { readonly kind: 'asking' } | { readonly kind: 'known'; readonly me: Me } | { readonly kind: 'failed'; readonly error: unknown };

const ASKING: CurrentUser = { kind: 'asking' };

/** A failure is an answer here, not an error: an error is forgotten while the next try runs, and the screen that tells of it would go each time. */
const ask = (gql: Gql): Promise<CurrentUser> =>
  gql(MeDocument).then(
    ({ me }) => ({ kind: 'known', me }),
    (error: unknown) => ({ kind: 'failed', error }),
  );

export function useCurrentUser(): CurrentUser {
  const { gql } = usePlatform().calls;
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: () => ask(gql),
    // Once known, never asked again: no later failure may take the person away
    enabled: ({ state }) => state.data?.kind !== 'known',
    refetchInterval: ({ state: { data: user } }) => (user?.kind === 'failed' && isWorthRetrying(0, user.error) ? ASK_AGAIN_MS : false),
  });
  return data ?? ASKING;
}
