// Say something of a project, change or delete what one said (saveProjectComment, deleteProjectComment): the rules of a field comment, in the scope of
// the project.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import {
  canChangeComment,
  canWriteAnother,
  canWriteComment,
  commentDayBegan,
  MOST_COMMENTS_A_DAY,
} from '@lotline/schema/domain/comment/comment.lifecycle';
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import type { ProjectCommentInput } from '@lotline/schema/domain/project/project-comment.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { scopedRows } from '../../platform/command/scoped-rows.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockForPerson } from '../../platform/db/person-lock.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { projectScope, projectWriteScope } from '../access/project.scope.ts';

export type SavedProjectComment = { commentId: number };

interface AssignedComment extends AssignedRow {
  readonly id: number;
  readonly userId: number;
  readonly version: number;
  readonly comments: string;
}
type Written = { readonly id: number; readonly version: number };

const EARLIER = 'select id from project_comment where user_id = $actorId::integer and client_id = $clientId::uuid';
const TARGET = `select ${projectWriteScope('p')} as "isAssigned" from project p where p.id = $projectId and ${projectScope('p')}`;
const LATELY = `select count(*)::integer as written from
  (select from project_comment where user_id = $actorId::integer and created_utc > $since limit ${MOST_COMMENTS_A_DAY}) lately`;
const INSERT = `insert into project_comment (project_id, user_id, client_id, comments, created_utc)
  values ($projectId, $actorId::integer, $clientId::uuid, $comments, $at) returning id, version`;
const LOCK = `select pc.id, pc.user_id as "userId", pc.version, pc.comments, ${projectWriteScope('p')} as "isAssigned"
  from project_comment pc join project p on p.id = pc.project_id
  where pc.id = $commentId and pc.deleted_utc is null and ${projectScope('p')} for update of pc`;
const EDIT =
  'update project_comment set comments = $comments, modified_utc = $at, version = version + 1 where id = $id returning id, version';
const DELETE = 'update project_comment set deleted_utc = $at, version = version + 1 where id = $id returning id, version';

export function saveProjectComment(
  context: RequestContext,
  input: ProjectCommentInput,
  client: ClientMutation | null,
): Promise<SavedProjectComment> {
  return runCommand<SavedProjectComment>(context, {
    operation: 'saveProjectComment',
    input,
    client,
    work: (command) => (input.id === 0 ? create(command, input, client?.id ?? null) : edit(command, input)),
  });
}

export function deleteProjectComment(
  context: RequestContext,
  commentId: number,
  client: ClientMutation | null,
): Promise<SavedProjectComment> {
  return runCommand<SavedProjectComment>(context, {
    operation: 'deleteProjectComment',
    input: { commentId },
    client,
    work: async (command) => {
      const comment = await loadOwn(command, commentId);
      const written = await write(command, DELETE, { id: comment.id, at: command.at });
      announce(command, written, { move: 'deleteProjectComment', before: { comments: comment.comments } });
      return { commentId };
    },
  });
}

async function create(
  command: CommandContext,
  { projectId, comments }: ProjectCommentInput,
  clientId: string | null,
): Promise<SavedProjectComment> {
  // what this device sent before the server forgot its answer
  const [earlier] = clientId === null ? [] : await scopedRows<{ id: number }>(command, EARLIER, { clientId });
  if (earlier !== undefined) return { commentId: earlier.id };
  assignedRow((await scopedRows<AssignedRow>(command, TARGET, { projectId }))[0], 'project');
  must(canWriteComment(command.actor));
  await lockForPerson(command, 'projectComments', command.actor.userId);
  const [lately] = await scopedRows<{ written: number }>(command, LATELY, { since: commentDayBegan(command.at) });
  must(canWriteAnother(lately?.written ?? 0));
  const written = await write(command, INSERT, { projectId, clientId, comments, at: command.at });
  announce(command, written, { move: 'addProjectComment', after: { comments } });
  return { commentId: written.id };
}

async function edit(command: CommandContext, { id, comments }: ProjectCommentInput): Promise<SavedProjectComment> {
  const comment = await loadOwn(command, id);
  if (comment.comments === comments) return { commentId: id };
  const written = await write(command, EDIT, { id, comments, at: command.at });
  announce(command, written, { move: 'editProjectComment', before: { comments: comment.comments }, after: { comments } });
  return { commentId: id };
}

/** @throws RefusalError NOT_FOUND when it is gone or out of scope, TASK_LEFT, COMMENT_NOT_YOURS, STALE_VERSION. */
async function loadOwn(command: CommandContext, commentId: number): Promise<AssignedComment> {
  const comment = assignedRow((await scopedRows<AssignedComment>(command, LOCK, { commentId }))[0], 'project');
  must(canWriteComment(command.actor));
  must(canChangeComment(command.actor, comment));
  const { expectedVersion } = command;
  const { id, version } = comment;
  if (expectedVersion !== null && expectedVersion !== version) refuse('STALE_VERSION', { entity: 'project_comment', id, version });
  return comment;
}

async function write(command: CommandContext, sql: string, bind: Record<string, unknown>): Promise<Written> {
  const [written] = await scopedRows<Written>(command, sql, bind);
  if (written === undefined) throw new Error('the comment was not written');
  return written;
}

function announce(command: CommandContext, { id, version }: Written, change: WordsOf<'project_comment'>): void {
  command.versions['projectComment'] = version;
  appendEvent(command, { entity: 'project_comment', entityId: id, constructionId: null, version, ...change });
}
