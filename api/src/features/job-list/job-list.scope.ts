// Who is given the list of jobs and what is made of it: the board, the run sheet.
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';

/** @throws RefusalError CLAIM_REQUIRED */
export const mustListJobs = (context: RequestContext): void => mustReadList(context, JOB_LIST);
