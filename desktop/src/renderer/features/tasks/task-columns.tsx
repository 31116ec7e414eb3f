// The columns of the tasks' list, in the order they start with (screens.md §2.24).
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import type { GridColumn } from '../../platform/grid/grid-column.ts';
import { DayCell, Line, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import { taskPath } from '../../platform/task/task-links.ts';
import { isTaskLate, taskState, type TaskRow } from './task-row.ts';

type Column = GridColumn<TaskRow>;
type InstantField = 'issuedDate' | 'acceptedDate' | 'onsiteDate' | 'completedDate' | 'submittedDate';

const dayText = (day: CalendarDay | null): string => (day === null ? '' : formatDate(day));

const textColumn = (
  id: 'workOrder' | 'address' | 'group' | 'jobStatus' | 'workType',
  label: string,
  part: Partial<Column> = {},
): Column => ({
  id,
  label,
  width: 144,
  isSortable: true,
  cell: (row) => <TextCell text={row[id]} />,
  text: (row) => row[id] ?? '',
  ...part,
});

function instantColumn(id: InstantField, label: string, part: Partial<Column> = {}): Column {
  const day = (row: TaskRow): CalendarDay | null => (row[id] === null ? null : dayInZone(row[id], browserZone()));
  return {
    id,
    label,
    width: 112,
    align: 'end',
    isSortable: true,
    cell: (row) => <DayCell day={day(row)} />,
    text: (row) => dayText(day(row)),
    ...part,
  };
}

export function taskColumns(today: CalendarDay): readonly Column[] {
  return [
    {
      id: 'name',
      label: 'Task',
      width: 168,
      isName: true,
      isSortable: true,
      cell: (row) => (
        <Line>
          <Link to={taskPath(row.id)} tabIndex={-1}>
            {row.name}
          </Link>
          {row.isReopened ? <PlainTag>reopened</PlainTag> : null}
        </Line>
      ),
      text: ({ name }) => name,
    },
    textColumn('workOrder', 'Job', { width: 76 }),
    textColumn('address', 'Address', { width: undefined }),
    textColumn('group', 'Group', { width: 148, cell: ({ group }) => (group === null ? <PlainTag>no crew</PlainTag> : group) }),
    { id: 'stage', label: 'Status', width: 164, hasIcon: true, cell: (row) => <StatusMark status={taskState(row)} />, text: taskState },
    {
      id: 'dueDate',
      label: 'Due',
      width: 112,
      align: 'end',
      isSortable: true,
      cell: (row) => <DayCell day={row.dueDate} isLate={isTaskLate(row, today)} />,
      text: ({ dueDate }) => dayText(dueDate),
    },
    instantColumn('issuedDate', 'Issued'),
    {
      id: 'scheduledStartTime',
      label: 'Start',
      width: 188,
      align: 'end',
      isSortable: true,
      fromWidth: 1600,
      cell: (row) => <TextCell text={startText(row)} />,
      text: startText,
    },
    instantColumn('acceptedDate', 'Accepted', { fromWidth: 1700 }),
    {
      id: 'ageDays',
      label: 'Age',
      width: 64,
      align: 'end',
      cell: ({ ageDays }) => <TextCell text={ageDays === null ? null : `${String(ageDays)} d`} />,
      text: ({ ageDays }) => (ageDays === null ? '' : String(ageDays)),
    },
    textColumn('workType', 'Work type', { startsHidden: true }),
    textColumn('jobStatus', 'Job status', { startsHidden: true }),
    instantColumn('onsiteDate', 'Onsite', { startsHidden: true }),
    instantColumn('completedDate', 'Completed', { startsHidden: true }),
    instantColumn('submittedDate', 'Submitted', { startsHidden: true }),
  ];
}

const startText = ({ scheduledStartTime }: TaskRow): string =>
  scheduledStartTime === null ? '' : formatDateTime(scheduledStartTime, browserZone());
