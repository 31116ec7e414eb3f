// The read of the person's potential jobs, stored on this device, with what is not sent yet.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PotentialJobsDocument, type PotentialJobsQuery } from '@lotline/schema/generated/operations';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useEntries } from '../outbox/outbox-context.ts';
import { ownPotentialJobs } from './own-potential-jobs.ts';

const NONE: PotentialJobsQuery['potentialJobs'] = [];

export function useOwnPotentialJobs() {
  const { gql } = usePlatform().calls;
  const read = useQuery({ queryKey: keys.potentialJobs(), queryFn: () => gql(PotentialJobsDocument, {}), meta: KEPT });
  const entries = useEntries();
  const saved = read.data?.potentialJobs ?? NONE;
  const jobs = useMemo(() => ownPotentialJobs(saved, entries), [saved, entries]);
  return { jobs, read };
}
