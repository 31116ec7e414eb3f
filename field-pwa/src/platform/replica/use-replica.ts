// The replica of the signed-in person.
import { useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '@lotline/web-session/log';
import type { Puller } from '@lotline/web-session/sync/puller';
import { useMe } from '@lotline/web-session/react/me-context';
import { whenIdle } from '@lotline/web-session/react/when-idle';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { feedReplica } from './feed-reads.ts';
import type { Beside } from './replica-page.ts';

/** Null where there is no replica. */
export function usePuller(): Puller | null {
  const { pullerOf } = usePlatform();
  const { id } = useMe();
  return useMemo(() => pullerOf?.(id) ?? null, [pullerOf, id]);
}

/** What a job's page needs beside the job while nobody has read it: the person's own groups. */
export function useBeside(): Beside {
  const { groupUsers } = useMe();
  return useMemo(() => ({ users: [], groups: groupUsers.map(({ group }) => group), systemSettings: [] }), [groupUsers]);
}

/** Syncs when the app is opened, seen again or back online, and puts what any tab has synced where screens read it. */
export function useFollowReplica(): void {
  const client = useQueryClient();
  const puller = usePuller();
  const beside = useBeside();
  useEffect(() => {
    if (puller === null) return undefined;
    const leave = puller.subscribe((replica) => {
      feedReplica({ client, puller, beside }, replica).catch((problem: unknown) =>
        logProblem('What was pulled could not be read', problem),
      );
    });
    const pull = () => void puller.pull();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') pull();
    };
    // the very first sync brings the whole list with its pages: the screen comes first
    let isLeft = false;
    let stopWaiting = (): void => undefined;
    void puller
      .list()
      .catch(() => null)
      .then((held) => {
        if (isLeft) return;
        if (held === null) stopWaiting = whenIdle(client, pull);
        else pull();
      });
    document.addEventListener('visibilitychange', whenSeen);
    window.addEventListener('online', pull);
    return () => {
      isLeft = true;
      stopWaiting();
      leave();
      document.removeEventListener('visibilitychange', whenSeen);
      window.removeEventListener('online', pull);
    };
  }, [client, puller, beside]);
}
