// The task: its head, its items with what was said and what happened at the left, its people, ticket and files at the right.
import { useMemo, type ReactNode } from 'react';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useOpened } from '../../../platform/frame/recent.ts';
import { useTitle } from '../../../platform/frame/use-title.ts';
import { taskPath } from '../../../platform/task/task-links.ts';
import { TaskChat } from '../comments/TaskChat.tsx';
import { TaskHistory } from '../history/TaskHistory.tsx';
import { JobContext, useJobView, type JobView } from '../job-context.ts';
import type { LoadedJob, Task } from '../job-data.ts';
import { TaskItems } from '../schedule/TaskItems.tsx';
import { TaskVisits } from '../schedule/TaskVisits.tsx';
import { SettingsNote } from '../SettingsNote.tsx';
import { useJobNow } from '../use-job-now.ts';
import { NoTask, TaskStale } from './NoTask.tsx';
import { TaskFiles } from './TaskFiles.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskTicket } from './TaskTicket.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskCard.module.css';

interface TaskCardProps {
  readonly read: LoadedJob;
  readonly taskId: number;
  /** What is shown could not be read again. */
  readonly staleBecause: string | null;
  readonly retry: () => void;
}

/** A card is always of now, and reads nothing of the job's costs. */
const OF_NOW: Pick<JobView, 'costs' | 'delegations' | 'eventCount' | 'moment' | 'asAt'> = {
  ...{ costs: null, delegations: null, eventCount: null, asAt: null },
  moment: { at: null, choose: () => undefined },
};

export function TaskCard({ read, taskId, staleBecause, retry }: TaskCardProps) {
  const { now, settingsRead } = useJobNow(read);
  const view = useMemo<JobView>(() => ({ ...now, ...OF_NOW }), [now]);
  const task = view.job.schedules.find(({ id }) => id === taskId);
  // given to a crew that this person does not see, while it was open
  if (task === undefined) return <NoTask />;
  return (
    <JobContext value={view}>
      <Card task={task}>
        {staleBecause === null ? null : <TaskStale sentence={staleBecause} retry={retry} />}
        <SettingsNote read={settingsRead} />
      </Card>
    </JobContext>
  );
}

function Card({ task, children }: { readonly task: Task; readonly children: ReactNode }) {
  const { job, actor } = useJobView();
  useTitle(`${task.name} · Job ${job.workOrder}`);
  useOpened({ id: `task-${String(task.id)}`, label: `${task.name} · ${formatAddress(job)}`, path: taskPath(task.id) });
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <TaskHead task={task} />
      {children}
      <div className={styles.two}>
        <div className={styles.column}>
          <Panel title="Items" note={String(task.items.length)} flush>
            <TaskItems task={task} />
          </Panel>
          <TaskChat task={task} />
          {canReadHistory(actor).ok ? <TaskHistory task={task} /> : null}
        </div>
        <div className={styles.column}>
          <Panel title="Who was onsite" note={String(task.taskUsers.length)} flush={task.taskUsers.length > 0}>
            {task.taskUsers.length === 0 ? (
              <p className={words.muted}>Nobody has been onsite for this task yet.</p>
            ) : (
              <TaskVisits task={task} />
            )}
          </Panel>
          <TaskTicket task={task} />
          <TaskFiles task={task} />
        </div>
      </div>
    </main>
  );
}
