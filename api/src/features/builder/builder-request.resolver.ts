// Builder approval: the draft of the message, and that it was sent (domain.md §5). A draft is stored nowhere.
import { randomBytes } from 'node:crypto';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requestDraftInput, sendRequestInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import { mayRequestApproval, missingForRequest, MOST_JOBS } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { PUBLIC_ID_BYTES } from '../../platform/storage/builder-links.ts';
import { BuilderRequestDraft, type BuilderRequestJob } from './builder-request.type.ts';
import { linksOf } from './links-of.ts';
import { loadJobsOfContact, loadRequestedJob, type RequestedJob } from './requested-jobs.queries.ts';
import { requestExpiry } from './new-request.step.ts';
import { sendRequest } from './send-request.command.ts';

@Resolver()
export class BuilderRequestResolver {
  @Query(() => BuilderRequestDraft, { description: 'What the message to the builder of this job is drafted from' })
  async builderRequestDraft(
    @Arg('constructionId', () => Int) constructionId: number,
    @Ctx() context: RequestContext,
  ): Promise<BuilderRequestDraft> {
    const job = await loadRequestedJob(context, parseInput(requestDraftInput, { constructionId }).constructionId);
    const may = mayRequestApproval(context.actor);
    if (!may.ok) refuse(may.code, may.details);
    const missing = missingForRequest(job);
    const others = missing.length > 0 ? [] : await loadJobsOfContact(context, job, MOST_JOBS - 1);
    const { developer, siteContact, siteContactPhone } = job;
    const link = linksOf(context).url(randomBytes(PUBLIC_ID_BYTES), requestExpiry(context.now()));
    return { missing, jobs: [job, ...others].map(presentJob), developer, siteContact, siteContactPhone, link };
  }

  @Mutation(() => Boolean, { nullable: true, description: 'The person says that they sent the message' })
  sendRequest(
    @Arg('ids', () => [Int]) ids: number[],
    @Arg('message', () => String) message: string,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return sendRequest(context, parseInput(sendRequestInput, { ids, message }), parseClient(client));
  }
}

const presentJob = (job: RequestedJob): BuilderRequestJob => ({
  id: job.id,
  workOrder: job.workOrder,
  address: formatAddress(job),
  builderApprovalSentDate: job.builderApprovalSentDate?.toISOString() ?? null,
  builderApprovedDate: job.builderApprovedDate?.toISOString() ?? null,
});
