// Builder approval: the draft of the message, and that it was sent (domain.md §5). A draft is stored nowhere.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { askedContact, draftsOf } from '@lotline/schema/domain/builder-approval/builder-drafts.rules';
import {
  recordAnswerInput,
  requestDraftInput,
  requestDraftsInput,
  requestIdInput,
  revokeRequestInput,
  sendRequestInput,
  sendSmsInput,
} from '@lotline/schema/domain/builder-approval/builder-request.input';
import {
  mayManageApprovals,
  mayRequestApproval,
  missingForRequest,
  MOST_JOBS,
} from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { MOST_DRAFTED } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import {
  BuilderRequest,
  BuilderRequestDraft,
  BuilderRequestDrafts,
  RecordedAnswerInput,
  type BuilderRequestJob,
} from './builder-request.type.ts';
import { draftedWays } from './drafted-ways.queries.ts';
import { loadRequestsOfJob } from './job-requests.queries.ts';
import { loadJobsForDrafts, loadJobsOfContact, loadRequestedJob, type RequestedJob } from './requested-jobs.queries.ts';
import { recordAnswer } from './record-answer.command.ts';
import { revokeRequest } from './revoke-request.command.ts';
import { sendRequest } from './send-request.command.ts';
import { sendBuilderSmsAgain } from './send-sms-again.command.ts';
import { sendBuilderSms } from './send-sms.command.ts';

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
    return { missing, jobs: [job, ...others].map(presentJob), developer, siteContact, siteContactPhone, ...(await draftedWays(context))() };
  }

  @Query(() => BuilderRequestDrafts, {
    description: `One message for each builder and contact of these jobs, at most ${String(MOST_DRAFTED)}; with CAN_ACCESS_BUILDER_APPROVALS`,
  })
  async builderRequestDrafts(@Arg('ids', () => [Int]) ids: number[], @Ctx() context: RequestContext): Promise<BuilderRequestDrafts> {
    const may = mayManageApprovals(context.actor);
    if (!may.ok) refuse(may.code, may.details);
    const jobs = await loadJobsForDrafts(context, parseInput(requestDraftsInput, { ids }).ids);
    const { messages, approved, incomplete } = draftsOf(jobs);
    const ways = await draftedWays(context);
    return {
      drafts: messages.map((of) => ({ ...presentDraft(of), ...ways() })),
      approved: approved.map(presentJob),
      incomplete: incomplete.map(presentJob),
    };
  }

  @Query(() => [BuilderRequest], {
    description: 'What the builder of this job was asked, the newest first; with CAN_ACCESS_BUILDER_APPROVALS',
  })
  builderRequests(@Arg('constructionId', () => Int) constructionId: number, @Ctx() context: RequestContext): Promise<BuilderRequest[]> {
    const may = mayManageApprovals(context.actor);
    if (!may.ok) refuse(may.code, may.details);
    return loadRequestsOfJob(context, parseInput(requestDraftInput, { constructionId }).constructionId);
  }

  @Mutation(() => Boolean, { nullable: true, description: 'The link of the request opens nothing from now on; what was answered stays' })
  revokeBuilderRequest(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String) reason: string,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return revokeRequest(context, parseInput(revokeRequestInput, { id, reason }), parseClient(client));
  }

  @Mutation(() => Boolean, { nullable: true, description: 'What a builder said on the phone, the same for all these jobs' })
  recordBuilderAnswer(
    @Arg('input', () => RecordedAnswerInput) input: RecordedAnswerInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return recordAnswer(context, parseInput(recordAnswerInput, input), parseClient(client));
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

  @Mutation(() => Boolean, {
    nullable: true,
    description: 'The server sends the message; the jobs are dated once the gateway has taken it',
  })
  sendBuilderSms(
    @Arg('ids', () => [Int]) ids: number[],
    @Arg('message', () => String) message: string,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return sendBuilderSms(context, parseInput(sendSmsInput, { ids, message }), parseClient(client));
  }

  @Mutation(() => Boolean, { nullable: true, description: 'The message of this request, which failed, is queued again' })
  sendBuilderSmsAgain(
    @Arg('id', () => Int) id: number,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return sendBuilderSmsAgain(context, parseInput(requestIdInput, { id }), parseClient(client));
  }
}

function presentDraft(jobs: readonly RequestedJob[]) {
  const [first] = jobs;
  if (first === undefined) throw new Error('a message without a job was drafted');
  return { missing: [], jobs: jobs.map(presentJob), ...askedContact(first) };
}

const presentJob = (job: RequestedJob): BuilderRequestJob => ({
  id: job.id,
  workOrder: job.workOrder,
  address: formatAddress(job),
  builderApprovalSentDate: job.builderApprovalSentDate?.toISOString() ?? null,
  builderApprovedDate: job.builderApprovedDate?.toISOString() ?? null,
});
