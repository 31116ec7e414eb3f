// What was bought and spent for the job: read beside its page, since its tabs say how much there is.
import { useQuery } from '@tanstack/react-query';
import { GetJobCostsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

export function useJobCosts(jobId: number) {
  const { gql } = usePlatform().calls;
  return useQuery({ queryKey: keys.jobCosts(jobId), queryFn: () => gql(GetJobCostsDocument, { constructionId: jobId }) });
}
