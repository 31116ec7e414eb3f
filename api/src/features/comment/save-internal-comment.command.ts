// Write an internal comment, change or delete one's own (saveInternalComment, deleteInternalComment): the rules of a field comment, for the office alone.
import type { InternalCommentInput } from '@lotline/schema/domain/comment/comment.input';
import {
  canChangeComment,
  canUseInternalComments,
  canWriteAnother,
  commentDayBegan,
  MOST_COMMENTS_A_DAY,
} from '@lotline/schema/domain/comment/comment.lifecycle';
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { scopedRows } from '../../platform/command/scoped-rows.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockForPerson } from '../../platform/db/person-lock.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';
import { internalCommentScope, internalCommentWriteScope } from './internal-comment.scope.ts';

export type SavedInternalComment = { commentId: number };

interface Target extends AssignedRow {
  readonly constructionId: number;
}
interface OwnComment extends Target {
  readonly id: number;
  readonly userId: number;
  readonly version: number;
  readonly comments: string;
  readonly scheduleId: number | null;
}
type Written = Pick<OwnComment, 'id' | 'version' | 'constructionId' | 'scheduleId'>;

const WRITTEN = 'returning id, version, construction_id as "constructionId", schedule_id as "scheduleId"';
const EARLIER = 'select id from internal_comment where user_id = $actorId::integer and client_id = $clientId::uuid';
const TASK = `select s.construction_id as "constructionId", ${taskWriteScope('s')} as "isAssigned" from schedule s where s.id = $targetId and ${taskScope('s')}`;
const JOB = `select c.id as "constructionId", ${jobWriteScope('c')} as "isAssigned" from construction c where c.id = $targetId and ${jobScope('c')}`;
const LATELY = `select count(*)::integer as written from
  (select from internal_comment where user_id = $actorId::integer and created_utc > $since limit ${MOST_COMMENTS_A_DAY}) lately`;
const INSERT = `insert into internal_comment (construction_id, schedule_id, user_id, client_id, comments, created_utc)
  values ($constructionId, $scheduleId::integer, $actorId::integer, $clientId::uuid, $comments, $at) ${WRITTEN}`;
const LOCK = `select ic.id, ic.user_id as "userId", ic.version, ic.comments, ic.construction_id as "constructionId", ic.schedule_id as "scheduleId",
    ${internalCommentWriteScope('ic')} as "isAssigned"
  from internal_comment ic where ic.id = $commentId and ic.deleted_utc is null and ${internalCommentScope('ic')} for update of ic`;
const EDIT = `update internal_comment set comments = $comments, modified_utc = $at, version = version + 1 where id = $id ${WRITTEN}`;
const DELETE = `update internal_comment set deleted_utc = $at, version = version + 1 where id = $id ${WRITTEN}`;

export function saveInternalComment(
  context: RequestContext,
  input: InternalCommentInput,
  client: ClientMutation | null,
): Promise<SavedInternalComment> {
  return runCommand<SavedInternalComment>(context, {
    operation: 'saveInternalComment',
    input,
    client,
    work: (command) => (input.id === 0 ? create(command, input) : edit(command, input)),
  });
}

export function deleteInternalComment(
  context: RequestContext,
  commentId: number,
  client: ClientMutation | null,
): Promise<SavedInternalComment> {
  return runCommand<SavedInternalComment>(context, {
    operation: 'deleteInternalComment',
    input: { commentId },
    client,
    work: async (command) => {
      const { id, comments } = await loadOwn(command, commentId, null);
      announce(command, await write(command, DELETE, { id, at: command.at }), { move: 'deleteInternalComment', before: { comments } });
      return { commentId };
    },
  });
}

async function create(command: CommandContext, input: InternalCommentInput): Promise<SavedInternalComment> {
  const { actor, at, clientId } = command;
  const { scheduleId, constructionId: jobId, comments } = input;
  must(canUseInternalComments(actor));
  // what this device sent before the server forgot its answer
  const [earlier] = clientId === null ? [] : await scopedRows<{ id: number }>(command, EARLIER, { clientId });
  if (earlier !== undefined) return { commentId: earlier.id };
  const [target] = await scopedRows<Target>(command, scheduleId === null ? JOB : TASK, { targetId: scheduleId ?? jobId });
  const { constructionId } = assignedRow(target, scheduleId === null ? 'job' : 'task');
  await lockForPerson(command, 'internalComments', actor.userId);
  const [lately] = await scopedRows<{ written: number }>(command, LATELY, { since: commentDayBegan(at) });
  must(canWriteAnother(lately?.written ?? 0));
  const written = await write(command, INSERT, { constructionId, scheduleId, clientId, comments, at });
  announce(command, written, { move: 'addInternalComment', after: { comments } });
  return { commentId: written.id };
}

async function edit(command: CommandContext, { id, comments }: InternalCommentInput): Promise<SavedInternalComment> {
  const before = await loadOwn(command, id, comments);
  const written = await write(command, EDIT, { id, comments, at: command.at });
  announce(command, written, { move: 'editInternalComment', before: { comments: before.comments }, after: { comments } });
  return { commentId: id };
}

/**
 * @param yours the text in place of theirs; null where it is deleted
 * @throws RefusalError CLAIM_REQUIRED, NOT_FOUND when it is gone or out of scope, TASK_LEFT, COMMENT_NOT_YOURS, STALE_VERSION.
 */
async function loadOwn(command: CommandContext, commentId: number, yours: string | null): Promise<OwnComment> {
  must(canUseInternalComments(command.actor));
  const [locked] = await scopedRows<OwnComment>(command, LOCK, { commentId });
  const comment = assignedRow(locked, locked?.scheduleId === null ? 'job' : 'task');
  must(canChangeComment(command.actor, comment));
  const { id, version, constructionId, comments: theirs } = comment;
  const { expectedVersion } = command;
  const seen = { table: 'internal_comment', id, constructionId, version, expectedVersion, clashes: ['editInternalComment'] } as const;
  const clash = await clashOf(command, seen);
  if (clash !== null) refuse('STALE_VERSION', { entity: 'internal_comment', id, version, ...clash, theirs, yours });
  return comment;
}

async function write(command: CommandContext, sql: string, bind: Record<string, unknown>): Promise<Written> {
  const [written] = await scopedRows<Written>(command, sql, bind);
  if (written === undefined) throw new Error('the comment was not written');
  return written;
}

function announce(command: CommandContext, written: Written, change: WordsOf<'internal_comment'>): void {
  const { id, version, constructionId, scheduleId } = written;
  command.versions['internalComment'] = version;
  appendEvent(command, { entity: 'internal_comment', entityId: id, constructionId, scheduleId, version, ...change });
}
