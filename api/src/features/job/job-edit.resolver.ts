// The edit form of a job: what it reads, and the changes that the office makes of a job itself (screens.md §2.6, §2.7).
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  atAddressInput,
  createJobInput,
  duplicateJobInput,
  holdJobInput,
  releaseJobInput,
  resetJobInput,
  updateJobInput,
} from '@lotline/schema/domain/job/job-edit.input';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from './answer-job.queries.ts';
import { Construction } from './construction.type.ts';
import { createJob, duplicateJob } from './create-job.command.ts';
import { holdJob, releaseJob } from './hold-job.command.ts';
import { findJobsAt, loadJobEdit } from './job-edit.queries.ts';
import {
  AtAddressInputType,
  ConstructionEdit,
  CreateConstructionInput,
  DuplicateConstructionInput,
  HoldConstructionInput,
  JobAtAddress,
  ReleaseConstructionInput,
  ResetConstructionInput,
  UpdateConstructionInput,
} from './job-edit.type.ts';
import { resetJob } from './reset-job.command.ts';
import { updateJob } from './update-job.command.ts';

@Resolver()
export class JobEditResolver {
  @Query(() => ConstructionEdit, { description: 'A job as the office edits it' })
  async constructionEdit(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<ConstructionEdit> {
    const job = (await loadJobEdit(context, id)) ?? refuse('NOT_FOUND');
    mustEdit(context);
    return job;
  }

  @Query(() => [JobAtAddress], { description: 'Jobs that this person sees at an address, the newest first; at most five' })
  jobsAtAddress(@Arg('at', () => AtAddressInputType) at: AtAddressInputType, @Ctx() context: RequestContext): Promise<JobAtAddress[]> {
    mustEdit(context);
    return findJobsAt(context, parseInput(atAddressInput, at));
  }

  @Mutation(() => Construction, { nullable: true })
  async createConstruction(
    @Arg('input', () => CreateConstructionInput) input: CreateConstructionInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await createJob(context, parseInput(createJobInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async duplicateConstruction(
    @Arg('input', () => DuplicateConstructionInput) input: DuplicateConstructionInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await duplicateJob(context, parseInput(duplicateJobInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateConstruction(
    @Arg('input', () => UpdateConstructionInput) input: UpdateConstructionInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await updateJob(context, parseInput(updateJobInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async holdConstruction(
    @Arg('input', () => HoldConstructionInput) input: HoldConstructionInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await holdJob(context, parseInput(holdJobInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async releaseConstruction(
    @Arg('input', () => ReleaseConstructionInput) input: ReleaseConstructionInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await releaseJob(context, parseInput(releaseJobInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async resetConstruction(
    @Arg('input', () => ResetConstructionInput) input: ResetConstructionInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await resetJob(context, parseInput(resetJobInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}

function mustEdit({ actor }: RequestContext): void {
  const verdict = canEditJob(actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
