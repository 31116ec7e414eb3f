// The job's tasks with all their days, their items and visits, and what the office may do with each.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { canAddTask } from '@lotline/schema/domain/job/job.lifecycle';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { useJobView } from '../job-context.ts';
import { AddTaskSheet } from './sheets/AddTaskSheet.tsx';
import { MarkedTask, markedTaskId } from './MarkedTask.tsx';
import { TaskPanel } from './TaskPanel.tsx';
import styles from './ScheduleTab.module.css';

export default function ScheduleTab() {
  const { job, actor } = useJobView();
  const markedId = markedTaskId(useSearchParams()[0].get('task'));
  const isGone = markedId !== null && !job.schedules.some(({ id }) => id === markedId);
  const [isAdding, setAdding] = useState(false);
  const add = canAddTask(actor).ok ? (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      Add a task
    </Button>
  ) : null;
  return (
    <>
      {isGone ? <Banner title="The task that you opened is not on this job." /> : null}
      {job.schedules.length === 0 ? (
        <EmptyState title="No task yet" action={add}>
          Crews work from tasks. Add the first one here.
        </EmptyState>
      ) : (
        <>
          {add === null ? null : <div className={styles.tools}>{add}</div>}
          {job.schedules.map((task) => (
            <MarkedTask key={task.id} id={task.id} isMarked={task.id === markedId}>
              <TaskPanel task={task} />
            </MarkedTask>
          ))}
        </>
      )}
      {isAdding ? <AddTaskSheet onClose={() => setAdding(false)} /> : null}
    </>
  );
}
