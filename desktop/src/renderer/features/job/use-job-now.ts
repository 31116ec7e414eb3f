// What every page of a job stands on: the job as it was read, the settings of its work type, the person and the day.
import { useMemo, useState } from 'react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import { useNow } from '@lotline/web-session/react/use-now';
import { useInternalCount } from './comments/use-comments.ts';
import type { JobView } from './job-context.ts';
import type { LoadedJob } from './job-data.ts';
import { useJobSettings } from './use-job.ts';

type JobNow = Omit<JobView, 'costs' | 'delegations' | 'eventCount' | 'moment' | 'asAt'>;

interface JobNowRead {
  readonly now: JobNow;
  /** Without them the usual ones stand in. */
  readonly settingsRead: Read<unknown>;
}

export function useJobNow({ construction: job, groups, users: people, jobFieldComments: comments }: LoadedJob): JobNowRead {
  const actor = useActor();
  const settingsRead = useJobSettings(job.workType);
  const shaped = settingsRead.data;
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const internalCount = useInternalCount(job.id);
  const [chosen, choose] = useState<'field' | 'internal'>('field');
  const now = useMemo(() => {
    const { systemSettings: settings = [], lookups = [] } = shaped ?? {};
    const commentAudience = { chosen, choose };
    return { job, groups, people, comments, internalCount, commentAudience, settings, lookups, actor, zone, today };
  }, [job, groups, people, comments, internalCount, chosen, shaped, actor, zone, today]);
  return { now, settingsRead };
}
