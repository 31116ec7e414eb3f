// What was said of a project, the newest of it, oldest first, in one statement; for whoever reads the project (screens.md §2.24).
import { QueryTypes } from 'sequelize';
import type { ProjectCommentsInput } from '@lotline/schema/domain/project/project-comment.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantColumns, jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import type { ProjectComment } from './project-comment.type.ts';
import { projectScope } from '../access/project.scope.ts';

const COLUMNS = `${wireColumns('pc', 'id version client_id project_id user_id comments')}, ${instantColumns('pc', 'created_utc modified_utc')},
  concat_ws(' ', u.first_name, u.last_name) as author`;
/** Deleted ones too: the page before may have ended with it. */
const PLACE = 'select b.created_utc, b.id from project_comment b where b.id = $before and b.project_id = $projectId';

const COMMENTS = prepared(
  'project-comments',
  `select ${jsonList(`select * from (select ${COLUMNS} from project_comment pc join app_user u on u.id = pc.user_id
      where pc.project_id = p.id and pc.deleted_utc is null and ($before::integer is null or (pc.created_utc, pc.id) < (${PLACE}))
      order by pc.created_utc desc, pc.id desc limit $first) newest order by "createdUtc", id`)} as comments
    from project p where p.id = $projectId and ${projectScope('p')}`,
);

/** @throws RefusalError NOT_FOUND out of scope. */
export async function loadProjectComments(context: RequestContext, input: ProjectCommentsInput): Promise<ProjectComment[]> {
  const bind = { ...scopeBinds(context.actor), ...input };
  const [found] = await context.sequelize.query<{ comments: ProjectComment[] }>(COMMENTS, { bind, type: QueryTypes.SELECT });
  return (found?.comments ?? refuse('NOT_FOUND')).map(presentProjectComment);
}

/** One that the caller already knows to be in scope; null once it is deleted. */
export async function loadProjectComment({ sequelize }: RequestContext, commentId: number): Promise<ProjectComment | null> {
  const [found] = await sequelize.query<ProjectComment>(
    `select ${COLUMNS} from project_comment pc join app_user u on u.id = pc.user_id where pc.id = $commentId and pc.deleted_utc is null`,
    { bind: { commentId }, type: QueryTypes.SELECT },
  );
  return found === undefined ? null : presentProjectComment(found);
}

const presentProjectComment = (row: ProjectComment): ProjectComment => ({
  id: row.id,
  version: row.version,
  clientId: row.clientId,
  projectId: row.projectId,
  userId: row.userId,
  author: row.author,
  comments: row.comments,
  createdUtc: row.createdUtc,
  modifiedUtc: row.modifiedUtc,
});
