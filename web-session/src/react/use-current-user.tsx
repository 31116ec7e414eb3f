// The current user, requested once with the token (specification 1 §6). After a failure it is retried quietly, so that a gap ends by itself.
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { rightsOf } from '@lotline/schema/domain/kernel/actor';
import { MeDocument } from '@lotline/schema/generated/operations';
import { logProblem } from '../log.ts';
import type { Me } from '../me.ts';
import { meToActor } from '../me-to-actor.ts';
import type { Platform } from '../platform.ts';
import { isWorthRetrying } from '../retry.ts';
import { usePlatform } from './platform-context.tsx';
import { keys } from './query-keys.tsx';
import { useConnection } from './use-connection.tsx';
import { useReadable } from './use-readable.tsx';
import { saysNothing, whoIsHere, type CurrentUser, type MeAnswer } from './who-is-here.tsx';

const ASK_AGAIN_MS = 5000;
/** After this time a silent network counts as none: a known person continues with the stored data. */
const LONG_MS = 3000;

/**
 * With other rights than this device knew them by, what it stores of the old ones goes before the answer counts: also where they were taken while the app was closed,
 * without a network or signed out. Unsent work stays.
 */
export async function askWhoIAm(platform: Platform, client: QueryClient): Promise<MeAnswer> {
  const { calls, session, readsOf } = platform;
  const asked = await calls.gql(MeDocument).then(
    ({ me }) => ({ me }),
    (error: unknown) => ({ error }),
  );
  if (!('me' in asked)) return { kind: 'failed', error: asked.error };
  const { me } = asked;
  const before = knownHere(platform, client);
  const hasOtherRights = before !== null && before.id === me.id && rightsOf(meToActor(before)) !== rightsOf(meToActor(me));
  if (hasOtherRights)
    await readsOf(me.id)
      .clear()
      .catch((problem: unknown) => logProblem('What was read with other rights could not be let go of', problem));
  session.know(me);
  return { kind: 'known', me, hasOtherRights };
}

/** Whose screens are shown, or whom the device remembers. */
function knownHere({ session }: Platform, client: QueryClient): Me | null {
  const shown = client.getQueryData<MeAnswer>(keys.me());
  return shown?.kind === 'known' ? shown.me : session.get().person;
}

export function useCurrentUser(): CurrentUser {
  const platform = usePlatform();
  const client = useQueryClient();
  const { person, isShutOut, mustSignInAgain, impersonation } = useReadable(platform.session);
  const isGiven = impersonation !== null;
  const { hasNetwork } = useConnection();
  const [isOpen, setIsOpen] = useState(false);
  const { data: answer } = useQuery({
    queryKey: keys.me(),
    queryFn: () => askWhoIAm(platform, client),
    // once known it is never requested again: no later failure may remove the person
    enabled: ({ state }) => !isGiven && state.data?.kind !== 'known',
    refetchInterval: ({ state: { data } }) =>
      data?.kind === 'failed' && !mustSignInAgain && isWorthAsking(data.error) ? ASK_AGAIN_MS : false,
  });
  const changed = answer?.kind === 'known' && answer.hasOtherRights === true ? answer.me : null;
  // before anything of the old rights is painted
  useLayoutEffect(() => (changed === null ? undefined : readAnew(platform, client, changed.id)), [platform, client, changed]);
  const isLong = useIsLong(platform, !isGiven && answer === undefined);
  const isWaitingVain = isLong || !hasNetwork;
  const user = useMemo((): CurrentUser => {
    if (isGiven && person !== null) return { kind: 'known', me: person };
    return whoIsHere({ answer, person, isShutOut, isWaitingVain, isOpen });
  }, [isGiven, answer, person, isShutOut, isWaitingVain, isOpen]);
  if (user.kind === 'known' && !isOpen) setIsOpen(true);
  return user;
}

/** What the screens have in memory was read with other rights. */
function readAnew({ pullerOf, readsOf }: Platform, client: QueryClient, personId: number): void {
  const [ofPerson] = keys.me();
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== ofPerson });
  void pullerOf?.(personId)
    .pull()
    // a sync that was under way with the old rights ended before this one, which they no longer have a right to
    .then((problem) => (problem?.status === 403 ? readsOf(personId).clear() : undefined))
    .catch((problem: unknown) => logProblem('What was synced with other rights could not be let go of', problem));
}

/** A refusal is not retried: only somebody else can change it. */
export const isWorthAsking = (error: unknown): boolean => saysNothing(error) || isWorthRetrying(0, error);

function useIsLong({ connection }: Platform, isAsking: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => {
      setIsLong(true);
      connection.reportNoAnswer();
    }, LONG_MS);
    return () => clearTimeout(timer);
  }, [connection, isAsking]);
  return isLong;
}
