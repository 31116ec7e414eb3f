// What the API serves of the list of jobs (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { JobBoardResolver } from './job-board.resolver.ts';
import { JobListResolver } from './job-list.resolver.ts';
import { jobLabels } from './job-labels.queries.ts';
import { jobPresenter } from './job-list.presenter.ts';
import { JOBS } from './job-list.sql.ts';
import { JobViewsResolver } from './job-views.resolver.ts';

export const JOB_LIST_FEATURE: ApiFeature = {
  name: 'job-list',
  resolvers: [JobBoardResolver, JobViewsResolver, JobListResolver],
  files: [listFile({ reads: JOBS, present: ({ actor }) => jobPresenter(actor), labels: jobLabels })],
};
