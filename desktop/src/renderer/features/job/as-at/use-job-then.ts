// The job at a moment: read once the slider rests there; what stood before it stays until then. What was does not change: no change of the job reads it again.
import { JobAsAtDocument } from '@lotline/schema/generated/documents/job';
import { useRead } from '../../../platform/data/use-read.ts';
import { useDebounced } from '../../../platform/frame/use-debounced.ts';

const REST_MS = 200;

export function useJobThen(jobId: number, at: string | null) {
  const debounced = useDebounced(at, REST_MS);
  const isWanted = at !== null && debounced !== null;
  const { data, error, isCurrent } = useRead(JobAsAtDocument, {
    variables: { constructionId: jobId, at: debounced ?? '' },
    follows: [],
    isWanted,
    keepsPrevious: true,
    // it holds the job of another instant under the job's own id
    isUncached: true,
  });
  const isReading = (isWanted && !isCurrent && error === null) || debounced !== at;
  return { then: isWanted ? (data?.jobAsAt ?? null) : null, error, isReading };
}
