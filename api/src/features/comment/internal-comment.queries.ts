// The internal comments of a job or of one of its tasks, the newest of them, oldest first, in one statement; for the office alone (screens.md §2.6).
import { QueryTypes } from 'sequelize';
import type { JobFieldCommentsInput } from '@lotline/schema/domain/comment/comment.input';
import { canUseInternalComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantColumns, jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { jobScope } from '../access/job.scope.ts';
import { internalCommentScope } from './internal-comment.scope.ts';
import type { InternalComment } from './internal-comment.type.ts';

const COLUMNS = `${wireColumns('ic', 'id version client_id schedule_id construction_id user_id comments')}, ${instantColumns('ic', 'created_utc')},
  concat_ws(' ', u.first_name, u.last_name) as author`;
/** Deleted ones too: the page before may have ended with it. */
const PLACE = 'select b.created_utc, b.id from internal_comment b where b.id = $before and b.construction_id = $id';

/** A select of InternalComment, oldest first, for who uses them at all. @param job its id, as SQL */
export const newestInternalComments = ({
  job,
  and = '',
  most,
}: {
  readonly job: string;
  readonly and?: string;
  readonly most: string;
}): string =>
  `select * from (select ${COLUMNS} from internal_comment ic join app_user u on u.id = ic.user_id
      where ic.construction_id = ${job} and ic.deleted_utc is null and ${internalCommentScope('ic')} ${and}
      order by ic.created_utc desc, ic.id desc limit ${most}) newest order by "createdUtc", id`;

const COMMENTS = prepared(
  'job-internal-comments',
  `select ${jsonList(
    newestInternalComments({
      job: 'c.id',
      and: `and ($scheduleId::integer is null or ic.schedule_id = $scheduleId::integer)
        and ($before::integer is null or (ic.created_utc, ic.id) < (${PLACE}))`,
      most: '$first',
    }),
  )} as comments
    from construction c where c.id = $id and ${jobScope('c')}`,
);

/** @throws RefusalError CLAIM_REQUIRED for whoever is not of the office, NOT_FOUND for a job out of scope. */
export async function loadJobInternalComments(
  context: RequestContext,
  { constructionId, scheduleId, first, before }: JobFieldCommentsInput,
): Promise<InternalComment[]> {
  const verdict = canUseInternalComments(context.actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  const bind = { ...scopeBinds(context.actor), id: constructionId, scheduleId, first, before };
  const [found] = await context.sequelize.query<{ comments: InternalComment[] }>(COMMENTS, { bind, type: QueryTypes.SELECT });
  return (found?.comments ?? refuse('NOT_FOUND')).map(presentInternalComment);
}

/** One that the caller already knows to be in scope; null once it is deleted. */
export async function loadInternalComment({ sequelize }: RequestContext, commentId: number): Promise<InternalComment | null> {
  const [found] = await sequelize.query<InternalComment>(
    `select ${COLUMNS} from internal_comment ic join app_user u on u.id = ic.user_id where ic.id = $commentId and ic.deleted_utc is null`,
    { bind: { commentId }, type: QueryTypes.SELECT },
  );
  return found === undefined ? null : presentInternalComment(found);
}

export const presentInternalComment = (row: InternalComment): InternalComment => ({
  id: row.id,
  version: row.version,
  clientId: row.clientId,
  scheduleId: row.scheduleId,
  constructionId: row.constructionId,
  userId: row.userId,
  author: row.author,
  comments: row.comments,
  createdUtc: row.createdUtc,
});
