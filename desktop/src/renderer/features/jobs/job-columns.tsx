// The columns of the jobs' list, in the order they start with (screens.md §2.5).
import { Link } from 'react-router-dom';
import { Check, Paperclip, Send, Zap } from 'lucide-react';
import type { JobField } from '@lotline/schema/domain/job/job.fields';
import type { NameOfField } from '@lotline/schema/domain/job/job-field-names';
import { compareDecimals, isNegative, percentOf } from '@lotline/schema/domain/kernel/money';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { GridColumn } from '../../platform/grid/grid-column.ts';
import { CountCell, DayCell, Line, OnsiteMark, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import { builderWord, isJobLate, jobPath, shortAddress, type JobRow } from './job-row.ts';

type Column = GridColumn<JobRow>;
const MONEY: Partial<Column> = { align: 'end', width: 128, startsHidden: true, isSortable: false };
/** Beside address and status, these are worth their room on a wide window only. */
const WIDE = 1700;

const dayText = (day: CalendarDay | null): string => (day === null ? '' : formatDate(day));

const textColumn = (id: keyof JobRow, label: string, part: Partial<Column> = {}): Column => {
  const text = (row: JobRow): string => {
    const value = row[id];
    return typeof value === 'string' ? value : '';
  };
  return { id, label, width: 144, isSortable: true, cell: (row) => <TextCell text={text(row)} />, text, ...part };
};

type DayField = 'originalDueDate' | 'updatedDueDate' | 'bookedDate' | 'dbydExpiryDate';
const dayColumn = (id: DayField, label: string, part: Partial<Column> = {}): Column => ({
  id,
  label,
  width: 112,
  align: 'end',
  isSortable: true,
  cell: (row) => <DayCell day={row[id]} />,
  text: (row) => dayText(row[id]),
  ...part,
});

const yesNoColumn = (id: 'acceleratedJob' | 'isReceived', label: string): Column => ({
  id,
  label,
  width: 104,
  startsHidden: true,
  cell: (row) => <TextCell text={row[id] ? 'Yes' : null} />,
  text: (row) => (row[id] ? 'Yes' : 'No'),
});

export function jobColumns(today: CalendarDay, seesMoney: boolean, nameOf: NameOfField): readonly Column[] {
  const named = (id: JobField & keyof JobRow, part: Partial<Column> = {}) => textColumn(id, nameOf(id), part);
  const hidden = { startsHidden: true };
  return [
    {
      id: 'workOrder',
      label: 'Job',
      width: 72,
      isName: true,
      isSortable: true,
      cell: ({ id, workOrder }) => (
        <Link to={jobPath(id)} tabIndex={-1}>
          {workOrder}
        </Link>
      ),
      text: ({ workOrder }) => workOrder,
    },
    {
      id: 'address',
      label: 'Address',
      isSortable: true,
      cell: (row) => <Address row={row} />,
      text: ({ address }) => address,
      passing: shortAddress,
    },
    named('state', { width: 56, fromWidth: 1281 }),
    {
      id: 'status',
      label: 'Status',
      width: 156,
      isSortable: true,
      hasIcon: true,
      cell: ({ status }) => <StatusMark status={status} />,
      text: ({ status }) => status,
    },
    {
      id: 'dueDate',
      label: 'Due',
      width: 108,
      align: 'end',
      isSortable: true,
      cell: (row) => <DayCell day={row.dueDate} isLate={isJobLate(row, today)} />,
      text: ({ dueDate }) => dayText(dueDate),
    },
    { id: 'nextTask', label: 'Next task · crew', cell: (row) => <NextTask task={row.nextTask} />, text: nextTaskText },
    textColumn('customer', nameOf('financialContact'), { width: 168, fromWidth: WIDE }),
    {
      ...dayColumn('dbydExpiryDate', nameOf('dbydExpiryDate'), { fromWidth: WIDE }),
      cell: ({ dbydExpiryDate: day }) => <DayCell day={day} isLate={day !== null && day < today} />,
    },
    {
      id: 'builderApprovedDate',
      label: 'Builder approval',
      width: 136,
      isSortable: true,
      fromWidth: WIDE,
      cell: (row) => <Builder row={row} />,
      text: (row) => builderWord(row) ?? '',
    },
    named('workType', hidden),
    named('region', hidden),
    named('suburb', hidden),
    named('contract', hidden),
    named('scheduler', hidden),
    named('developer', hidden),
    named('customerRef', hidden),
    named('siteContact', hidden),
    named('siteContactPhone', { ...hidden, isSortable: false }),
    dayColumn('bookedDate', 'Booked', hidden),
    dayColumn('originalDueDate', nameOf('originalDueDate'), hidden),
    dayColumn('updatedDueDate', nameOf('updatedDueDate'), hidden),
    yesNoColumn('acceleratedJob', nameOf('acceleratedJob')),
    yesNoColumn('isReceived', nameOf('isReceived')),
    {
      id: 'rejectedItemCount',
      label: 'Rejected items',
      width: 112,
      align: 'end',
      startsHidden: true,
      cell: ({ rejectedItemCount }) => <CountCell count={rejectedItemCount} />,
      text: ({ rejectedItemCount }) => String(rejectedItemCount),
    },
    ...(seesMoney
      ? [
          textColumn('contractValue', 'Value', MONEY),
          { ...textColumn('margin', 'Margin', { ...MONEY, width: 176 }), cell: (row: JobRow) => <Margin row={row} /> },
        ]
      : []),
    {
      id: 'attachmentCount',
      label: 'Files',
      icon: Paperclip,
      width: 48,
      align: 'end',
      cell: ({ attachmentCount }) => <CountCell count={attachmentCount} />,
      text: ({ attachmentCount }) => String(attachmentCount),
    },
  ];
}

/** Nothing but its text where there is no more to show: rows are made by the hundred while one scrolls. */
function Address({ row }: { readonly row: JobRow }) {
  const address = shortAddress(row);
  if (!row.acceleratedJob) return address;
  return (
    <Line>
      <span className={words.cut}>{address}</span>
      <Icon of={Zap} />
      <span className={words.sr}>Accelerated</span>
    </Line>
  );
}

function NextTask({ task }: { readonly task: JobRow['nextTask'] }) {
  if (task === null) return <TextCell text={null} />;
  const named = (
    <>
      {task.name}
      {task.group === null ? null : <span className={words.muted}> · {task.group}</span>}
    </>
  );
  if (task.group !== null && !task.isOnsite) return named;
  return (
    <Line>
      <span className={words.cut}>{named}</span>
      {task.group === null ? <PlainTag>no crew</PlainTag> : null}
      {task.isOnsite ? <OnsiteMark /> : null}
    </Line>
  );
}

function nextTaskText({ nextTask }: JobRow): string {
  if (nextTask === null) return '';
  return [nextTask.name, nextTask.group ?? 'no crew', ...(nextTask.isOnsite ? ['onsite'] : [])].join(' · ');
}

/** How much is left, and which part of the value that is: '566.66 · 57 %'. */
function Margin({ row: { margin, contractValue } }: { readonly row: JobRow }) {
  if (margin === null || contractValue === null) return <TextCell text={null} />;
  const part = compareDecimals(contractValue, '0') > 0 ? ` · ${String(Math.round(Number(percentOf(margin, contractValue))))} %` : '';
  return <span className={isNegative(margin) ? words.over : undefined}>{`${margin}${part}`}</span>;
}

function Builder({ row }: { readonly row: JobRow }) {
  const word = builderWord(row);
  if (word === null) return <TextCell text={null} />;
  return (
    <Line>
      <Icon of={word === 'Sent' ? Send : Check} />
      {word}
    </Line>
  );
}
