// The plans of a project, and those of the project that a job is in: none where this person reads no plans (decision 051). One statement each.
import { QueryTypes } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { ATTACHMENT_COLUMNS, ATTACHMENT_TABLES, presentAttachment, type AttachmentRow } from '../attachment/attachment.presenter.ts';
import { attachmentScope } from '../attachment/attachment.scope.ts';
import type { Attachment } from '../attachment/attachment.type.ts';
import { jobScope } from '../access/job.scope.ts';
import type { JobPlans } from './project-plans.type.ts';
import { projectScope } from '../access/project.scope.ts';

/** Of project p. */
const PLANS = jsonList(`select ${ATTACHMENT_COLUMNS} from ${ATTACHMENT_TABLES}
  where a.project_id = p.id and a.state = 'uploaded' and ${attachmentScope('a')} order by a.created_utc desc, a.id desc`);

const OF_PROJECT = prepared('project-plans', `select ${PLANS} as plans from project p where p.id = $projectId and ${projectScope('p')}`);
const OF_JOB = prepared(
  'job-plans',
  `select p.id as "projectId", p.name as "projectName", ${PLANS} as plans
    from construction c left join project p on p.id = c.project_id where c.id = $constructionId and ${jobScope('c')}`,
);

/** @throws RefusalError NOT_FOUND out of scope. */
export async function loadProjectPlans(context: RequestContext, projectId: number): Promise<Attachment[]> {
  const bind = { ...scopeBinds(context.actor), projectId };
  const [found] = await context.sequelize.query<{ plans: AttachmentRow[] }>(OF_PROJECT, { bind, type: QueryTypes.SELECT });
  return (found?.plans ?? refuse('NOT_FOUND')).map((plan) => presentAttachment(context, plan));
}

/** @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadJobPlans(context: RequestContext, constructionId: number): Promise<JobPlans> {
  const bind = { ...scopeBinds(context.actor), constructionId };
  const [found] = await context.sequelize.query<Omit<JobPlans, 'plans'> & { plans: AttachmentRow[] }>(OF_JOB, {
    bind,
    type: QueryTypes.SELECT,
  });
  const { projectId, projectName, plans } = found ?? refuse('NOT_FOUND');
  return { projectId, projectName, plans: plans.map((plan) => ({ ...presentAttachment(context, plan), mayChange: false })) };
}
