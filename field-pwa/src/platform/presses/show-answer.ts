// The page gets what was answered, the list what the press makes of it until it is read again.
import type { QueryClient } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import type { CommentFieldsFragment, ConstructionFieldsFragment } from '@lotline/schema/generated/operations';
import type { Puller } from '@lotline/web-session/pulled/pulled';
import { keys, OWN_LIST } from '@lotline/web-session/react/query-keys';
import { layOverList, type Who } from './lay-over.ts';
import type { AnyPress } from './press-input.ts';
import type { PressAnswer, TicketOfTask } from './press-send.ts';

export interface PageShown {
  readonly construction: ConstructionFieldsFragment | null;
  readonly jobFieldComments: CommentFieldsFragment[];
}

interface Answered {
  readonly press: AnyPress;
  readonly answer: PressAnswer;
  readonly who: Who;
  /** Of the person's own list; null where nothing is pulled. */
  readonly puller: Pick<Puller, 'pull'> | null;
}

export function readAgain(client: QueryClient, { subject }: AnyPress): void {
  const queryKey = subject.jobId === null ? keys.fieldwork() : keys.construction(subject.jobId);
  void client.invalidateQueries({ queryKey });
}

export async function showAnswer(client: QueryClient, { press, answer, who, puller }: Answered): Promise<void> {
  const { jobId } = press.subject;
  // An older read that is still on its way must not put the old state back.
  await client.cancelQueries({ queryKey: keys.fieldwork() });
  if (jobId !== null) await showOnPage(client, jobId, answer);
  client.setQueriesData<FieldWork>({ queryKey: keys.fieldwork() }, (work) => (work === undefined ? work : layOverList(work, [press], who)));
  listAnew(client, puller);
}

/** Also where the list is not open: what is held on this device is what it opens from without a network. */
function listAnew(client: QueryClient, puller: Answered['puller']): void {
  const isPulled = (list: unknown): boolean => puller !== null && list === OWN_LIST;
  void client.invalidateQueries({ queryKey: keys.fieldwork(), predicate: ({ queryKey }) => !isPulled(queryKey[1]) });
  void puller?.pull().then((problem) => {
    if (problem !== null) void client.invalidateQueries({ queryKey: keys.fieldwork(OWN_LIST) });
  });
}

async function showOnPage(client: QueryClient, jobId: number, answer: PressAnswer): Promise<void> {
  const queryKey = keys.construction(jobId);
  if (client.getQueryData<PageShown>(queryKey) === undefined) {
    // its first read may be on its way, since before this was done: read anew, never left without one
    void client.invalidateQueries({ queryKey });
    return;
  }
  await client.cancelQueries({ queryKey });
  client.setQueryData<PageShown>(queryKey, (page) => (page === undefined ? page : kept(page, answer)));
}

function withTicket(job: PageShown['construction'], { id, version, ticketOfWork }: TicketOfTask): PageShown['construction'] {
  if (job === null) return null;
  return { ...job, schedules: job.schedules.map((task) => (task.id === id ? { ...task, version, ticketOfWork } : task)) };
}

function kept(page: PageShown, answer: PressAnswer): PageShown {
  switch (answer.kind) {
    case 'job':
      return { ...page, construction: answer.job };
    case 'ticket':
      return { ...page, construction: withTicket(page.construction, answer.task) };
    case 'comment':
      return { ...page, jobFieldComments: [...page.jobFieldComments.filter(({ id }) => id !== answer.comment.id), answer.comment] };
    case 'commentGone':
      return { ...page, jobFieldComments: page.jobFieldComments.filter(({ id }) => id !== answer.id) };
    case 'ticked':
      return page;
  }
}
