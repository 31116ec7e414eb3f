// One section of the list; 'By Status' has a subhead for each job status (specification 2 §4).
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { statusRuns } from '../facts/by-status.ts';
import type { RowPlace } from '../facts/row-facts.ts';
import type { ListView } from '../use-list-view.ts';
import { ListSection, SectionHead } from './SectionHead.tsx';
import { TaskRow } from './TaskRow.tsx';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskSection.module.css';

export type RowsView = Pick<ListView, 'clock' | 'settingsOf' | 'crewNameOf'>;

interface TaskSectionProps {
  readonly section: FieldListSection;
  readonly view: RowsView;
}

export function TaskSection({ section, view }: TaskSectionProps) {
  const { group, heading, isToday, range, tasks } = section;
  const id = `section-${group.toLowerCase().replaceAll(' ', '-')}`;
  const note = group === 'Completed' ? 'ready to submit' : range;
  return (
    <ListSection id={id}>
      <SectionHead id={id} heading={heading} isToday={isToday} note={note} count={tasks.length} />
      {group === 'By Status' ? (
        <div className={classes(layout.rows, styles.runs)}>
          {statusRuns(tasks).map((run) => (
            <div key={run.status}>
              <h3>
                {run.status}
                <span className={words.sr}>{run.tasks.length === 1 ? ', 1 task' : `, ${run.tasks.length} tasks`}</span>
              </h3>
              <ul>
                {run.tasks.map((task) => (
                  <TaskRow key={task.id} task={task} place={group} clock={view.clock} jobStatus={null} crew={view.crewNameOf(task)} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <TaskRows tasks={tasks} place={group} view={view} />
      )}
    </ListSection>
  );
}

interface TaskRowsProps {
  readonly tasks: readonly FieldTask[];
  readonly place: RowPlace;
  readonly view: RowsView;
}

export function TaskRows({ tasks, place, view }: TaskRowsProps) {
  const { clock, settingsOf, crewNameOf } = view;
  return (
    <ul className={layout.rows}>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          place={place}
          clock={clock}
          jobStatus={settingsOf(task.workType).useJobStatus && task.status !== place ? task.status : null}
          crew={crewNameOf(task)}
        />
      ))}
    </ul>
  );
}
