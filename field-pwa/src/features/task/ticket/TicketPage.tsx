// /field/task/:constructionId/:taskId/ticket-of-work (specification 2 §2; screens.md §2.26).
import { useParams } from 'react-router-dom';
import { ApiError } from '@lotline/web-session/api-error';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import { shownTasks } from '../facts/shown-tasks.ts';
import { recordId } from '../facts/record-id.ts';
import { TaskError, TaskMissing } from '../TaskMissing.tsx';
import { useOptimisticPage } from '../TaskPage.tsx';
import { useConstruction } from '../use-construction.ts';
import { ForeignTicket } from './ForeignTicket.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketFrame } from './TicketFrame.tsx';
import { TicketView } from './TicketView.tsx';
import { useTicket, type TicketPlace } from './use-ticket.ts';

export default function TicketPage() {
  const params = useParams();
  const constructionId = recordId(params['constructionId']);
  const taskId = recordId(params['taskId']);
  if (Number.isNaN(constructionId) || Number.isNaN(taskId)) return <TaskMissing />;
  return <LoadedTicket key={`${String(constructionId)}/${String(taskId)}`} jobId={constructionId} taskId={taskId} />;
}

interface Ids {
  readonly jobId: number;
  readonly taskId: number;
}

function LoadedTicket({ jobId, taskId }: Ids) {
  const actor = useActor();
  const query = useConstruction(jobId);
  const data = useOptimisticPage(query.data);
  const isMissing = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  const job = data?.construction ?? null;
  const tasks = job === null ? null : shownTasks(job, taskId, actor);
  if (data !== undefined && job !== null && tasks !== null && !isMissing)
    return <ShownTicket place={{ data, job, opened: tasks.opened }} />;
  if (data === undefined && !isMissing) {
    if (query.isPending) return <TicketSkeleton jobId={jobId} taskId={taskId} />;
    return <TaskError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  return <TaskMissing />;
}

function ShownTicket({ place }: { readonly place: TicketPlace }) {
  const open = useTicket(place);
  const { job, opened } = place;
  if (open === null) return <TicketSkeleton jobId={job.id} taskId={opened.id} />;
  const { form } = open;
  if (form !== null) return <TicketView place={place} open={open} form={form} />;
  return (
    <TicketFrame jobId={job.id} taskId={opened.id}>
      <h1 className={words.sr}>Ticket of Work</h1>
      <ForeignTicket text={opened.ticketOfWork ?? ''} />
      <TicketActions open={open} taskId={opened.id} workOrder={job.workOrder} onAnew={() => undefined} />
    </TicketFrame>
  );
}

function TicketSkeleton({ jobId, taskId }: Ids) {
  return (
    <TicketFrame jobId={jobId} taskId={taskId}>
      <h1 className={words.sr}>Ticket of Work</h1>
      <SkeletonRows label="Loading the ticket" />
    </TicketFrame>
  );
}
