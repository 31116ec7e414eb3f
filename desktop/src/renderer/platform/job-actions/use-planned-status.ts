// What is planned of the job's status; read again when that changes.
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { PlannedStatusDocument } from '@lotline/schema/generated/documents/planned-status';
import { useActor } from '@lotline/web-session/react/me-context';
import { job } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

export function usePlannedStatus(jobId: number) {
  const isWanted = canReadPlans(useActor()).ok;
  const read = useRead(PlannedStatusDocument, { variables: { constructionId: jobId }, follows: [job(jobId, 'plan')], isWanted });
  return { ...read, data: read.data?.plannedStatus };
}
