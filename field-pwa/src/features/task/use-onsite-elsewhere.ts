// The open visits of this person besides the opened task: from the rows of the list, with what was made since. The same list as the list's own screen
// shows: another copy of it would offer to leave a visit that has been left.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@lotline/web-session/react/me-context';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { applyOptimisticToList } from '../../platform/outbox/optimistic-state.ts';
import { useWaiting, useWho } from '../../platform/outbox/outbox-context.ts';
import { useOwnListRead } from '../../platform/replica/use-own-list.ts';
import { onsiteElsewhere, type OnsiteElsewhere } from './facts/onsite-elsewhere.ts';
import type { Job, Task } from './facts/page-data.ts';
import { movesOf } from './facts/task-facts.ts';

const STALE_MS = 60_000;
const NOWHERE: readonly OnsiteElsewhere[] = [];

export function useOnsiteElsewhere(opened: Task, job: Job): readonly OnsiteElsewhere[] {
  const isAsked = movesOf(useActor(), opened)('goOnsite').ok;
  const list = useOwnListRead();
  const waiting = useWaiting();
  const who = useWho();
  const read = useQuery({
    ...list,
    staleTime: STALE_MS,
    enabled: isAsked,
    retry: false,
  });
  const work = optionalData(read);
  return useMemo(
    () => (work === null ? NOWHERE : onsiteElsewhere(applyOptimisticToList(work, waiting, who), { taskId: opened.id, jobId: job.id })),
    [work, waiting, who, opened.id, job.id],
  );
}
