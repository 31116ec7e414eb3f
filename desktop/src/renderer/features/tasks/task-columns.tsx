// The columns of the tasks' list, in the order they start with (screens.md §2.24).
import { Link } from 'react-router-dom';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { withoutState } from '@lotline/schema/domain/kernel/address-line';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import type { GridColumn } from '../../platform/grid/grid-column.ts';
import { DayCell, Line, PlaceCell, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import { taskPath } from '../../platform/task/task-links.ts';
import { taskState } from '../../platform/task/task-words.ts';
import { isTaskLate, type TaskRow } from './task-row.ts';

type Column = GridColumn<TaskRow>;
/** Below these, and beside a preview, street and suburb come first. */
const NARROW = 1281;
const LEAST = 800;
type InstantField = 'issuedDate' | 'acceptedDate' | 'onsiteDate' | 'completedDate' | 'submittedDate';

/** The day is enough in a list. */
function dayOf(id: InstantField, part: Partial<Column> = {}): Partial<Column> {
  const day = (row: TaskRow): CalendarDay | null => (row[id] === null ? null : dayInZone(row[id], browserZone()));
  return { width: 112, cell: (row) => <DayCell day={day(row)} />, text: (row) => dayText(day(row)), ...part };
}
const lineOf = (address: string | null): string | null => (address === null ? null : withoutState(address));
const dayText = (day: CalendarDay | null): string => (day === null ? '' : formatDate(day));

export const taskColumns = (today: CalendarDay, actor: Actor): readonly Column[] =>
  declaredColumns<typeof TASK_LIST, TaskRow>(TASK_LIST, actor, {
    name: {
      ...{ width: 176, isName: true },
      cell: (row) => (
        <Line>
          <Link to={taskPath(row.id)} tabIndex={-1}>
            {row.name}
          </Link>
          {row.isReopened ? <PlainTag>reopened</PlainTag> : null}
          {row.ignored ? <PlainTag>set aside</PlainTag> : null}
        </Line>
      ),
    },
    workOrder: { label: 'Job', width: 76, fromWidth: LEAST },
    // street and suburb, as the jobs have them; the whole of it is copied
    address: {
      width: undefined,
      cell: ({ address }) => <PlaceCell line={lineOf(address)} />,
      passing: ({ address }) => lineOf(address) ?? '',
    },
    group: {
      width: 148,
      narrow: { below: NARROW, width: 140 },
      fromWidth: LEAST,
      fromBeside: NARROW,
      cell: ({ group }) => (group === null ? <PlainTag>no crew</PlainTag> : group),
    },
    stage: {
      width: 164,
      narrow: { below: NARROW, width: 156 },
      hasIcon: true,
      cell: (row) => <StatusMark status={taskState(row)} isOver={isJobEnded({ status: row.jobStatus })} />,
      text: taskState,
    },
    dueDate: { width: 112, cell: (row) => <DayCell day={row.dueDate} isLate={isTaskLate(row, today)} today={today} /> },
    issuedDate: dayOf('issuedDate', { fromWidth: NARROW }),
    scheduledStartTime: { width: 188, fromWidth: 1600 },
    acceptedDate: dayOf('acceptedDate', { fromWidth: 1700 }),
    ageDays: {
      ...{ label: 'Age', width: 64, fromWidth: NARROW },
      cell: ({ ageDays }) => <TextCell text={ageDays === null ? null : `${String(ageDays)} d`} />,
    },
    workType: { startsHidden: true },
    jobStatus: { startsHidden: true },
    onsiteDate: dayOf('onsiteDate', { startsHidden: true }),
    completedDate: dayOf('completedDate', { startsHidden: true }),
    submittedDate: dayOf('submittedDate', { startsHidden: true }),
  });
