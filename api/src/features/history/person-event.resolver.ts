// What a person did, for whoever manages people (screens.md §2.17).
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { personEventsInput } from '@lotline/schema/domain/history/history.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { canManagePeople } from '@lotline/schema/domain/rights/person-changes.rules';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { presentPersonEvents } from './job-event.presenter.ts';
import { loadPersonEvents } from './person-event.queries.ts';
import { PersonEventPage } from './person-event.type.ts';

@Resolver()
export class PersonEventResolver {
  @Query(() => PersonEventPage, {
    description: 'What a person did, newest first, as far as the reader may read the histories of it. With CAN_MANAGE_USERS',
  })
  async personEvents(
    @Arg('id', () => Int) id: number,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<PersonEventPage> {
    must(canManagePeople(context.actor));
    return presentPersonEvents(await loadPersonEvents(context, parseInput(personEventsInput, { id, first, after })), context.actor);
  }
}
