// To whom a job is given for a time: read, given and ended by the office (screens.md §2.6; decision 054).
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { delegationIdInput, delegationInput } from '@lotline/schema/domain/delegation/delegation.input';
import { canReadDelegations } from '@lotline/schema/domain/delegation/delegation.lifecycle';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from '../job/answer-job.queries.ts';
import { Construction } from '../job/construction.type.ts';
import { addJobDelegation } from './add-delegation.command.ts';
import { loadDelegations } from './delegation.queries.ts';
import { JobDelegation, JobDelegationArg, JobDelegationIdArg } from './delegation.type.ts';
import { endJobDelegation } from './end-delegation.command.ts';

@Resolver()
export class DelegationResolver {
  @Query(() => [JobDelegation], { description: 'To whom a job was given for a time, the newest first; for the office' })
  async jobDelegations(@Arg('constructionId', () => Int) constructionId: number, @Ctx() context: RequestContext): Promise<JobDelegation[]> {
    const delegations = await loadDelegations(context, parseInput(idInput, constructionId, 'constructionId'));
    const verdict = canReadDelegations(context.actor);
    return verdict.ok ? delegations : refuse(verdict.code, verdict.details);
  }

  @Mutation(() => Construction, { nullable: true })
  async addJobDelegation(
    @Arg('input', () => JobDelegationArg) input: JobDelegationArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await addJobDelegation(context, parseInput(delegationInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async endJobDelegation(
    @Arg('input', () => JobDelegationIdArg) input: JobDelegationIdArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await endJobDelegation(context, parseInput(delegationIdInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}
