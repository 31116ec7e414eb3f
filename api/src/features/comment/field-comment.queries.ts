// The Field Chat of a job: the office's comments on it and those on its visible tasks, the newest of them, oldest first (specification 1 §3, §7).
import { QueryTypes } from 'sequelize';
import type { JobFieldCommentsInput } from '@lotline/schema/domain/comment/comment.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { jobScope } from '../access/job.scope.ts';
import { taskScope } from '../access/task.scope.ts';
import { presentFieldComment, type FieldCommentRow } from './field-comment.presenter.ts';
import type { FieldComment } from './field-comment.type.ts';

const PERSON = '(select row_to_json(p) from (select u.id, u.can_log_in, u.email, u.first_name, u.last_name) p) as user';
const COMMENT_COLUMNS = `${wireColumns('fc', 'id version client_id schedule_id construction_id user_id comments created_utc')},
  coalesce(fc.written_utc, fc.created_utc) as "writtenUtc", ${PERSON}`;

/** Of any comment of the job, deleted ones too: the page before may have ended with it. */
const PLACE = `select b.created_utc, b.id from field_comment b where b.id = $before
  and (b.construction_id = $id or b.schedule_id in (select s.id from schedule s where s.construction_id = $id and ${taskScope('s')}))`;

interface CommentsWanted {
  readonly job: string;
  /** An array of the ids of the tasks that this person reads: not a subquery, beside an `or` only that is found by index. */
  readonly tasks: string;
  readonly and?: string;
  readonly most: string;
}

/** A select of FieldCommentRow, oldest first. */
export const newestComments = ({ job, tasks, and = '', most }: CommentsWanted): string => `select * from (select ${COMMENT_COLUMNS}
      from field_comment fc join app_user u on u.id = fc.user_id
     where fc.deleted_utc is null and (fc.construction_id = ${job} or fc.schedule_id = any(${tasks})) ${and}
     order by fc.created_utc desc, fc.id desc limit ${most}) newest
   order by "createdUtc", id`;

const JOB_COMMENTS_SQL = prepared(
  'job-field-comments',
  `select ${jsonList(
    newestComments({
      job: `(case when $scheduleId::int is null then $id::int end)`,
      tasks: `array(select s.id from schedule s where s.construction_id = $id::int and ($scheduleId::int is null or s.id = $scheduleId::int) and ${taskScope('s')})`,
      and: `and ($before::int is null or (fc.created_utc, fc.id) < (${PLACE}))`,
      most: '$first',
    }),
  )} as comments
  from construction c where c.id = $id and ${jobScope('c')}`,
);

/** @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadJobFieldComments(
  context: RequestContext,
  { constructionId, scheduleId, first, before }: JobFieldCommentsInput,
): Promise<FieldComment[]> {
  const [found] = await context.sequelize.query<{ comments: FieldCommentRow[] }>(JOB_COMMENTS_SQL, {
    bind: { ...scopeBinds(context.actor), id: constructionId, scheduleId, first, before },
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
