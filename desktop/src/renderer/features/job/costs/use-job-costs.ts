// What was bought and spent for the job: read beside its page, since its tabs say how much there is.
import { GetJobCostsDocument } from '@lotline/schema/generated/documents/cost';
import { job } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';

/** @param areReceiptsShown a receipt is a file, which may be removed by itself */
export function useJobCosts(jobId: number, areReceiptsShown = false) {
  const follows = [areReceiptsShown ? job(jobId, 'costs', 'files') : job(jobId, 'costs')];
  return useRead(GetJobCostsDocument, { variables: { constructionId: jobId }, follows });
}
