// A field comment (updateFieldComment): id 0 is new; its author alone edits it; on a task or on a job (specification 1 §5, domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { addComment, editComment } from '@lotline/schema/domain/comment/comment.effects';
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import type { FieldCommentInput } from '@lotline/schema/domain/comment/comment.input';
import {
  canChangeComment,
  canWriteAnother,
  canWriteComment,
  commentDayBegan,
  MOST_COMMENTS_A_DAY,
} from '@lotline/schema/domain/comment/comment.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockForPerson } from '../../platform/db/person-lock.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';
import { commentScope, commentWriteScope } from './comment.scope.ts';
import { FieldCommentModel } from './field-comment.model.ts';

export type SavedComment = { commentId: number };

export function saveFieldComment(context: RequestContext, input: FieldCommentInput, client: ClientMutation | null): Promise<SavedComment> {
  return runCommand<SavedComment>(context, {
    operation: 'updateFieldComment',
    input,
    client,
    work: async (command) => {
      const named = nameOf(input, client);
      if (named !== null) return { commentId: (await change(command, named, input)).id };
      return { commentId: (await findEarlier(command, client)) ?? (await create(command, input)).id };
    },
  });
}

/** A comment by its id, or by the id of the person's own press that brought it. */
type NamedComment = { readonly id: number } | { readonly clientId: string };

/** Null for a new one: an edit of a comment that is not there never makes one, and a press that is sent again never makes a second. */
function nameOf({ id, clientId }: FieldCommentInput, client: ClientMutation | null): NamedComment | null {
  if (id !== 0) return { id };
  return clientId === null || clientId === client?.id ? null : { clientId };
}

export function deleteFieldComment(
  context: RequestContext,
  input: { readonly id: number; readonly clientId: string | null },
  client: ClientMutation | null,
): Promise<SavedComment> {
  const { id, clientId } = input;
  return runCommand<SavedComment>(context, {
    operation: 'deleteFieldComment',
    input: clientId === null || id !== 0 ? { commentId: id } : { clientId },
    client,
    work: async (command) => {
      const { comment, jobId } = await loadOwnComment(command, clientId === null || id !== 0 ? { id } : { clientId });
      await mustBeCurrent(command, comment, jobId, null);
      await comment.update({ deletedUtc: command.at }, { transaction: command.transaction });
      announce(command, comment, jobId, { move: 'deleteComment', before: { comments: comment.comments } });
      return { commentId: comment.id };
    },
  });
}

/** The comment that this device sent before the server forgot its answer. */
async function findEarlier({ actor, transaction }: CommandContext, client: ClientMutation | null): Promise<number | null> {
  if (client === null) return null;
  const earlier = await FieldCommentModel.findOne({ where: { userId: actor.userId, clientId: client.id }, transaction });
  return earlier?.id ?? null;
}

/** In the order of chats it stands by when it came; when it was written is kept beside that. */
async function create(command: CommandContext, { scheduleId, constructionId, comments }: FieldCommentInput): Promise<FieldCommentModel> {
  const { actor, at, clientId } = command;
  // it named its own press, and nothing that it is said of
  if (scheduleId === null && constructionId === null) refuse('COMMENT_TARGET');
  const { id: _notNumbered, ...born } = addComment({ scheduleId, constructionId, comments }, { actor, at, id: clientId });
  const comment = FieldCommentModel.build({ ...born, writtenUtc: command.datedAt([]) });
  const jobId = await findTarget(command, comment);
  must(canWriteComment(command.actor));
  must(canWriteAnother(await countLately(command)));
  await comment.save({ transaction: command.transaction });
  announce(command, comment, jobId, { move: 'addComment', after: { comments } });
  return comment;
}

async function countLately({ actor, at, sequelize, transaction }: CommandContext): Promise<number> {
  await lockForPerson({ sequelize, transaction }, 'fieldComments', actor.userId);
  const [lately] = await sequelize.query<{ written: number }>(
    `select count(*)::int as written from
       (select from field_comment where user_id = $userId and created_utc > $since limit ${MOST_COMMENTS_A_DAY}) lately`,
    { bind: { userId: actor.userId, since: commentDayBegan(at) }, transaction, type: QueryTypes.SELECT },
  );
  return lately?.written ?? 0;
}

async function change(command: CommandContext, named: NamedComment, input: FieldCommentInput): Promise<FieldCommentModel> {
  const { comment, jobId } = await loadOwnComment(command, named);
  await mustBeCurrent(command, comment, jobId, input.comments);
  const before = { comments: comment.comments };
  const { comments } = editComment(comment, input.comments);
  await comment.update({ comments, modifiedUtc: command.at }, { transaction: command.transaction });
  announce(command, comment, jobId, { move: 'editComment', before, after: { comments: input.comments } });
  return comment;
}

/** @param yours the text in place of theirs; null where it is deleted. @throws RefusalError STALE_VERSION. */
async function mustBeCurrent(command: CommandContext, comment: FieldCommentModel, jobId: number, yours: string | null): Promise<void> {
  const { id, version, comments } = comment;
  const seen = { table: 'field_comment', id, constructionId: jobId, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: ['editComment'] });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'field_comment', id, version, ...clash, theirs: comments, yours });
}

type Target = AssignedRow & { readonly jobId: number };

/** @throws RefusalError NOT_FOUND when it is gone or out of scope, TASK_LEFT, COMMENT_NOT_YOURS when somebody else wrote it. */
async function loadOwnComment(command: CommandContext, named: NamedComment): Promise<{ comment: FieldCommentModel; jobId: number }> {
  const { transaction } = command;
  const byNumber = 'id' in named;
  const [locked] = await command.sequelize.query<Target & { id: number; isOfTask: boolean }>(
    `select fc.id, coalesce(fc.construction_id, (select s.construction_id from schedule s where s.id = fc.schedule_id)) as "jobId",
            ${commentWriteScope('fc')} as "isAssigned", fc.schedule_id is not null as "isOfTask"
       from field_comment fc where ${byNumber ? 'fc.id = $named' : 'fc.user_id = $actorId and fc.client_id = $named::uuid'} and fc.deleted_utc is null and ${commentScope('fc')} for update of fc`,
    { bind: { ...scopeBinds(command.actor), named: byNumber ? named.id : named.clientId }, transaction, type: QueryTypes.SELECT },
  );
  const { id, jobId } = assignedRow(locked, locked?.isOfTask === true ? 'task' : 'job');
  const comment = await FieldCommentModel.findByPk(id, { transaction, rejectOnEmpty: true });
  must(canWriteComment(command.actor));
  must(canChangeComment(command.actor, comment));
  return { comment, jobId };
}

/** The job that a new comment's target is or belongs to. @throws RefusalError NOT_FOUND, TASK_LEFT. */
async function findTarget(command: CommandContext, { scheduleId, constructionId }: FieldCommentModel): Promise<number> {
  const sql =
    scheduleId !== null
      ? `select s.construction_id as "jobId", ${taskWriteScope('s')} as "isAssigned" from schedule s where s.id = $targetId and ${taskScope('s')}`
      : `select c.id as "jobId", ${jobWriteScope('c')} as "isAssigned" from construction c where c.id = $targetId and ${jobScope('c')}`;
  const [target] = await command.sequelize.query<Target>(sql, {
    bind: { ...scopeBinds(command.actor), targetId: scheduleId ?? constructionId },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  return assignedRow(target, scheduleId !== null ? 'task' : 'job').jobId;
}

function announce(command: CommandContext, comment: FieldCommentModel, jobId: number, change: WordsOf<'field_comment'>): void {
  command.versions['fieldComment'] = comment.version;
  appendEvent(command, {
    entity: 'field_comment',
    entityId: comment.id,
    constructionId: jobId,
    version: comment.version,
    scheduleId: comment.scheduleId,
    ...change,
  });
}
