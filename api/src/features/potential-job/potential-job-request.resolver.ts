// Asking the builder of a potential job: the draft of the message, and that it was sent (specification 2 §7).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { sendPotentialJobRequestInput } from '@lotline/schema/domain/potential-job/potential-job.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { BuilderRequestDraft } from '../builder/builder-request.type.ts';
import { draftRequest } from './request-draft.queries.ts';
import { sendPotentialJobRequest } from './send-potential-job-request.command.ts';

@Resolver()
export class PotentialJobRequestResolver {
  @Query(() => BuilderRequestDraft, {
    description: 'What the message to the builder of this potential job is drafted from; its jobs are potential jobs',
  })
  potentialJobRequestDraft(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<BuilderRequestDraft> {
    return draftRequest(context, parseInput(idInput, id, 'id'));
  }

  @Mutation(() => Boolean, { nullable: true, description: 'The person says that they sent the message' })
  sendPotentialJobRequest(
    @Arg('ids', () => [Int]) ids: number[],
    @Arg('message', () => String) message: string,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return sendPotentialJobRequest(context, parseInput(sendPotentialJobRequestInput, { ids, message }), parseClient(client));
  }
}
