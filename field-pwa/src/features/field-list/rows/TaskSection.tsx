// One section of the list; 'By Status' has a subhead for each job status (specification 2 §4).
import type { FieldListSection, FieldListSettingsOf } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { statusRuns } from '../facts/by-status.ts';
import type { Clock, RowPlace } from '../facts/row-facts.ts';
import { ListSection, SectionHead } from './SectionHead.tsx';
import { TaskRow } from './TaskRow.tsx';

interface TaskSectionProps {
  readonly section: FieldListSection;
  readonly clock: Clock;
  readonly settingsOf: FieldListSettingsOf;
}

export function TaskSection({ section, clock, settingsOf }: TaskSectionProps) {
  const { group, heading, isToday, range, tasks } = section;
  const id = `section-${group.toLowerCase().replaceAll(' ', '-')}`;
  const note = group === 'Completed' ? 'ready to submit' : range;
  return (
    <ListSection id={id}>
      <SectionHead id={id} heading={heading} isToday={isToday} note={note} count={tasks.length} />
      {group === 'By Status' ? (
        <div className="rows runs">
          {statusRuns(tasks).map((run) => (
            <div key={run.status}>
              <h3>
                {run.status}
                <span className="sr">{run.tasks.length === 1 ? ', 1 task' : `, ${run.tasks.length} tasks`}</span>
              </h3>
              <ul>
                {run.tasks.map((task) => (
                  <TaskRow key={task.id} task={task} place={group} clock={clock} jobStatus={null} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <TaskRows tasks={tasks} place={group} clock={clock} settingsOf={settingsOf} />
      )}
    </ListSection>
  );
}

interface TaskRowsProps {
  readonly tasks: readonly FieldTask[];
  readonly place: RowPlace;
  readonly clock: Clock;
  readonly settingsOf: FieldListSettingsOf;
}

export function TaskRows({ tasks, place, clock, settingsOf }: TaskRowsProps) {
  return (
    <ul className="rows">
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          place={place}
          clock={clock}
          jobStatus={settingsOf(task.workType).useJobStatus && task.status !== place ? task.status : null}
        />
      ))}
    </ul>
  );
}
