// One task of the list: the plate, where, what, when, its state, and what office and field say (mock 1-list). The whole row opens the task.
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { plateOf, rowLine } from '@lotline/schema/domain/kernel/address';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { rowClockClass, taskRowClass, TaskRowParts } from '@lotline/shared-ui/components/TaskRow/TaskRowParts';
import { OutboxMark } from '../../../platform/outbox/OutboxMark.tsx';
import { rowChips, rowWhen, type Clock, type RowPlace } from '../facts/row-facts.ts';
import { rowNotes } from '../facts/row-notes.ts';
import { OnsiteChip } from './OnsiteChip.tsx';
import { RowTags } from './RowTags.tsx';

interface TaskRowProps {
  readonly task: FieldTask;
  readonly place: RowPlace;
  readonly clock: Clock;
  /** The job's status, where the work type is followed by it and no head above says it already. */
  readonly jobStatus: string | null;
  /** Whose the task is, where the list holds several crews'. */
  readonly crew: string | null;
  /** Where not all rows are drawn: which line of the list this is, and which of how many under its head. */
  readonly index?: number;
  readonly position?: number;
  readonly count?: number;
  readonly measure?: ((row: Element | null) => void) | undefined;
}

export const taskPath = (task: FieldTask): string => `/field/construction/${task.constructionId}/${task.id}`;

export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, place, clock, jobStatus, crew, index, position, count, measure } = props;
  const plate = plateOf(task);
  const when = rowWhen(task, place, clock);
  return (
    <li ref={measure} data-index={index} aria-posinset={position} aria-setsize={count}>
      <Link className={taskRowClass} to={taskPath(task)} data-task={task.id}>
        <TaskRowParts
          {...{ plate, when, jobStatus, crew }}
          isOnsite={task.isCurrentlyOnsite}
          line={rowLine(task)}
          name={task.name}
          workOrder={task.workOrder}
          chips={rowChips(task, place, clock.today)}
          notes={rowNotes(task, clock)}
          clock={task.isCurrentlyOnsite ? <OnsiteChip since={task.onsiteSinceUtc} className={rowClockClass} /> : null}
          tags={
            <>
              <RowTags task={task} clock={clock} />
              <OutboxMark taskId={task.id} jobId={task.constructionId} />
            </>
          }
        />
      </Link>
    </li>
  );
});
