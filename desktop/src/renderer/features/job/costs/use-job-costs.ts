// What was bought and spent for the job: read beside its page, since its tabs say how much there is.
import { GetJobCostsDocument } from '@lotline/schema/generated/documents';
import { job } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';

export function useJobCosts(jobId: number) {
  return useRead(GetJobCostsDocument, { variables: { constructionId: jobId }, follows: [job(jobId)] });
}
