// What a new file is for: the job, its task, the potential job or the project, as far as this person may act on it (domain.md §1, decisions 022 and 051).
import { QueryTypes } from 'sequelize';
import type { UploadInput } from '@lotline/schema/domain/attachment/attachment.input';
import { allowed } from '@lotline/schema/domain/kernel/verdict';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { documentScope } from '../access/document.scope.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { potentialJobScope } from '../access/potential-job.scope.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { projectScope } from '../access/project.scope.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';

export type UploadTarget = {
  constructionId: number | null;
  scheduleId: number | null;
  potentialJobId: number | null;
  projectId: number | null;
  resourceDocumentId: number | null;
};

const NO_OTHER = 'null::integer as "potentialJobId", null::integer as "projectId", null::integer as "resourceDocumentId"';
const TASK_SQL = `select s.construction_id as "constructionId", s.id as "scheduleId", ${NO_OTHER}, ${taskWriteScope('s')} as "isAssigned"
  from schedule s where s.id = $taskId and ($constructionId::integer is null or s.construction_id = $constructionId::integer) and ${taskScope('s')}`;
const JOB_SQL = `select c.id as "constructionId", null::integer as "scheduleId", ${NO_OTHER}, ${jobWriteScope('c')} as "isAssigned"
  from construction c where c.id = $constructionId and ${jobScope('c')}`;
const POTENTIAL_JOB_SQL = `select null::integer as "constructionId", null::integer as "scheduleId", p.id as "potentialJobId",
    null::integer as "projectId", null::integer as "resourceDocumentId", true as "isAssigned"
  from potential_job p where p.id = $potentialJobId and ${potentialJobScope('p')}`;

/** Who reads a project and changes none is told so. */
const PROJECT_SQL = `select null::integer as "constructionId", null::integer as "scheduleId", null::integer as "potentialJobId", p.id as "projectId",
    null::integer as "resourceDocumentId", true as "isAssigned"
  from project p where p.id = $projectId and ${projectScope('p')}`;

/** Whose documents this person keeps. */
const DOCUMENT_SQL = `select null::integer as "constructionId", null::integer as "scheduleId", null::integer as "potentialJobId", null::integer as "projectId",
    d.id as "resourceDocumentId", true as "isAssigned"
  from resource_document d where d.id = $resourceDocumentId and ${documentScope('d')}`;

type Announced = Pick<UploadInput, 'constructionId' | 'taskId' | 'potentialJobId' | 'projectId' | 'resourceDocumentId'>;

/** A task names its job; a job that is named beside it must be that one. @throws RefusalError NOT_FOUND, TASK_LEFT, CLAIM_REQUIRED. */
export async function findUploadTarget({ sequelize, transaction, actor }: CommandContext, announced: Announced): Promise<UploadTarget> {
  const { constructionId, taskId, potentialJobId, projectId, resourceDocumentId } = announced;
  const [found] = await sequelize.query<UploadTarget & AssignedRow>(sqlFor(announced), {
    bind: { ...scopeBinds(actor), constructionId, taskId, potentialJobId, projectId, resourceDocumentId },
    transaction,
    type: QueryTypes.SELECT,
  });
  const { isAssigned: _, ...target } = assignedRow(found, taskId !== null ? 'task' : 'job');
  const mayAdd = target.projectId === null ? allowed : canEditProjects(actor);
  return mayAdd.ok ? target : refuse(mayAdd.code, mayAdd.details);
}

function sqlFor({ constructionId, taskId, potentialJobId, resourceDocumentId }: Announced): string {
  if (taskId !== null) return TASK_SQL;
  if (constructionId !== null) return JOB_SQL;
  if (resourceDocumentId !== null) return DOCUMENT_SQL;
  return potentialJobId === null ? PROJECT_SQL : POTENTIAL_JOB_SQL;
}
