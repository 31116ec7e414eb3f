// Every mutation of the task page as a value: its name for the toasts, what it sends, and where its answer goes in the page's data (spec 1 §7).
import {
  DeleteFieldCommentDocument,
  UpdateConstructionAddBoqAndItemDocument,
  UpdateConstructionScheduleItemCompletionDocument,
  UpdateConstructionTaskAcceptedDocument,
  UpdateConstructionTaskDeclinedDocument,
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
  type FieldBoqItemInput,
  type FieldCommentInput,
  type SiteContactInput,
} from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import type { FieldComment, Job, PageData } from '../facts/page-data.ts';
import type { CallName } from './call-toasts.ts';

export interface Call<Answer> {
  readonly name: CallName;
  /** What is sent, as far as it tells one call from another: a repeat of the same keeps its id. */
  readonly input: unknown;
  readonly expectedVersion?: number;
  readonly send: (gql: Gql, client: ClientMutation) => Promise<Answer | null>;
  readonly keep: (data: PageData, answer: Answer) => PageData;
}

const keepJob = (data: PageData, construction: Job): PageData => ({ ...data, construction });

function jobCall(name: CallName, input: unknown, send: Call<Job>['send'], expectedVersion?: number): Call<Job> {
  return { name, input, send, keep: keepJob, ...(expectedVersion === undefined ? {} : { expectedVersion }) };
}

export const acceptTask = (scheduleId: number) =>
  jobCall(
    'accept',
    scheduleId,
    async (gql, client) => (await gql(UpdateConstructionTaskAcceptedDocument, { scheduleId, client })).updateConstructionTaskAccepted,
  );

export const declineTask = (scheduleId: number, reason: string | null) =>
  jobCall(
    'decline',
    { scheduleId, reason },
    async (gql, client) =>
      (await gql(UpdateConstructionTaskDeclinedDocument, { scheduleId, reason, client })).updateConstructionTaskDeclined,
  );

export const goOnsite = (scheduleId: number) =>
  jobCall(
    'goOnsite',
    scheduleId,
    async (gql, client) => (await gql(UpdateTaskUserOnSiteDocument, { taskUser: { scheduleId }, client })).updateTaskUserOnSite,
  );

export const goOffsite = (scheduleId: number) =>
  jobCall(
    'goOffsite',
    scheduleId,
    async (gql, client) => (await gql(UpdateTaskUserOffSiteDocument, { taskUser: { scheduleId }, client })).updateTaskUserOffSite,
  );

export const completeTask = (scheduleId: number, partial: boolean) =>
  jobCall(
    'complete',
    { scheduleId, partial },
    async (gql, client) =>
      (await gql(UpdateTaskUserCompleteDocument, { taskUser: { scheduleId }, partial, client })).updateTaskUserComplete,
  );

export const saveTaskComment = (scheduleId: number, comments: string) =>
  jobCall(
    'comment',
    { scheduleId, comments },
    async (gql, client) =>
      (await gql(UpdateTaskUserCommentsDocument, { taskUser: { scheduleId, comments }, client })).updateTaskUserComments,
  );

export const confirmQuantities = (scheduleId: number) =>
  jobCall(
    'confirm',
    scheduleId,
    async (gql, client) =>
      (await gql(UpdateTaskUserConfirmQtyDocument, { taskUser: { scheduleId, confirmItemQtys: true }, client })).updateTaskUserConfirmQty,
  );

export const submitTask = (scheduleId: number) =>
  jobCall(
    'submit',
    scheduleId,
    async (gql, client) => (await gql(UpdateTaskSubmittedDocument, { scheduleId, client })).updateTaskSubmitted,
  );

export const addItem = (fieldBoqItem: FieldBoqItemInput) =>
  jobCall(
    'addItem',
    fieldBoqItem,
    async (gql, client) => (await gql(UpdateConstructionAddBoqAndItemDocument, { fieldBoqItem, client })).updateConstructionAddBOQAndItem,
  );

interface ItemChange {
  readonly id: number;
  readonly completedQty: string;
  readonly variationReason: string;
}

/** Overwrites a figure that others may change too, so it names the version that was on the screen. */
export const changeItem = (item: ItemChange, expectedVersion: number) =>
  jobCall(
    'changeItem',
    { item, expectedVersion },
    async (gql, client) =>
      (await gql(UpdateConstructionScheduleItemCompletionDocument, { item, client })).updateConstructionScheduleItemCompletion,
    expectedVersion,
  );

export const setJobStatus = (id: number, status: string) =>
  jobCall('setStatus', { id, status }, async (gql, client) => (await gql(UpdateJobStatusDocument, { id, status, client })).updateJobStatus);

/** What is left out stays as it is; null clears. */
export interface DeveloperAndSiteContact {
  readonly id: number;
  readonly developer?: string | null;
  readonly siteContact?: string | null;
  readonly siteContactPhone?: string | null;
}

export const setDeveloper = (input: DeveloperAndSiteContact) =>
  jobCall(
    'setDeveloper',
    input,
    async (gql, client) => (await gql(UpdateDeveloperAndSiteContactDocument, { ...input, client })).updateDeveloperAndSiteContact,
  );

/** Replaces the whole list, so it names the job's version that was on the screen. The developer is left out and stays as it is. */
export const setContacts = (constructionId: number, siteContacts: SiteContactInput[], expectedVersion: number) =>
  jobCall(
    'setContacts',
    { constructionId, siteContacts, expectedVersion },
    async (gql, client) =>
      (await gql(UpdateDeveloperAndSiteContactsDocument, { constructionId, siteContacts, client })).updateDeveloperAndSiteContacts,
    expectedVersion,
  );

/** Adds with id 0, else edits. */
export const saveComment = (fieldComment: FieldCommentInput): Call<FieldComment> => ({
  name: fieldComment.id === 0 ? 'addComment' : 'editComment',
  input: fieldComment,
  send: async (gql, client) => (await gql(UpdateFieldCommentDocument, { fieldComment, client })).updateFieldComment,
  keep: (data, saved) => ({ ...data, jobFieldComments: [...data.jobFieldComments.filter(({ id }) => id !== saved.id), saved] }),
});

export const deleteComment = (id: number): Call<true> => ({
  name: 'deleteComment',
  input: id,
  send: async (gql, client) => ((await gql(DeleteFieldCommentDocument, { id, client })).deleteFieldComment === true ? true : null),
  keep: (data) => ({ ...data, jobFieldComments: data.jobFieldComments.filter((comment) => comment.id !== id) }),
});
