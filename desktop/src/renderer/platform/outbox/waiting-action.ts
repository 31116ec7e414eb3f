// What of the office's work may wait on this computer, each as its mutation takes it.
import type {
  ReviewTaskMutationVariables,
  SaveInternalCommentMutationVariables,
  UpdateFieldCommentMutationVariables,
  UpdateJobStatusMutationVariables,
} from '@lotline/schema/generated/operations';

type Named =
  | { readonly name: 'reviewTask'; readonly input: ReviewTaskMutationVariables['input'] }
  | { readonly name: 'updateJobStatus'; readonly input: Omit<UpdateJobStatusMutationVariables, 'client'> }
  | { readonly name: 'saveInternalComment'; readonly input: SaveInternalCommentMutationVariables['comment'] }
  | { readonly name: 'updateFieldComment'; readonly input: UpdateFieldCommentMutationVariables['fieldComment'] };

export type OfficeAction = Named & {
  readonly id: string;
  /** What it is about, as a person knows it. */
  readonly title: string;
  /** Where it is gone on with; left out: on its job’s page. */
  readonly path?: string;
  readonly constructionId: number;
  readonly occurredAt: string;
  /** Of the record as the person saw it: where somebody else changed the same meanwhile, the server refuses it. */
  readonly expectedVersion?: number;
};

export interface WaitingAction {
  readonly action: OfficeAction;
  /** Null: it waits. Else it needs the person: the server's sentence. */
  readonly refusal: string | null;
}

/** What was done to the same waits behind what was refused. A comment stands by itself. */
export function subjectOf({ name, id, input }: OfficeAction): string {
  if (name === 'reviewTask') return `review ${String(input.scheduleId)}`;
  return name === 'updateJobStatus' ? `status ${String(input.id)}` : `comment ${id}`;
}

export const isComment = ({ name }: OfficeAction): boolean => name === 'saveInternalComment' || name === 'updateFieldComment';

/** The page of unsent work. */
export const UNSENT_PATH = '/unsent';

export const needsYou = ({ refusal }: WaitingAction): boolean => refusal !== null;

/** '2 changes waiting'; where the server refused some: '1 needs you'. */
export function countWords(waiting: readonly WaitingAction[]): string {
  const needs = waiting.filter(needsYou).length;
  if (needs > 0) return `${String(needs)} ${needs === 1 ? 'needs' : 'need'} you`;
  return waiting.length === 1 ? '1 change waiting' : `${String(waiting.length)} changes waiting`;
}
