// The job's one read (specification 1 §7, ConstructionQuery; 2 §7, ConstructionContacts).
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadConstruction } from './construction.queries.ts';
import { Construction } from './construction.type.ts';

@Resolver()
export class JobResolver {
  @Query(() => Construction, { nullable: true })
  async construction(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<Construction> {
    return (await loadConstruction(context, id)) ?? refuse('NOT_FOUND');
  }
}
