// What is planned of the job's status; read again with every change of the job.
import { useQuery } from '@tanstack/react-query';
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { PlannedStatusDocument, type PlannedStatusQuery } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const plannedStatus = ({ plannedStatus: plan }: PlannedStatusQuery) => plan;

export function usePlannedStatus(jobId: number) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: [...keys.construction(jobId), 'planned-status'],
    queryFn: () => gql(PlannedStatusDocument, { constructionId: jobId }),
    select: plannedStatus,
    enabled: canReadPlans(useActor()).ok,
  });
}
