// What waits for the office, for its home page: each person counts what their lists would show.
import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadWaiting } from './waiting.queries.ts';
import { OfficeWaiting } from './waiting.type.ts';

@Resolver()
export class WaitingResolver {
  @Query(() => OfficeWaiting)
  officeWaiting(@Ctx() context: RequestContext): Promise<OfficeWaiting> {
    return loadWaiting(context);
  }
}
