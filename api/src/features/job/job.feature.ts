// What the API serves of a job (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { JobChangeResolver } from './job-change.resolver.ts';
import { JobEditResolver } from './job-edit.resolver.ts';
import { JobItemsResolver } from './job-items.resolver.ts';
import { JobWorkResolver } from './job-work.resolver.ts';
import { JobResolver } from './job.resolver.ts';
import { PlannedStatusResolver } from './planned-status.resolver.ts';

export const JOB_FEATURE: ApiFeature = {
  name: 'job',
  resolvers: [JobResolver, JobChangeResolver, JobEditResolver, PlannedStatusResolver, JobWorkResolver, JobItemsResolver],
  live: ['construction'],
};
