// The input of each action as it is sent, and what the person saw of what it changes.
import type { Action } from '@lotline/schema/domain/kernel/action';
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import type { FieldBoqItemInput, FieldCommentInput, SiteContactInput } from '@lotline/schema/generated/operations';

interface OfTask {
  readonly scheduleId: number;
}

/** What is left out stays as it is; null clears. */
export interface DeveloperInput {
  readonly id: number;
  readonly developer?: string | null;
  readonly siteContact?: string | null;
  readonly siteContactPhone?: string | null;
}

interface Parts {
  accept: { input: OfTask; base: null };
  decline: { input: OfTask & { readonly reason: string | null }; base: null };
  goOnsite: { input: OfTask; base: null };
  goOffsite: { input: OfTask; base: null };
  complete: { input: OfTask; base: null };
  /** With its reason, in one action. */
  completePartially: { input: OfTask & { readonly comments: string }; base: null };
  comment: { input: OfTask & { readonly comments: string }; base: null };
  confirm: { input: OfTask; base: null };
  submit: { input: OfTask; base: null };
  addItem: { input: FieldBoqItemInput; base: AddedItem };
  changeItem: {
    input: { readonly id: number; readonly completedQty: string; readonly variationReason: string };
    base: SeenVersion & { readonly isRejected: boolean };
  };
  /** The whole ticket, as text. */
  saveTicket: { input: { readonly id: number; readonly ticketOfWork: string }; base: SeenVersion };
  resetTicket: { input: { readonly id: number; readonly reason: string }; base: SeenVersion };
  setStatus: { input: { readonly id: number; readonly status: string }; base: { readonly status: string } };
  setDeveloper: { input: DeveloperInput; base: null };
  setContacts: {
    /** Left out, the developer stays. */
    input: { readonly constructionId: number; readonly developer?: string | null; readonly siteContacts: SiteContactInput[] };
    base: SeenVersion;
  };
  addComment: { input: FieldCommentInput; base: null };
  editComment: { input: FieldCommentInput; base: { readonly comments: string } };
  deleteComment: { input: { readonly id: number }; base: { readonly comments: string } };
  tick: { input: { readonly id: number; readonly isCompleted: boolean }; base: { readonly isCompleted: boolean } };
  /** The person says that they sent the message to the builder of these jobs. */
  sendRequest: { input: { readonly ids: readonly number[]; readonly message: string }; base: null };
  sendPotentialJobRequest: { input: { readonly ids: readonly number[]; readonly message: string }; base: null };
  /** The whole form; without an id a new one. */
  savePotentialJob: { input: PotentialJobEntry & { readonly id?: number }; base: SeenVersion | null };
}

/** The row's version that was on the screen: a change of the same since is a clash. */
interface SeenVersion {
  readonly version: number;
}

/** The catalogue's item as the picker showed it. */
export interface AddedItem {
  readonly code: string;
  readonly name: string;
  readonly unitOfMeasure: string | null;
}

export type ActionName = keyof Parts;
export type InputOf<N extends ActionName> = Parts[N]['input'];
export type ActionOf<N extends ActionName> = Action<N, Parts[N]['input'], Parts[N]['base']>;
export type AnyAction = { [N in ActionName]: ActionOf<N> }[ActionName];
/** Without its id and its instant. */
export type NewAction = { [N in ActionName]: Omit<ActionOf<N>, 'id' | 'occurredAt'> }[ActionName];

/** A task as an action names it. */
interface NamedTask {
  readonly id: number;
}

/** A move with the task alone as its input. */
export function taskAction<N extends 'accept' | 'goOnsite' | 'goOffsite' | 'complete' | 'confirm' | 'submit'>(
  name: N,
  task: NamedTask,
  jobId: number,
): { name: N; input: OfTask; subject: ActionOf<N>['subject']; base: null } {
  return { name, input: { scheduleId: task.id }, subject: { kind: 'task', id: task.id, jobId }, base: null };
}

export const ofTask = (task: NamedTask, jobId: number) => ({ kind: 'task', id: task.id, jobId }) as const;
export const ofPotentialJob = (id: number) => ({ kind: 'potentialJob', id, jobId: null }) as const;
export const ofJob = (jobId: number) => ({ kind: 'job', id: jobId, jobId }) as const;
