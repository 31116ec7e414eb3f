// What is sent for each press, and what comes back (specification 1 §7; 2 §7).
import {
  DeleteFieldCommentDocument,
  UpdateConstructionAddBoqAndItemDocument,
  UpdateConstructionScheduleItemCompletionDocument,
  UpdateConstructionTaskAcceptedDocument,
  UpdateConstructionTaskDeclinedDocument,
  UpdateCustomTasksDocument,
  UpdateDeveloperAndSiteContactDocument,
  UpdateDeveloperAndSiteContactsDocument,
  UpdateFieldCommentDocument,
  UpdateJobStatusDocument,
  UpdateTaskSubmittedDocument,
  UpdateTaskUserCommentsDocument,
  UpdateTaskUserCompleteDocument,
  UpdateTaskUserConfirmQtyDocument,
  UpdateTaskUserOffSiteDocument,
  UpdateTaskUserOnSiteDocument,
  type ClientMutation,
  type CommentFieldsFragment,
  type ConstructionFieldsFragment,
  type FieldCommentInput,
  type UpdateTaskUserCompleteMutationVariables,
} from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import type { AnyPress, InputOf, PressName } from './press-input.ts';

/** What of the answer takes the place of what is shown. */
export type PressAnswer =
  | { readonly kind: 'job'; readonly job: ConstructionFieldsFragment }
  | { readonly kind: 'comment'; readonly comment: CommentFieldsFragment }
  | { readonly kind: 'commentGone'; readonly id: number }
  | { readonly kind: 'ticked' };

type Answer = Promise<PressAnswer | null>;
type Send<N extends PressName> = (gql: Gql, input: InputOf<N>, client: ClientMutation) => Answer;

const jobOf = (job: ConstructionFieldsFragment | null): PressAnswer | null => (job === null ? null : { kind: 'job', job });

async function complete(gql: Gql, variables: UpdateTaskUserCompleteMutationVariables): Answer {
  return jobOf((await gql(UpdateTaskUserCompleteDocument, variables)).updateTaskUserComplete);
}

async function saveComment(gql: Gql, fieldComment: FieldCommentInput, client: ClientMutation): Answer {
  const comment = (await gql(UpdateFieldCommentDocument, { fieldComment, client })).updateFieldComment;
  return comment === null ? null : { kind: 'comment', comment };
}

const SEND: { readonly [N in PressName]: Send<N> } = {
  accept: async (gql, { scheduleId }, client) =>
    jobOf((await gql(UpdateConstructionTaskAcceptedDocument, { scheduleId, client })).updateConstructionTaskAccepted),
  decline: async (gql, input, client) =>
    jobOf((await gql(UpdateConstructionTaskDeclinedDocument, { ...input, client })).updateConstructionTaskDeclined),
  goOnsite: async (gql, taskUser, client) => jobOf((await gql(UpdateTaskUserOnSiteDocument, { taskUser, client })).updateTaskUserOnSite),
  goOffsite: async (gql, taskUser, client) => jobOf((await gql(UpdateTaskUserOffSiteDocument, { taskUser, client })).updateTaskUserOffSite),
  complete: (gql, taskUser, client) => complete(gql, { taskUser, partial: false, client }),
  completePartially: (gql, taskUser, client) => complete(gql, { taskUser, partial: true, client }),
  comment: async (gql, taskUser, client) => jobOf((await gql(UpdateTaskUserCommentsDocument, { taskUser, client })).updateTaskUserComments),
  confirm: async (gql, { scheduleId }, client) =>
    jobOf(
      (await gql(UpdateTaskUserConfirmQtyDocument, { taskUser: { scheduleId, confirmItemQtys: true }, client })).updateTaskUserConfirmQty,
    ),
  submit: async (gql, { scheduleId }, client) =>
    jobOf((await gql(UpdateTaskSubmittedDocument, { scheduleId, client })).updateTaskSubmitted),
  addItem: async (gql, fieldBoqItem, client) =>
    jobOf((await gql(UpdateConstructionAddBoqAndItemDocument, { fieldBoqItem, client })).updateConstructionAddBOQAndItem),
  changeItem: async (gql, item, client) =>
    jobOf((await gql(UpdateConstructionScheduleItemCompletionDocument, { item, client })).updateConstructionScheduleItemCompletion),
  setStatus: async (gql, input, client) => jobOf((await gql(UpdateJobStatusDocument, { ...input, client })).updateJobStatus),
  setDeveloper: async (gql, input, client) =>
    jobOf((await gql(UpdateDeveloperAndSiteContactDocument, { ...input, client })).updateDeveloperAndSiteContact),
  setContacts: async (gql, input, client) =>
    jobOf((await gql(UpdateDeveloperAndSiteContactsDocument, { ...input, client })).updateDeveloperAndSiteContacts),
  addComment: saveComment,
  editComment: saveComment,
  deleteComment: async (gql, { id }, client) =>
    (await gql(DeleteFieldCommentDocument, { id, client })).deleteFieldComment === true ? { kind: 'commentGone', id } : null,
  tick: async (gql, task, client) => {
    await gql(UpdateCustomTasksDocument, { tasks: [task], client });
    return { kind: 'ticked' };
  },
};

/** A press that overwrites what others may change too names the version that was on the screen. */
function clientOf({ id, occurredAt, base }: AnyPress, sentAt: Date): ClientMutation {
  const expected = base !== null && 'version' in base ? { expectedVersion: base.version } : {};
  return { id, occurredAt, sentAt: sentAt.toISOString(), ...expected };
}

/** Null: the server did it and sent nothing back. @throws ApiError */
export function sendPress<N extends PressName>(gql: Gql, press: AnyPress & { readonly name: N }, sentAt: Date): Answer {
  const send = SEND[press.name] as Send<N>;
  return send(gql, press.input, clientOf(press, sentAt));
}
