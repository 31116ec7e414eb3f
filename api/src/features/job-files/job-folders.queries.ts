// The folders of a job's files that stand by themselves, for whom the job is there.
import { QueryTypes } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope } from '../access/job.scope.ts';

const SQL = prepared(
  'job-folders',
  `select c.file_folders as folders from construction c where c.id = $constructionId and ${jobScope('c')}`,
);

/** @throws RefusalError NOT_FOUND. */
export async function loadJobFolders({ sequelize, actor }: RequestContext, constructionId: number): Promise<string[]> {
  const [job] = await sequelize.query<{ folders: string[] }>(SQL, {
    bind: { ...scopeBinds(actor), constructionId },
    type: QueryTypes.SELECT,
  });
  return job === undefined ? refuse('NOT_FOUND') : job.folders;
}
