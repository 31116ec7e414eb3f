// What is planned of the job's status; read again with every change of the job.
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { PlannedStatusDocument } from '@lotline/schema/generated/documents';
import { useActor } from '@lotline/web-session/react/me-context';
import { job } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';

export function usePlannedStatus(jobId: number) {
  const isWanted = canReadPlans(useActor()).ok;
  const read = useRead(PlannedStatusDocument, { variables: { constructionId: jobId }, follows: [job(jobId)], isWanted });
  return { ...read, data: read.data?.plannedStatus };
}
