// The access matrix of internal comments: the office's alone, whatever the field holds of the job.
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';
import { insertId, job, task } from './access-targets.ts';
import { PEOPLE } from '../world.ts';

const OFFICE_ALONE: Answers = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };

/** One of this very person: only the rule can shut them out. */
const ownComment = async (cell: Cell): Promise<Target> => {
  const { id: scheduleId, constructionId } = await task()(cell);
  const sql = `insert into internal_comment (construction_id, schedule_id, user_id, comments)
    values ($constructionId, $scheduleId, $userId, 'not paid yet') returning id`;
  return { id: await insertId(cell, sql, { constructionId, scheduleId, userId: PEOPLE[cell.role] }) };
};
const on = (target: (cell: Cell) => Promise<Target>, query: (target: Target) => string) => ({
  target,
  call: (cell: Cell, made: Target) => gqlAnswer(cell, query(made)),
});

export const INTERNAL_COMMENT_ROWS: readonly AccessRow[] = [
  openRow(
    'Query.jobInternalComments',
    on(job, ({ id }) => `{ jobInternalComments(constructionId: ${String(id)}) { id } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Mutation.saveInternalComment (new, on a job)',
    on(job, ({ id }) => `mutation { saveInternalComment(comment: { id: 0, constructionId: ${String(id)}, comments: "gate" }) { id } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Mutation.saveInternalComment (new, on a task)',
    on(task(), ({ id }) => `mutation { saveInternalComment(comment: { id: 0, scheduleId: ${String(id)}, comments: "gate" }) { id } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Mutation.saveInternalComment (an own one)',
    on(ownComment, ({ id }) => `mutation { saveInternalComment(comment: { id: ${String(id)}, comments: "gate" }) { id } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Mutation.deleteInternalComment',
    on(ownComment, ({ id }) => `mutation { deleteInternalComment(id: ${String(id)}) }`),
    OFFICE_ALONE,
  ),
];
