// The columns of the builder approvals, in the order they start with (screens.md §2.10).
import { Link } from 'react-router-dom';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import type { GridColumn } from '../../platform/grid/grid-column.ts';
import { DayCell, Line, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import type { ApprovalRow } from './use-builder-approvals.ts';
import styles from './BuilderApprovals.module.css';

type Column = Partial<GridColumn<ApprovalRow>>;
type InstantField = 'sentAt' | 'openedAt' | 'answeredAt' | 'approvedAt';
const HIDDEN = { startsHidden: true };
const SMS_WORDS: Readonly<Record<string, string>> = { queued: 'queued', sent: 'sent', delivered: 'delivered', failed: 'failed' };
/** Worth its room on a wide window only. */
const WIDE = { fromWidth: 1700 };
const WIDEST = { fromWidth: 2200 };

/** Nobody asks the builder of a job that has ended. */
export const isOver = ({ jobStatus }: Pick<ApprovalRow, 'jobStatus'>): boolean => isJobEnded({ status: jobStatus });

export const jobPath = (id: number): string => `/construction/${String(id)}`;

/** The day is enough in a list. */
function dayOf(id: InstantField, part: Column = {}): Column {
  const day = (row: ApprovalRow): CalendarDay | null => (row[id] === null ? null : dayInZone(row[id], browserZone()));
  return { width: 108, cell: (row) => <DayCell day={day(row)} />, text: (row) => dayText(day(row)), ...part };
}
const dayText = (day: CalendarDay | null): string => (day === null ? '' : formatDate(day));

export const approvalColumns = (today: CalendarDay, actor: Actor): readonly GridColumn<ApprovalRow>[] =>
  declaredColumns<typeof BUILDER_APPROVAL_LIST, ApprovalRow>(BUILDER_APPROVAL_LIST, actor, {
    workOrder: {
      ...{ label: 'Job', width: 84, isName: true },
      cell: ({ id, workOrder }) => (
        <Link to={jobPath(id)} tabIndex={-1}>
          {workOrder}
        </Link>
      ),
    },
    developer: {
      width: 176,
      cell: ({ developer }) => (
        <span className={styles.builder}>
          <TextCell text={developer} />
        </span>
      ),
    },
    address: { width: undefined },
    siteContact: { width: 136, fromWidth: 1550 },
    siteContactPhone: {
      // the preview says it
      ...{ width: 128, fromWidth: 1150 },
      cell: ({ siteContactPhone: phone, isPhoneValid }) =>
        phone === null || phone === '' || isPhoneValid ? (
          <TextCell text={formatMobile(phone ?? '')} />
        ) : (
          <Line>
            <span className={words.cut}>{phone}</span>
            <PlainTag>no mobile</PlainTag>
          </Line>
        ),
    },
    approval: { width: 132, hasIcon: true, cell: (row) => <StatusMark status={row.approval} isOver={isOver(row)} /> },
    missing: { width: 176, fromWidth: 1550 },
    sentAt: dayOf('sentAt'),
    openedAt: dayOf('openedAt', WIDE),
    sms: {
      ...{ width: 116, fromWidth: 1700 },
      cell: ({ sms, smsState }) =>
        smsState === null ? <TextCell text={null} /> : <span title={sms ?? ''}>{SMS_WORDS[smsState] ?? smsState}</span>,
    },
    daysWaiting: {
      label: 'Waiting',
      ...{ width: 84, fromWidth: 1150 },
      cell: ({ daysWaiting: days }) => <TextCell text={days === null ? null : `${String(days)} d`} />,
    },
    reminderDue: {
      ...{ label: 'Remind from', fromWidth: 1000 },
      cell: (row) => <DayCell day={row.reminderDue} isLate={!isOver(row) && row.reminderDue !== null && row.reminderDue <= today} />,
    },
    answeredAt: dayOf('answeredAt', WIDEST),
    bookedDate: { ...WIDEST },
    sentBy: HIDDEN,
    sentHow: HIDDEN,
    answeredBy: HIDDEN,
    answeredHow: HIDDEN,
    reason: HIDDEN,
    earliestDate: HIDDEN,
    accessNotes: HIDDEN,
    expiresAt: HIDDEN,
    approvedAt: dayOf('approvedAt', HIDDEN),
    isPhoneValid: HIDDEN,
    suburb: HIDDEN,
    state: { ...HIDDEN, width: 64 },
    jobStatus: HIDDEN,
  });
