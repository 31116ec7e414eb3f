// The columns of the projects' list, in the order they start with (screens.md §2.24).
import { Link } from 'react-router-dom';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { GridColumn } from '../../platform/grid/grid-column.ts';
import { CountCell, DayCell, TextCell } from '../../platform/list/Cells.tsx';
import { DoneBar } from './DoneBar.tsx';
import { HealthMark } from './HealthMark.tsx';
import { projectPath, type ListedProject } from './project-data.ts';

type Column = GridColumn<ListedProject>;
type TextField = 'customer' | 'fsam' | 'region' | 'manager';

const textColumn = (id: TextField, label: string, part: Partial<Column> = {}): Column => ({
  id,
  label,
  width: 144,
  isSortable: true,
  cell: (row) => <TextCell text={row[id]} />,
  text: (row) => row[id] ?? '',
  ...part,
});

const dayColumn = (id: 'startDate' | 'finishDate', label: string): Column => ({
  id,
  label,
  width: 112,
  align: 'end',
  isSortable: true,
  cell: (row) => <DayCell day={row[id]} />,
  text: (row) => (row[id] === null ? '' : formatDate(row[id])),
});

const NAME: Column = {
  id: 'name',
  label: 'Project',
  isName: true,
  isSortable: true,
  cell: ({ id, name }) => (
    <Link to={projectPath(id)} tabIndex={-1}>
      {name}
    </Link>
  ),
  text: ({ name }) => name,
};

const VALUE: Column = {
  id: 'valueExGst',
  label: 'Value ex GST',
  width: 128,
  align: 'end',
  cell: ({ valueExGst }) => <TextCell text={valueExGst === null ? null : formatAud(valueExGst)} />,
  text: ({ valueExGst }) => valueExGst ?? '',
};

export function projectColumns(seesValue: boolean): readonly Column[] {
  return [
    NAME,
    textColumn('customer', 'Customer'),
    textColumn('fsam', 'FSAM', { width: 112, fromWidth: 1600 }),
    textColumn('region', 'Region', { width: 144, fromWidth: 1600 }),
    textColumn('manager', 'Manager', { width: 128 }),
    { id: 'health', label: 'Health', width: 112, cell: ({ health }) => <HealthMark health={health} />, text: ({ health }) => health },
    {
      id: 'jobsComplete',
      label: 'Jobs complete',
      width: 136,
      cell: ({ jobsComplete, jobsTotal }) => <DoneBar done={jobsComplete} total={jobsTotal} />,
      text: ({ jobsComplete, jobsTotal }) => `${String(jobsComplete)} of ${String(jobsTotal)}`,
    },
    {
      id: 'jobsOverdue',
      label: 'Overdue',
      width: 80,
      align: 'end',
      cell: ({ jobsOverdue }) => (jobsOverdue === 0 ? <CountCell count={0} /> : <span className={words.over}>{jobsOverdue}</span>),
      text: ({ jobsOverdue }) => String(jobsOverdue),
    },
    {
      id: 'jobsUndated',
      label: 'No due date',
      width: 104,
      align: 'end',
      startsHidden: true,
      cell: ({ jobsUndated }) => <CountCell count={jobsUndated} />,
      text: ({ jobsUndated }) => String(jobsUndated),
    },
    dayColumn('startDate', 'Start'),
    dayColumn('finishDate', 'Finish'),
    ...(seesValue ? [VALUE] : []),
  ];
}
