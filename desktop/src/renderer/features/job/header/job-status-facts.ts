// The job as the requirements of statuses ask for it.
import { statusFacts } from '@lotline/schema/domain/job/status-facts.rules';
import type { StatusFacts } from '@lotline/schema/domain/job/status-needs.rules';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import type { JobView } from '../job-context.ts';

export function jobStatusFacts({ job, settings }: Pick<JobView, 'job' | 'settings'>): StatusFacts {
  const address = settingFor(settings, 'Address Type', job.workType).config;
  const photos = settingFor(settings, 'Expected Photos', job.workType).config;
  return statusFacts(job, { address, photos });
}
