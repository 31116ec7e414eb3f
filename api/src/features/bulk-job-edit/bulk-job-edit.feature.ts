// What the API serves of changes of many jobs (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { BulkJobEditResolver } from './bulk-job-edit.resolver.ts';

export const BULK_JOB_EDIT_FEATURE: ApiFeature = {
  name: 'bulk-job-edit',
  resolvers: [BulkJobEditResolver],
};
