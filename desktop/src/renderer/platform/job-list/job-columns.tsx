// The columns of the jobs' list, in the order they start with (screens.md §2.5).
import { Link } from 'react-router-dom';
import { Check, Paperclip, Send, Zap } from 'lucide-react';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { compareDecimals, formatAud, isNegative, percentOf } from '@lotline/schema/domain/kernel/money';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { LabelOf } from '@lotline/schema/domain/list/list-declaration';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import type { GridColumn } from '../grid/grid-column.ts';
import { DayCell, Line, OnsiteMark, PlainTag, TextCell } from '../list/Cells.tsx';
import { declaredColumns } from '../list/declared-columns.tsx';
import { StatusMark } from '../list/StatusMark.tsx';
import { builderWords, isDbydLate, isJobLate, jobPath, shortAddress, type JobRow } from './job-row.ts';

/** Beside address and status, these are worth their room on a wide window only. */
const WIDE = 1700;
const HIDDEN = { startsHidden: true };
/** Below it, and beside a preview, street and suburb come first. */
const NARROW = 1281;

/** @param labelOf as the work types call the fields */
export const jobColumns = (today: CalendarDay, actor: Actor, labelOf: LabelOf): readonly GridColumn<JobRow>[] =>
  declaredColumns<typeof JOB_LIST, JobRow>(
    JOB_LIST,
    actor,
    {
      workOrder: {
        ...{ label: 'Job', width: 72, isName: true },
        cell: ({ id, workOrder }) => (
          <Link to={jobPath(id)} tabIndex={-1}>
            {workOrder}
          </Link>
        ),
      },
      address: { label: 'Address', width: undefined, cell: (row) => <Address row={row} />, passing: shortAddress },
      state: { width: 56, fromWidth: NARROW },
      status: { width: 156, hasIcon: true, cell: ({ status }) => <StatusMark status={status} /> },
      dueDate: { cell: (row) => <DayCell day={row.dueDate} isLate={isJobLate(row, today)} /> },
      nextTask: {
        narrow: { below: NARROW, width: 208 },
        fromWidth: 800,
        cell: (row) => <NextTask task={row.nextTask} />,
        text: nextTaskText,
      },
      customer: { width: 168, fromWidth: WIDE },
      dbydExpiryDate: {
        fromWidth: WIDE,
        cell: (row) => <DayCell day={row.dbydExpiryDate} isLate={isDbydLate(row, today)} />,
      },
      builderApprovedDate: {
        ...{ label: 'Builder approval', width: 216, align: undefined, fromWidth: WIDE },
        cell: (row) => <Builder row={row} />,
        text: (row) => builderWords(row, browserZone()) ?? '',
      },
      workType: HIDDEN,
      region: HIDDEN,
      suburb: HIDDEN,
      contract: HIDDEN,
      scheduler: HIDDEN,
      developer: HIDDEN,
      customerRef: HIDDEN,
      siteContact: HIDDEN,
      siteContactPhone: { ...HIDDEN, width: 144 },
      bookedDate: HIDDEN,
      originalDueDate: HIDDEN,
      updatedDueDate: HIDDEN,
      acceleratedJob: HIDDEN,
      isReceived: HIDDEN,
      rejectedItemCount: HIDDEN,
      contractValue: HIDDEN,
      margin: { ...HIDDEN, width: 176, cell: (row) => <Margin row={row} /> },
      attachmentCount: { icon: Paperclip, width: 48, fromWidth: NARROW },
    },
    labelOf,
  );

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

/** How much is left, and which part of the value that is: '$566.66 · 57 %'. */
function Margin({ row: { margin, contractValue, status } }: { readonly row: JobRow }) {
  if (margin === null || contractValue === null) return <TextCell text={null} />;
  const part = compareDecimals(contractValue, '0') > 0 ? ` · ${String(Math.round(Number(percentOf(margin, contractValue))))} %` : '';
  return <span className={isNegative(margin) && !isJobEnded({ status }) ? words.over : undefined}>{`${formatAud(margin)}${part}`}</span>;
}

function Builder({ row }: { readonly row: JobRow }) {
  const said = builderWords(row, browserZone());
  if (said === null) return <TextCell text={null} />;
  return (
    <Line>
      <Icon of={row.builderApprovedDate === null ? Send : Check} />
      {said}
    </Line>
  );
}
