// Potential jobs: the person's own or all of them, their files, and what the field and the office save (specification 2 §7).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { flagInput, idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { potentialJobInput, potentialJobsInput } from '@lotline/schema/domain/potential-job/potential-job.input';
import { canRaise, POTENTIAL_JOB_STATUSES } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { Attachment } from '../attachment/attachment.type.ts';
import { loadPotentialJobFiles, loadPotentialJobs, loadPotentialJobsById } from './potential-job.queries.ts';
import { PotentialJob, PotentialJobArg } from './potential-job.type.ts';
import { savePotentialJob } from './save-potential-job.command.ts';

@Resolver()
export class PotentialJobResolver {
  @Query(() => [PotentialJob], {
    description: `The newest 500 that this person added or is assigned to; all people’s with CAN_ACCESS_POTENTIAL_JOBS. status is one of: ${POTENTIAL_JOB_STATUSES.join(', ')}`,
  })
  async potentialJobs(
    @Arg('status', () => String, { nullable: true }) status: string | null,
    @Ctx() context: RequestContext,
  ): Promise<PotentialJob[]> {
    mustRaise(context);
    return loadPotentialJobs(context, parseInput(potentialJobsInput, status, 'status'));
  }

  @Query(() => [Attachment], { description: 'Photos and documents of a potential job, the newest first' })
  async potentialJobFiles(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<Attachment[]> {
    const files = await loadPotentialJobFiles(context, parseInput(idInput, id, 'id'));
    mustRaise(context);
    return files;
  }

  @Mutation(() => [PotentialJob], {
    nullable: true,
    description: 'What was saved: of a range that the office has processed one for each number',
  })
  async updatePotentialJob(
    @Arg('potentialJob', () => PotentialJobArg) potentialJob: PotentialJobArg,
    @Arg('processedFromOffice', () => Boolean, { nullable: true }) processedFromOffice: boolean | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PotentialJob[]> {
    const input = {
      potentialJob: parseInput(potentialJobInput, potentialJob),
      processedFromOffice: parseInput(flagInput, processedFromOffice, 'processedFromOffice'),
    };
    const { ids } = await savePotentialJob(context, input, parseClient(client));
    return loadPotentialJobsById(context, ids);
  }
}

function mustRaise({ actor }: RequestContext): void {
  const verdict = canRaise(actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
