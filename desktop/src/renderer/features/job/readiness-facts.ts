// The job as the rules of readiness ask for it.
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import type { ReadinessFacts } from '@lotline/schema/domain/job/readiness.rules';
import type { JobView } from './job-context.ts';
import { approvalDays, type Job } from './job-data.ts';

export function readinessFacts({ job, settings, zone }: Pick<JobView, 'job' | 'settings' | 'zone'>): ReadinessFacts & Pick<Job, 'status'> {
  const { addressSetting } = settingFor(settings, 'Address Type', job.workType).config;
  return { ...job, ...approvalDays(job, zone), hasStructuredAddress: addressSetting.addressType === 'structured' };
}
