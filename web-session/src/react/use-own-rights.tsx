// Rights that changed reach the open screens: who I am is read again, and what this device stores of the old rights leaves it. Unsent work stays
// (issue: "A change reaches open screens within 60 s").
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { backoffMs } from '../backoff.ts';
import type { ChangeEvent } from '../change-event.ts';
import { pause } from '../pause.ts';
import type { Platform } from '../platform.ts';
import { useActor } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';
import { keys } from './query-keys.tsx';
import { askWhoIAm, isWorthAsking } from './use-current-user.tsx';

export function useOwnRights(): void {
  const client = useQueryClient();
  const platform = usePlatform();
  const actor = useActor();
  const actorNow = useRef(actor);
  useLayoutEffect(() => {
    actorNow.current = actor;
  }, [actor]);
  useEffect(() => {
    const stop = new AbortController();
    const read = readerOf(platform, client, stop.signal);
    const unfollow = platform.followChanges({
      onChanges: (changes) => {
        if (changes.some((change) => mayChange(actorNow.current, change))) read();
      },
      onCaughtUp: read,
    });
    return () => {
      unfollow();
      stop.abort();
    };
  }, [client, platform]);
}

/** A notice of a role names no people: whoever gets it reads. */
const mayChange = ({ userId, groupIds }: Actor, { entity, id }: ChangeEvent): boolean =>
  entity === 'role' || (entity === 'app_user' && id === userId) || (entity === 'work_group' && groupIds.has(id));

/**
 * A notice is heard once, so where the server does not answer it is asked again until it does: what is known stays until then. One answer at a time: a second one
 * would say that the rights are those of the first. With other rights useCurrentUser has the screens read anew.
 */
function readerOf(platform: Platform, client: QueryClient, stop: AbortSignal): () => void {
  const { connection, session } = platform;
  let isWanted = false;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    isAsking = true;
    for (let failures = 0; isWanted && !stop.aborted;) {
      isWanted = false;
      const answer = await askWhoIAm(platform, client);
      if (answer.kind === 'known') client.setQueryData(keys.me(), answer);
      else if (isWorthAsking(answer.error) && !session.get().mustSignInAgain) {
        isWanted = true;
        failures += 1;
        await pause(connection, backoffMs(failures, Math.random()), stop);
      }
    }
    isAsking = false;
  };
  return () => {
    isWanted = true;
    if (!isAsking) void ask();
  };
}
