// Jobs into a project, from one into another, or out (moveJobsToProject). One bulk touches its own rows alone: a job that this person does not read
// is answered as one that is not there.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { all, refused } from '@lotline/schema/domain/kernel/verdict';
import { PROJECT } from '@lotline/schema/domain/project/project.fields';
import type { MoveJobsInput } from '@lotline/schema/domain/project/project.input';
import { canMoveJob } from '@lotline/schema/domain/project/project.lifecycle';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { loadProjectForChange } from './load-project-for-change.ts';

export type MoveVerdict = {
  id: number;
  workOrder: string | null;
  isMoved: boolean;
  previousProject: string | null;
  previousProjectId: number | null;
  code: string | null;
  sentence: string | null;
};
export type MovedJobs = { verdicts: MoveVerdict[] };

interface LockedJob {
  readonly id: number;
  readonly workOrder: string;
  readonly projectId: number | null;
  readonly isAssigned: boolean;
}

/** In one order, so that two bulks of the same jobs wait for each other instead of both failing. */
const LOCK_JOBS = prepared(
  'lock-jobs-for-project',
  `select c.id, c.work_order as "workOrder", c.project_id as "projectId", ${jobWriteScope('c')} as "isAssigned"
     from construction c where c.id = any($jobIds::integer[]) and ${jobScope('c')} order by c.id for no key update of c`,
);
const NAMES = prepared('names-of-projects', 'select id, name from project where id = any($ids::integer[])');
const MOVE = prepared(
  'move-jobs-to-project',
  'update construction set project_id = $projectId::integer, version = version + 1 where id = any($ids::integer[]) returning id, version',
);

export function moveJobsToProject(context: RequestContext, input: MoveJobsInput, client: ClientMutation | null): Promise<MovedJobs> {
  return runCommand<MovedJobs>(context, {
    operation: 'moveJobsToProject',
    input,
    client,
    work: async (command) => {
      const to = input.projectId === null ? null : await loadProjectForChange(command, input.projectId);
      mustManage(command, PROJECT);
      const jobs = await select<LockedJob>(command, LOCK_JOBS, { ...scopeBinds(command.actor), jobIds: input.jobIds });
      const nameOf = await namesOf(command, jobs);
      const judged = jobs.map((job) => ({ ...job, projectName: nameOf(job.projectId), verdict: judge(input, job, nameOf(job.projectId)) }));
      const moved = judged.filter(({ verdict }) => verdict.ok);
      await write(command, input.projectId, to?.values.name ?? null, moved);
      const byId = new Map(judged.map((job) => [job.id, job]));
      return { verdicts: input.jobIds.map((id) => answerOf(id, byId.get(id))) };
    },
  });
}

type JudgedJob = LockedJob & { readonly projectName: string | null; readonly verdict: Verdict };

const judge = (input: MoveJobsInput, { projectId, isAssigned }: LockedJob, projectName: string | null): Verdict =>
  all(mustBeAssigned(isAssigned, 'job'), canMoveJob({ projectId, projectName }, input.projectId, input.fromProjectId));

async function namesOf(command: CommandContext, jobs: readonly LockedJob[]): Promise<(id: number | null) => string | null> {
  const ids = [...new Set(jobs.flatMap(({ projectId }) => (projectId === null ? [] : [projectId])))];
  const named = await select<{ id: number; name: string }>(command, NAMES, { ids });
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}

async function write(command: CommandContext, projectId: number | null, project: string | null, jobs: readonly JudgedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  const written = await select<{ id: number; version: number }>(command, MOVE, { projectId, ids });
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  for (const job of jobs) {
    appendEvent(command, {
      move: 'moveToProject',
      entity: 'construction',
      entityId: job.id,
      constructionId: job.id,
      version: versions.get(job.id) ?? 0,
      before: { projectId: job.projectId },
      after: { projectId },
      detail: { previousProject: job.projectName, project },
    });
  }
}

const select = <Row extends object>(
  { sequelize, transaction }: CommandContext,
  sql: string,
  bind: Record<string, unknown>,
): Promise<Row[]> => sequelize.query<Row>(sql, { bind, transaction, type: QueryTypes.SELECT });

function answerOf(id: number, job: JudgedJob | undefined): MoveVerdict {
  const verdict = job?.verdict ?? refused('NOT_FOUND');
  return {
    id,
    workOrder: job?.workOrder ?? null,
    isMoved: verdict.ok,
    previousProject: job?.projectName ?? null,
    previousProjectId: job?.projectId ?? null,
    code: verdict.ok ? null : verdict.code,
    sentence: verdict.ok ? null : sayError(verdict.code, verdict.details),
  };
}
