// The forms of the task page over the list: Developer and Site Contacts, Update Job Status, Edit Field Comment (specification 2 §2, "Modals").
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { ApiError } from '@lotline/web-session/api-error';
import { useActor } from '@lotline/web-session/react/me-context';
import { useBackClosesSheet } from '../../platform/frame/use-back-closes-sheet.ts';
import type { JobSheetProps } from '../../platform/job-sheets/job-sheets-context.ts';
import type { Job, PageData } from './facts/page-data.ts';
import { shownTasks } from './facts/shown-tasks.ts';
import { TaskPageContext } from './task-page-context.ts';
import { TaskSheets } from './sheets/TaskSheets.tsx';
import { useOptimisticPage } from './TaskPage.tsx';
import { useTaskPageOf } from './TaskView.tsx';
import { useConstruction } from './use-construction.ts';

const TITLES = { contacts: 'Developer and Site Contacts', status: 'Update Job Status', fieldComment: 'Edit Field Comment' } as const;

export default function JobSheets(props: JobSheetProps) {
  const { constructionId, sheet, onClose } = props;
  const query = useConstruction(constructionId);
  const data = useOptimisticPage(query.data);
  useBackClosesSheet(true);
  const job = data?.construction ?? null;
  if (data !== undefined && job !== null) return <LoadedSheet {...props} data={data} job={job} />;
  const { error } = query;
  return (
    <Sheet title={TITLES[sheet.name]} onClose={onClose}>
      {query.isPending ? (
        <SkeletonRows label="Loading the job" rows={2} />
      ) : (
        <Banner tone="bad">{error instanceof ApiError ? error.message : 'This job is no longer here.'}</Banner>
      )}
    </Sheet>
  );
}

interface LoadedSheetProps extends JobSheetProps {
  readonly data: PageData;
  readonly job: Job;
}

function LoadedSheet({ data, job, taskId, sheet, onClose }: LoadedSheetProps) {
  const tasks = shownTasks(job, taskId, useActor());
  if (tasks === null) {
    return (
      <Sheet title={TITLES[sheet.name]} onClose={onClose}>
        <Banner tone="bad">This task is no longer here.</Banner>
      </Sheet>
    );
  }
  return <OpenedSheet data={data} job={job} tasks={tasks} sheet={sheet} onClose={onClose} />;
}

interface OpenedSheetProps extends Pick<LoadedSheetProps, 'data' | 'job' | 'sheet' | 'onClose'> {
  readonly tasks: NonNullable<ReturnType<typeof shownTasks>>;
}

const stay = () => undefined;

function OpenedSheet({ data, job, tasks, sheet, onClose }: OpenedSheetProps) {
  const page = useTaskPageOf({ data, job, ...tasks }, { show: stay, close: onClose, at: 'list' });
  return (
    <TaskPageContext value={page}>
      <TaskSheets sheet={sheet} />
    </TaskPageContext>
  );
}
