// The job at a moment: read once the slider rests there; what stood before it stays until then. What was does not change: no change of the job reads it again.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { JobAsAtDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useDebounced } from '../../../platform/frame/use-debounced.ts';

const REST_MS = 200;

export function useJobThen(jobId: number, at: string | null) {
  const { gql } = usePlatform().calls;
  const debounced = useDebounced(at, REST_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['job-as-at', jobId, debounced],
    queryFn: async () => (await gql(JobAsAtDocument, { constructionId: jobId, at: debounced ?? '' })).jobAsAt,
    enabled: at !== null && debounced !== null,
    placeholderData: keepPreviousData,
  });
  return { then: data ?? null, error, isReading: isFetching || debounced !== at };
}
