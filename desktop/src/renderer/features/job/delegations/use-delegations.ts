// To whom the job was given for a time: read beside its page, since its tab says how many hold it.
import { useQuery } from '@tanstack/react-query';
import { GetJobDelegationsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

export function useDelegations(jobId: number) {
  const { gql } = usePlatform().calls;
  return useQuery({ queryKey: keys.jobDelegations(jobId), queryFn: () => gql(GetJobDelegationsDocument, { constructionId: jobId }) });
}
