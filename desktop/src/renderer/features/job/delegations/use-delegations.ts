// To whom the job was given for a time: read beside its page, since its tab says how many hold it.
import { GetJobDelegationsDocument } from '@lotline/schema/generated/documents/delegation';
import { job } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';

export function useDelegations(jobId: number) {
  return useRead(GetJobDelegationsDocument, { variables: { constructionId: jobId }, follows: [job(jobId, 'delegations')] });
}
