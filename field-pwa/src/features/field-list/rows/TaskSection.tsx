// One section of the list; 'By Status' has a subhead for each job status (specification 2 §4).
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { statusRuns } from '../facts/by-status.ts';
import type { RowPlace } from '../facts/row-facts.ts';
import type { ListView } from '../use-list-view.ts';
import { runHead, useDrawnRows } from './rows-window.ts';
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
              <TaskRows plain tasks={run.tasks} place={group} head={runHead(run.status)} view={view} />
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
  /** What they stand under, where that is not their place. */
  readonly head?: string | undefined;
  /** Inside a surface of its own, whose head says the job's status. */
  readonly plain?: boolean | undefined;
  readonly view: RowsView;
}

export function TaskRows({ tasks, place, head = place, plain = false, view }: TaskRowsProps) {
  const { clock, settingsOf, crewNameOf } = view;
  const drawn = useDrawnRows(head);
  const first = drawn?.start ?? 0;
  return (
    <ul
      className={plain ? undefined : layout.rows}
      style={drawn === null ? undefined : { paddingTop: drawn.before, paddingBottom: drawn.after }}
    >
      {tasks.slice(first, drawn?.end).map((task, at) => (
        <TaskRow
          key={task.id}
          task={task}
          place={place}
          clock={clock}
          jobStatus={!plain && settingsOf(task.workType).useJobStatus && task.status !== place ? task.status : null}
          crew={crewNameOf(task)}
          {...(drawn === null
            ? {}
            : { index: drawn.firstIndex + first + at, position: first + at + 1, count: tasks.length, measure: drawn.measure })}
        />
      ))}
    </ul>
  );
}
