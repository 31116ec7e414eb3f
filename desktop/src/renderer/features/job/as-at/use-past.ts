// The job's page at the chosen moment; everything is null while now is shown.
import { useMemo } from 'react';
import type { JobView } from '../job-context.ts';
import { pastView, type JobThen } from './past-view.ts';
import { useJobThen } from './use-job-then.ts';

export interface Past {
  readonly asAt: string | null;
  readonly then: JobThen | null;
  /** Null also where the job was not there yet. */
  readonly view: JobView | null;
  readonly error: Error | null;
  readonly isReading: boolean;
}

const NOT_PAST: Past = { asAt: null, then: null, view: null, error: null, isReading: false };

export function usePast(now: JobView): Past {
  const { at } = now.moment;
  const { then, error, isReading } = useJobThen(now.job.id, at);
  return useMemo(() => {
    if (at === null) return NOT_PAST;
    return { asAt: at, then, view: then === null ? null : pastView(now, then, at), error, isReading };
  }, [now, at, then, error, isReading]);
}
