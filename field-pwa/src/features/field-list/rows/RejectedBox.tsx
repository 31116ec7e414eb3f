// The red box: tasks whose quantities the office sent back; they stand here and nowhere else (specification 2 §2).
import { TriangleAlert } from 'lucide-react';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { TaskRows, type RowsView } from './TaskSection.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './RejectedBox.module.css';

interface RejectedBoxProps {
  readonly tasks: readonly FieldTask[];
  readonly view: RowsView;
}

export function RejectedBox({ tasks, view }: RejectedBoxProps) {
  if (tasks.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="section-rejected" data-corrections>
      <h2 id="section-rejected">
        <Icon of={TriangleAlert} />
        <span>Please correct item quantities for the following tasks</span>
        <span>
          {tasks.length}
          <span className={words.sr}>{tasks.length === 1 ? ' task' : ' tasks'}</span>
        </span>
      </h2>
      <TaskRows tasks={tasks} place="Rejected" view={view} />
    </section>
  );
}
