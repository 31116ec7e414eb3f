// The page gets the answer; the list gets the action's effect until it is read again.
import type { QueryClient } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import type {
  CommentFieldsFragment,
  ConstructionFieldsFragment,
  PotentialJobsQuery,
  PotentialJobFieldsFragment,
} from '@lotline/schema/generated/operations';
import type { Puller } from '@lotline/web-session/sync/puller';
import type { JobOfReplica } from '@lotline/web-session/sync/sync-store';
import { keys, OWN_LIST } from '@lotline/web-session/react/query-keys';
import {
  commentsAfterAnswer,
  customTaskAfterAnswer,
  jobAfterAnswer,
  listAfterAnswer,
  rowsAfterAnswer,
  type AnsweredPress,
} from './answered-state.ts';
import type { ReplicaJob } from '../replica/replica-page.ts';
import type { AnyAction } from './action-input.ts';
import type { ActionAnswer } from './send-action.ts';

export interface PageShown {
  readonly construction: ConstructionFieldsFragment | null;
  readonly jobFieldComments: CommentFieldsFragment[];
}

interface Answered extends AnsweredPress {
  /** Of the person's own list; null where there is no replica. */
  readonly puller: Pick<Puller, 'pull'> | null;
}

export function readAgain(client: QueryClient, { subject }: AnyAction): void {
  void client.invalidateQueries({ queryKey: keyOf(subject) });
}

function keyOf({ kind, jobId }: AnyAction['subject']) {
  if (kind === 'potentialJob') return keys.potentialJobs();
  return jobId === null ? keys.fieldwork() : keys.construction(jobId);
}

export async function showAnswer(client: QueryClient, { puller, ...answered }: Answered): Promise<void> {
  const { action, answer } = answered;
  const { jobId } = action.subject;
  if (answer.kind === 'potentialJobs') return showPotentialJobs(client, answer.jobs);
  if (answer.kind === 'requestSent') return answer.of === 'jobs' ? readJobs(client, answer.ids, puller) : readAgain(client, action);
  // An older read that is still on its way must not restore the old state.
  await client.cancelQueries({ queryKey: keys.fieldwork() });
  if (jobId !== null) await showOnPage(client, jobId, answer);
  client.setQueriesData<FieldWork>({ queryKey: keys.fieldwork() }, (work) => (work === undefined ? work : listAfterAnswer(work, answered)));
  listAnew(client, puller);
}

/** Their dates are the server's to write. */
async function readJobs(client: QueryClient, ids: readonly number[], puller: Answered['puller']): Promise<void> {
  await Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: keys.construction(id) })));
  listAnew(client, puller);
}

/** At once, and read again: the office may have changed others. */
async function showPotentialJobs(client: QueryClient, saved: readonly PotentialJobFieldsFragment[]): Promise<void> {
  const queryKey = keys.potentialJobs();
  await client.cancelQueries({ queryKey });
  client.setQueryData<PotentialJobsQuery>(queryKey, (shown) =>
    shown === undefined ? shown : { ...shown, potentialJobs: withSaved(shown.potentialJobs, saved) },
  );
  void client.invalidateQueries({ queryKey });
}

/** The newest first, as the server sends them. */
function withSaved(
  shown: readonly PotentialJobFieldsFragment[],
  saved: readonly PotentialJobFieldsFragment[],
): PotentialJobFieldsFragment[] {
  const added = saved.filter(({ id }) => shown.every((other) => other.id !== id));
  return [...added, ...shown.map((other) => saved.find(({ id }) => id === other.id) ?? other)];
}

/** Before the action is let go of: what is opened from this device before the next pull has the answer too, after a reload and in other tabs. */
export async function keepAnswer(puller: Pick<Puller, 'answer'> | null, answered: AnsweredPress): Promise<void> {
  const { action, answer } = answered;
  const { id, jobId } = action.subject;
  if (action.name === 'tick') await puller?.answer({ customTaskId: id, customTask: (task) => customTaskAfterAnswer(task, answered) });
  else if (jobId !== null)
    await puller?.answer({ jobId, job: (job) => replicaAfterAnswer(job, answer), rows: (rows) => rowsAfterAnswer(rows, answered) });
}

/** As the app itself has pulled it. */
function replicaAfterAnswer(held: JobOfReplica, answer: ActionAnswer): JobOfReplica {
  const job = held as ReplicaJob;
  const after: ReplicaJob = { ...jobAfterAnswer(job, answer), jobFieldComments: commentsAfterAnswer(job.jobFieldComments, answer) };
  return after;
}

/** Also where the list is not open: the cached list is what it opens from without a network. */
function listAnew(client: QueryClient, puller: Answered['puller']): void {
  const isReplica = (list: unknown): boolean => puller !== null && list === OWN_LIST;
  void client.invalidateQueries({ queryKey: keys.fieldwork(), predicate: ({ queryKey }) => !isReplica(queryKey[1]) });
  void puller?.pull().then((problem) => {
    if (problem !== null) void client.invalidateQueries({ queryKey: keys.fieldwork(OWN_LIST) });
  });
}

async function showOnPage(client: QueryClient, jobId: number, answer: ActionAnswer): Promise<void> {
  const queryKey = keys.construction(jobId);
  if (client.getQueryData<PageShown>(queryKey) === undefined) {
    // its first read may have begun before this was done: read again, never left without one
    void client.invalidateQueries({ queryKey });
    return;
  }
  await client.cancelQueries({ queryKey });
  client.setQueryData<PageShown>(queryKey, (page) => (page === undefined ? page : pageAfterAnswer(page, answer)));
}

function pageAfterAnswer(page: PageShown, answer: ActionAnswer): PageShown {
  const { construction, jobFieldComments } = page;
  return {
    ...page,
    construction: construction === null ? null : jobAfterAnswer(construction, answer),
    jobFieldComments: commentsAfterAnswer(jobFieldComments, answer),
  };
}
