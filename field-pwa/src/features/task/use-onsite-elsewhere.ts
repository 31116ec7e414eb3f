// The open visits of this person besides the opened task: from the rows of the list, with what was pressed since.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { useActor } from '@lotline/web-session/react/me-context';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { layOverList } from '../../platform/presses/lay-over.ts';
import { useWaiting, useWho } from '../../platform/presses/presses-context.ts';
import { onsiteElsewhere, type OnsiteElsewhere } from './facts/onsite-elsewhere.ts';
import type { Job, Task } from './facts/page-data.ts';
import { movesOf } from './facts/task-facts.ts';

/** The list of the own groups, under the name that the list itself reads it by: who comes from there has it already. */
const OWN_LIST = keys.fieldwork('');
const STALE_MS = 60_000;
const NOWHERE: readonly OnsiteElsewhere[] = [];

export function useOnsiteElsewhere(opened: Task, job: Job): readonly OnsiteElsewhere[] {
  const isAsked = movesOf(useActor(), opened)('goOnsite').ok;
  const { rest } = usePlatform().calls;
  const waiting = useWaiting();
  const who = useWho();
  const read = useQuery({
    queryKey: OWN_LIST,
    queryFn: ({ signal }) => rest<FieldWork>('/api/dashboard/fieldwork', { signal }),
    staleTime: STALE_MS,
    enabled: isAsked,
    retry: false,
    meta: KEPT,
  });
  const work = optionalData(read);
  return useMemo(
    () => (work === null ? NOWHERE : onsiteElsewhere(layOverList(work, waiting, who), { taskId: opened.id, jobId: job.id })),
    [work, waiting, who, opened.id, job.id],
  );
}
