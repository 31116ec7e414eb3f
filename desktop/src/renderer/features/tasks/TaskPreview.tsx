// A task beside the list: its state, its job, who has it, what was planned and done, who was on it, what was said last (screens.md §2.24).
import { Link } from 'react-router-dom';
import { RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { OpenLink } from '../../platform/list/OpenLink.tsx';
import { PreviewPane } from '../../platform/list/PreviewPane.tsx';
import { inJobPath, mayReview, opensJobs, reviewPath, taskPath } from '../../platform/task/task-links.ts';
import { TaskKnown } from './TaskKnown.tsx';
import type { TaskRow } from './task-row.ts';
import { useTaskPreview, type PreviewedTask } from './use-task-preview.ts';

const GHOSTS = ['70%', '46%', '88%', '62%', '80%', '54%'];

interface TaskPreviewProps {
  readonly id: number;
  /** As the list has it. */
  readonly row: TaskRow | null;
  readonly today: CalendarDay;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

export function TaskPreview({ id, row, today, onStep, onClose }: TaskPreviewProps) {
  const { data, isGone, isError, isFetching, retry } = useTaskPreview(id, row);
  const name = row?.name ?? data?.task.name ?? 'Task';
  const workOrder = row?.workOrder ?? data?.job.workOrder;
  return (
    <PreviewPane
      label={workOrder === undefined ? 'the task' : `task ${name}, ${workOrder}`}
      title={name}
      isBusy={isFetching && data === undefined}
      onStep={onStep}
      onClose={onClose}
      footer={<Ways id={id} read={data} />}
    >
      {isGone ? (
        <Banner title="This task could not be found">It was removed, or it is not shared with your groups.</Banner>
      ) : data !== undefined ? (
        <TaskKnown read={data} row={row} today={today} />
      ) : isError ? (
        <NotRead onRetry={retry} />
      ) : (
        GHOSTS.map((width) => <Ghost key={width} width={width} />)
      )}
    </PreviewPane>
  );
}

function Ways({ id, read }: { readonly id: number; readonly read: PreviewedTask | undefined }) {
  const actor = useActor();
  const place = read === undefined ? null : { id, constructionId: read.job.id };
  return (
    <>
      <OpenLink to={taskPath(id)} />
      {place !== null && read !== undefined && mayReview(actor, read.task) ? (
        <Link to={reviewPath(place)} className={buttonClass({ kind: 'primary' })}>
          Review
        </Link>
      ) : null}
      {place !== null && opensJobs(actor) ? (
        <Link to={inJobPath(place)} className={buttonClass({ kind: 'text' })}>
          In its job
        </Link>
      ) : null}
    </>
  );
}

function NotRead({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      title="The task could not be loaded."
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
