// The request of each action, and its answer (specification 1 §7; 2 §7).
import {
  DeleteFieldCommentDocument,
  SendPotentialJobRequestDocument,
  SendRequestDocument,
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
  UpdatePotentialJobDocument,
  UpdateTicketOfWorkDocument,
  type ClientMutation,
  type CommentFieldsFragment,
  type ConstructionFieldsFragment,
  type FieldCommentInput,
  type PotentialJobFieldsFragment,
  type UpdateTicketOfWorkMutationVariables,
} from '@lotline/schema/generated/operations';
import type { GqlChange, TypedDocument, Versions } from '@lotline/web-session/gql';
import type { AnyAction, InputOf, ActionName } from './action-input.ts';

/** The part of the answer that updates what is shown. */
export type ActionAnswer =
  | { readonly kind: 'job'; readonly job: ConstructionFieldsFragment }
  | { readonly kind: 'ticket'; readonly task: TicketOfTask }
  | { readonly kind: 'comment'; readonly comment: CommentFieldsFragment }
  | { readonly kind: 'commentGone'; readonly id: number }
  | { readonly kind: 'potentialJobs'; readonly jobs: readonly PotentialJobFieldsFragment[] }
  | { readonly kind: 'requestSent'; readonly of: 'jobs' | 'potentialJobs'; readonly ids: readonly number[] }
  /** Null where it was so already. */
  | { readonly kind: 'ticked'; readonly version: number | null };

/** What a saved ticket changes of its task. */
export interface TicketOfTask {
  readonly id: number;
  readonly version: number;
  readonly ticketOfWork: string | null;
}

export interface Answered {
  readonly answer: ActionAnswer;
  /** The versions of what it changed, by entity. */
  readonly versions: Versions;
}

type Answer = Promise<Answered | null>;
type Send<N extends ActionName> = (gql: GqlChange, input: InputOf<N>, client: ClientMutation) => Answer;
type OfJob<D> = { readonly [K in keyof D]: ConstructionFieldsFragment | null };

/** A mutation whose one field is the job. */
async function forJob<D extends OfJob<D>, V>(gql: GqlChange, document: TypedDocument<D, V>, variables: V): Answer {
  const { data, versions } = await gql(document, variables);
  const [job] = Object.values<ConstructionFieldsFragment | null>(data);
  return job == null ? null : { answer: { kind: 'job', job }, versions };
}

async function saveComment(gql: GqlChange, fieldComment: FieldCommentInput, client: ClientMutation): Answer {
  const { data, versions } = await gql(UpdateFieldCommentDocument, { fieldComment, client });
  const comment = data.updateFieldComment;
  return comment === null ? null : { answer: { kind: 'comment', comment }, versions };
}

async function saveTicket(gql: GqlChange, input: UpdateTicketOfWorkMutationVariables): Answer {
  const { data, versions } = await gql(UpdateTicketOfWorkDocument, input);
  const task = data.updateTicketOfWork;
  return task === null ? null : { answer: { kind: 'ticket', task }, versions };
}

async function savePotentialJob(gql: GqlChange, potentialJob: InputOf<'savePotentialJob'>, client: ClientMutation): Answer {
  const { data, versions } = await gql(UpdatePotentialJobDocument, { potentialJob, client });
  const jobs = data.updatePotentialJob;
  return jobs === null ? null : { answer: { kind: 'potentialJobs', jobs }, versions };
}

const SEND: { readonly [N in ActionName]: Send<N> } = {
  accept: (gql, { scheduleId }, client) => forJob(gql, UpdateConstructionTaskAcceptedDocument, { scheduleId, client }),
  decline: (gql, input, client) => forJob(gql, UpdateConstructionTaskDeclinedDocument, { ...input, client }),
  goOnsite: (gql, taskUser, client) => forJob(gql, UpdateTaskUserOnSiteDocument, { taskUser, client }),
  goOffsite: (gql, taskUser, client) => forJob(gql, UpdateTaskUserOffSiteDocument, { taskUser, client }),
  complete: (gql, taskUser, client) => forJob(gql, UpdateTaskUserCompleteDocument, { taskUser, partial: false, client }),
  completePartially: (gql, taskUser, client) => forJob(gql, UpdateTaskUserCompleteDocument, { taskUser, partial: true, client }),
  comment: (gql, taskUser, client) => forJob(gql, UpdateTaskUserCommentsDocument, { taskUser, client }),
  confirm: (gql, { scheduleId }, client) =>
    forJob(gql, UpdateTaskUserConfirmQtyDocument, { taskUser: { scheduleId, confirmItemQtys: true }, client }),
  submit: (gql, { scheduleId }, client) => forJob(gql, UpdateTaskSubmittedDocument, { scheduleId, client }),
  addItem: (gql, fieldBoqItem, client) => forJob(gql, UpdateConstructionAddBoqAndItemDocument, { fieldBoqItem, client }),
  changeItem: (gql, item, client) => forJob(gql, UpdateConstructionScheduleItemCompletionDocument, { item, client }),
  saveTicket: (gql, input, client) => saveTicket(gql, { ...input, client }),
  resetTicket: (gql, { id, reason }, client) => saveTicket(gql, { id, ticketOfWork: '{}', reason, client }),
  setStatus: (gql, input, client) => forJob(gql, UpdateJobStatusDocument, { ...input, client }),
  setDeveloper: (gql, input, client) => forJob(gql, UpdateDeveloperAndSiteContactDocument, { ...input, client }),
  setContacts: (gql, input, client) => forJob(gql, UpdateDeveloperAndSiteContactsDocument, { ...input, client }),
  addComment: saveComment,
  editComment: saveComment,
  deleteComment: async (gql, { id }, client) => {
    const { data, versions } = await gql(DeleteFieldCommentDocument, { id, client });
    return data.deleteFieldComment === true ? { answer: { kind: 'commentGone', id }, versions } : null;
  },
  tick: async (gql, task, client) => {
    const { versions } = await gql(UpdateCustomTasksDocument, { tasks: [task], client });
    return { answer: { kind: 'ticked', version: versions.customTask ?? null }, versions };
  },
  sendRequest: async (gql, { ids, message }, client) => {
    const { data, versions } = await gql(SendRequestDocument, { ids: [...ids], message, client });
    return data.sendRequest === true ? { answer: { kind: 'requestSent', of: 'jobs', ids }, versions } : null;
  },
  sendPotentialJobRequest: async (gql, { ids, message }, client) => {
    const { data, versions } = await gql(SendPotentialJobRequestDocument, { ids: [...ids], message, client });
    return data.sendPotentialJobRequest === true ? { answer: { kind: 'requestSent', of: 'potentialJobs', ids }, versions } : null;
  },
  savePotentialJob,
};

/** An action that overwrites what others may change too names the version that was on the screen. */
function clientOf({ id, occurredAt, base }: AnyAction, sentAt: Date): ClientMutation {
  const expected = base !== null && 'version' in base ? { expectedVersion: base.version } : {};
  return { id, occurredAt, sentAt: sentAt.toISOString(), ...expected };
}

/** Null: the server did it and sent nothing back. @throws ApiError */
export function sendAction<N extends ActionName>(gql: GqlChange, action: AnyAction & { readonly name: N }, sentAt: Date): Answer {
  const send = SEND[action.name] as Send<N>;
  return send(gql, action.input, clientOf(action, sentAt));
}
