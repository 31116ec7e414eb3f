// What waits for the office, for its home page: each person counts what their lists would show.
import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadOfficeSummary } from './office-summary.queries.ts';
import { OfficeSummary } from './office-summary.type.ts';

@Resolver()
export class OfficeSummaryResolver {
  @Query(() => OfficeSummary)
  officeWaiting(@Ctx() context: RequestContext): Promise<OfficeSummary> {
    return loadOfficeSummary(context);
  }
}
