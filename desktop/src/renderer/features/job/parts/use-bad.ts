// How something wrong looks in a tab of the job: red while it can still be put right, and plain on a job that has ended.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { useJobView } from '../job-context.ts';
import table from './Table.module.css';

export const useBad = (): string | undefined => (isJobEnded(useJobView().job) ? undefined : table.bad);
