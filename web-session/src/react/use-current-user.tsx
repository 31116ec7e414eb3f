// The current user, requested once with the token (specification 1 §6). After a failure it is retried quietly, so that a gap ends by itself.
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MeDocument } from '@lotline/schema/generated/operations';
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

export const askWhoIAm = ({ calls, session }: Platform): Promise<MeAnswer> =>
  calls.gql(MeDocument).then(
    ({ me }) => {
      session.know(me);
      return { kind: 'known', me };
    },
    (error: unknown) => ({ kind: 'failed', error }),
  );

export function useCurrentUser(): CurrentUser {
  const platform = usePlatform();
  const { person, isShutOut, mustSignInAgain, impersonation } = useReadable(platform.session);
  const isGiven = impersonation !== null;
  const { hasNetwork } = useConnection();
  const [isOpen, setIsOpen] = useState(false);
  const { data: answer } = useQuery({
    queryKey: keys.me(),
    queryFn: () => askWhoIAm(platform),
    // once known it is never requested again: no later failure may remove the person
    enabled: ({ state }) => !isGiven && state.data?.kind !== 'known',
    refetchInterval: ({ state: { data } }) =>
      data?.kind === 'failed' && !mustSignInAgain && isWorthAsking(data.error) ? ASK_AGAIN_MS : false,
  });
  const isLong = useIsLong(platform, !isGiven && answer === undefined);
  const isWaitingVain = isLong || !hasNetwork;
  const user = useMemo((): CurrentUser => {
    if (isGiven && person !== null) return { kind: 'known', me: person };
    return whoIsHere({ answer, person, isShutOut, isWaitingVain, isOpen });
  }, [isGiven, answer, person, isShutOut, isWaitingVain, isOpen]);
  if (user.kind === 'known' && !isOpen) setIsOpen(true);
  return user;
}

/** A refusal is not retried: only somebody else can change it. */
const isWorthAsking = (error: unknown): boolean => saysNothing(error) || isWorthRetrying(0, error);

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
