// The Field Chat of a job: the office's comments on it and those on its visible tasks, oldest first (specification 1 §3, §7).
import { QueryTypes } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { jobScope } from '../job/job.scope.ts';
import { scopeBinds, taskScope } from '../task/task.scope.ts';
import { presentFieldComment, type FieldCommentRow } from './field-comment.presenter.ts';
import type { FieldComment } from './field-comment.type.ts';

const PERSON = '(select row_to_json(p) from (select u.id, u.can_log_in, u.email, u.first_name, u.last_name) p) as user';
const COMMENT_COLUMNS = `${wireColumns('fc', 'id schedule_id construction_id user_id comments created_utc')}, ${PERSON}`;

/** An array, not a subquery: beside an `or` only that is found by index. */
const JOB_COMMENTS_SQL = prepared(
  'job-field-comments',
  `select ${jsonList(`select ${COMMENT_COLUMNS}
    from field_comment fc join app_user u on u.id = fc.user_id
   where fc.deleted_utc is null
     and (fc.construction_id = $id
       or fc.schedule_id = any(array(select s.id from schedule s where s.construction_id = $id and ${taskScope('s')})))
   order by fc.created_utc, fc.id`)} as comments
  from construction c where c.id = $id and ${jobScope('c')}`,
);

/** @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadJobFieldComments(context: RequestContext, constructionId: number): Promise<FieldComment[]> {
  const [found] = await context.sequelize.query<{ comments: FieldCommentRow[] }>(JOB_COMMENTS_SQL, {
    bind: { ...scopeBinds(context.actor), id: constructionId },
    type: QueryTypes.SELECT,
  });
  return found === undefined ? refuse('NOT_FOUND') : found.comments.map(presentFieldComment);
}

/** One comment that the caller already knows to be in scope: what updateFieldComment answers. */
export async function loadFieldComment(context: RequestContext, commentId: number): Promise<FieldComment | null> {
  const [found] = await context.sequelize.query<{ comments: FieldCommentRow[] }>(
    `select ${jsonList(`select ${COMMENT_COLUMNS} from field_comment fc join app_user u on u.id = fc.user_id
      where fc.id = $commentId and fc.deleted_utc is null`)} as comments`,
    { bind: { commentId }, type: QueryTypes.SELECT },
  );
  const row = found?.comments[0];
  return row === undefined ? null : presentFieldComment(row);
}
