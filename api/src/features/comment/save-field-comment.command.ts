// A field comment (updateFieldComment): id 0 is new; its author alone edits it; on a task or on a job (specification 1 §5, domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import type { FieldCommentInput } from '@lotline/schema/domain/comment/comment.input';
import {
  canChangeComment,
  canWriteAnother,
  canWriteComment,
  commentDayBegan,
  MOST_COMMENTS_A_DAY,
} from '@lotline/schema/domain/comment/comment.lifecycle';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { jobScope, jobWriteScope } from '../job/job.scope.ts';
import { heldRow, type HeldRow } from '../task/held-row.step.ts';
import { scopeBinds, taskScope, taskWriteScope } from '../task/task.scope.ts';
import { commentScope, commentWriteScope } from './comment.scope.ts';
import { FieldCommentModel } from './field-comment.model.ts';

export type SavedComment = { commentId: number };

export function saveFieldComment(context: RequestContext, input: FieldCommentInput, client: ClientMutation | null): Promise<SavedComment> {
  return runCommand<SavedComment>(context, {
    operation: 'updateFieldComment',
    input,
    client,
    work: async (command) => {
      if (input.id !== 0) return { commentId: (await editComment(command, input)).id };
      return { commentId: (await findEarlier(command, client)) ?? (await createComment(command, input, client)).id };
    },
  });
}

export function deleteFieldComment(context: RequestContext, commentId: number, client: ClientMutation | null): Promise<SavedComment> {
  return runCommand<SavedComment>(context, {
    operation: 'deleteFieldComment',
    input: { commentId },
    client,
    work: async (command) => {
      const { comment, jobId } = await loadOwnComment(command, commentId);
      mustBeCurrent(command, comment, null);
      await comment.update({ deletedUtc: command.at }, { transaction: command.transaction });
      announce(command, comment, jobId, { move: 'deleteComment', before: { comments: comment.comments } });
      return { commentId };
    },
  });
}

/** The comment that this device sent before the server forgot its answer. */
async function findEarlier({ actor, transaction }: CommandContext, client: ClientMutation | null): Promise<number | null> {
  if (client === null) return null;
  const earlier = await FieldCommentModel.findOne({ where: { userId: actor.userId, clientId: client.id }, transaction });
  return earlier?.id ?? null;
}

async function createComment(command: CommandContext, input: FieldCommentInput, client: ClientMutation | null): Promise<FieldCommentModel> {
  const { scheduleId, constructionId, comments } = input;
  const comment = FieldCommentModel.build({
    scheduleId,
    constructionId,
    comments,
    userId: command.actor.userId,
    clientId: client?.id ?? null,
    createdUtc: command.at,
  });
  const jobId = await findTarget(command, comment);
  must(canWriteComment(command.actor));
  must(canWriteAnother(await countLately(command)));
  await comment.save({ transaction: command.transaction });
  announce(command, comment, jobId, { move: 'addComment', after: { comments } });
  return comment;
}

/** Comments of one instant do not see each other: a few may pass the limit, never many. */
async function countLately({ actor, at, sequelize, transaction }: CommandContext): Promise<number> {
  const [lately] = await sequelize.query<{ written: number }>(
    `select count(*)::int as written from
       (select from field_comment where user_id = $userId and created_utc > $since limit ${MOST_COMMENTS_A_DAY}) lately`,
    { bind: { userId: actor.userId, since: commentDayBegan(at) }, transaction, type: QueryTypes.SELECT },
  );
  return lately?.written ?? 0;
}

async function editComment(command: CommandContext, input: FieldCommentInput): Promise<FieldCommentModel> {
  const { comment, jobId } = await loadOwnComment(command, input.id);
  mustBeCurrent(command, comment, input.comments);
  const before = { comments: comment.comments };
  await comment.update({ comments: input.comments, modifiedUtc: command.at }, { transaction: command.transaction });
  announce(command, comment, jobId, { move: 'editComment', before, after: { comments: input.comments } });
  return comment;
}

/** @param yours the text in place of theirs; null where it is deleted. @throws RefusalError STALE_VERSION. */
function mustBeCurrent({ expectedVersion }: CommandContext, { id, version, comments }: FieldCommentModel, yours: string | null): void {
  if (expectedVersion === null || expectedVersion === version) return;
  refuse('STALE_VERSION', { entity: 'field_comment', id, version, theirs: comments, yours });
}

type Target = HeldRow & { readonly jobId: number };

/** @throws RefusalError NOT_FOUND when it is gone or out of scope, TASK_LEFT, COMMENT_NOT_YOURS when somebody else wrote it. */
async function loadOwnComment(command: CommandContext, commentId: number): Promise<{ comment: FieldCommentModel; jobId: number }> {
  const { transaction } = command;
  const [locked] = await command.sequelize.query<Target & { isOfTask: boolean }>(
    `select coalesce(fc.construction_id, (select s.construction_id from schedule s where s.id = fc.schedule_id)) as "jobId",
            ${commentWriteScope('fc')} as "isHeld", fc.schedule_id is not null as "isOfTask"
       from field_comment fc where fc.id = $commentId and fc.deleted_utc is null and ${commentScope('fc')} for update of fc`,
    { bind: { ...scopeBinds(command.actor), commentId }, transaction, type: QueryTypes.SELECT },
  );
  const { jobId } = heldRow(locked, locked?.isOfTask === true ? 'task' : 'job');
  const comment = await FieldCommentModel.findByPk(commentId, { transaction, rejectOnEmpty: true });
  must(canWriteComment(command.actor));
  must(canChangeComment(command.actor, comment));
  return { comment, jobId };
}

function must(verdict: Verdict): void {
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

/** The job that a new comment's target is or belongs to. @throws RefusalError NOT_FOUND, TASK_LEFT. */
async function findTarget(command: CommandContext, { scheduleId, constructionId }: FieldCommentModel): Promise<number> {
  const sql =
    scheduleId !== null
      ? `select s.construction_id as "jobId", ${taskWriteScope('s')} as "isHeld" from schedule s where s.id = $targetId and ${taskScope('s')}`
      : `select c.id as "jobId", ${jobWriteScope('c')} as "isHeld" from construction c where c.id = $targetId and ${jobScope('c')}`;
  const [target] = await command.sequelize.query<Target>(sql, {
    bind: { ...scopeBinds(command.actor), targetId: scheduleId ?? constructionId },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  return heldRow(target, scheduleId !== null ? 'task' : 'job').jobId;
}

function announce(command: CommandContext, comment: FieldCommentModel, jobId: number, change: WordsOf<'field_comment'>): void {
  appendEvent(command, {
    entity: 'field_comment',
    entityId: comment.id,
    constructionId: jobId,
    version: comment.version,
    scheduleId: comment.scheduleId,
    ...change,
  });
}
