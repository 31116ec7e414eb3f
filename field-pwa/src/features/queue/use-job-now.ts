// The job as the record has it now, for the choice about what was refused: as it lies on this device, then as the server says.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { ConstructionQueryDocument } from '@lotline/schema/generated/operations';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { standPage } from '../../platform/replica/feed-reads.ts';
import { useBeside, usePuller } from '../../platform/replica/use-replica.ts';
import { notBehind, type ReplicaPage } from '../../platform/replica/replica-page.ts';

/** @param jobId null for what belongs to no job: nothing is read */
export function useJobNow(jobId: number | null) {
  const { gql } = usePlatform().calls;
  const client = useQueryClient();
  const puller = usePuller();
  const beside = useBeside();
  const queryKey = keys.construction(jobId ?? 0);
  return useQuery({
    queryKey,
    queryFn: async (): Promise<ReplicaPage> => {
      const constructionId = jobId ?? 0;
      if (puller !== null) await standPage({ client, puller, beside }, constructionId).catch(() => undefined);
      // one more than is shown says whether there are earlier ones
      const { jobFieldComments, ...page } = await gql(ConstructionQueryDocument, { constructionId, comments: COMMENT_PAGE + 1 });
      const read = {
        ...page,
        jobFieldComments: jobFieldComments.slice(-COMMENT_PAGE),
        hasEarlierComments: jobFieldComments.length > COMMENT_PAGE,
      };
      return notBehind(read, client.getQueryData<ReplicaPage>(queryKey));
    },
    enabled: jobId !== null,
    meta: KEPT,
  });
}
