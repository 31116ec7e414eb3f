// What the API serves of potential jobs (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { PotentialJobListResolver } from './potential-job-list.resolver.ts';
import { POTENTIAL_JOBS } from './potential-job-list.sql.ts';
import { PotentialJobMovesResolver } from './potential-job-moves.resolver.ts';
import { PotentialJobRequestResolver } from './potential-job-request.resolver.ts';
import { potentialJobPresenter } from './potential-job.presenter.ts';
import { PotentialJobResolver } from './potential-job.resolver.ts';

export const POTENTIAL_JOB_FEATURE: ApiFeature = {
  name: 'potential-job',
  resolvers: [PotentialJobResolver, PotentialJobListResolver, PotentialJobMovesResolver, PotentialJobRequestResolver],
  files: [listFile({ reads: POTENTIAL_JOBS, present: potentialJobPresenter })],
  live: ['potential_job'],
};
