// Makes jobs of potential jobs (convertPotentialJobs): all or none, each with its contact, its comments and every file; the two know each other (screens.md §2.9).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { converted, jobValuesOf } from '@lotline/schema/domain/potential-job/potential-job.effects';
import type { ConvertInput } from '@lotline/schema/domain/potential-job/potential-job-moves.input';
import { canMove } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadWorkTypeSettings } from '../job/job-edit.step.ts';
import { insertJob, newJobValues } from '../job/new-job.step.ts';
import { copyFiles } from './copy-files.step.ts';
import { stateOf } from './judge-potential-jobs.queries.ts';
import { readPotentialJobs, type LockedPotentialJob } from './lock-potential-jobs.ts';
import type { SavedPotentialJobs } from './save-potential-job.command.ts';
import { addTemplatedTasks } from './templated-tasks.step.ts';
import { writeMoves, type WrittenMove } from './write-moves.step.ts';

export function convertPotentialJobs(
  context: RequestContext,
  input: ConvertInput,
  client: ClientMutation | null,
): Promise<SavedPotentialJobs> {
  return runCommand<SavedPotentialJobs>(context, {
    operation: 'convertPotentialJobs',
    input,
    client,
    work: async (command) => {
      const found = await readPotentialJobs(
        command,
        input.jobs.map(({ id }) => id),
      );
      const jobsById = new Map(found.map((job) => [job.id, job]));
      const chosen = input.jobs.map(({ id, workOrder }) => ({ workOrder, job: jobsById.get(id) ?? refuse('NOT_FOUND') }));
      for (const { job } of chosen) {
        const verdict = canMove(command.actor, 'convert', job);
        if (!verdict.ok) refuse(verdict.code, { ...verdict.details, id: job.id, address: siteLine(job.entry) });
      }
      const { workType, contract } = input;
      const settings = (await loadWorkTypeSettings(command, workType))(workType);
      const moves: WrittenMove[] = [];
      // one after the other: a connection answers one statement at a time
      for (const { job, workOrder } of chosen) {
        const values = newJobValues({ ...filled(job), workOrder, workType, ...(contract === null ? {} : { contract }) }, settings);
        const { builderApprovalSentDate, builderApprovedDate } = job;
        const origin = { contacts: [], detail: { potentialJobId: job.id }, approval: { builderApprovalSentDate, builderApprovedDate } };
        const { constructionId } = await insertJob(command, values, settings['Job Status Settings'], origin);
        const before = stateOf(job);
        moves.push({ id: job.id, version: job.version, before, after: converted(before, constructionId) });
      }
      const constructionIds = moves.flatMap(({ after }) => after.constructionId ?? []);
      await addTemplatedTasks(command, { constructionIds, workType, templates: input.templates });
      await writeMoves(command, 'convertPotentialJob', moves);
      await copyFiles(
        command,
        moves.map(({ id, after }) => ({ from: id, toPotentialJob: null, toJob: after.constructionId })),
      );
      return { ids: moves.map(({ id }) => id) };
    },
  });
}

/** What is not known of it is no field of the new job. */
const filled = ({ entry }: LockedPotentialJob): Record<string, unknown> =>
  Object.fromEntries(Object.entries(jobValuesOf(entry)).filter(([, value]) => value !== null && value !== ''));
