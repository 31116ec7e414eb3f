// What is planned of the job's status; read again with every change of the job.
import { useQuery } from '@tanstack/react-query';
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { PlannedStatusDocument } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

export function usePlannedStatus(jobId: number) {
  const { gql } = usePlatform().calls;
  const { data } = useQuery({
    queryKey: [...keys.construction(jobId), 'planned-status'],
    queryFn: () => gql(PlannedStatusDocument, { constructionId: jobId }),
    enabled: canReadPlans(useActor()).ok,
  });
  return data?.plannedStatus ?? null;
}
