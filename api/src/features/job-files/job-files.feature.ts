// What the API serves of the files of a job (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { JobFilesResolver } from './job-files.resolver.ts';

export const JOB_FILES_FEATURE: ApiFeature = {
  name: 'job-files',
  resolvers: [JobFilesResolver],
};
