// The figures beside the views of the jobs' list.
import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { mustListJobs } from './job-list.scope.ts';
import { loadJobViews } from './job-views.queries.ts';
import { JobViewCounts } from './job-views.type.ts';

@Resolver()
export class JobViewsResolver {
  @Query(() => JobViewCounts, { description: 'With CAN_ACCESS_CONSTRUCTION' })
  jobViews(@Ctx() context: RequestContext): Promise<JobViewCounts> {
    mustListJobs(context);
    return loadJobViews(context);
  }
}
