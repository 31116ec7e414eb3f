// A job beside the list: where, how it stands, whether it is ready, its tasks, what was said last (screens.md §2.5).
import { Link } from 'react-router-dom';
import { Check, TriangleAlert, X, Zap } from 'lucide-react';
import { formatDate, formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import type { NameOfField } from '@lotline/schema/domain/job/job-field-names';
import { readiness, type ReadinessLine } from '@lotline/schema/domain/job/readiness.rules';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Line } from '../list/Cells.tsx';
import { OpenLink } from '../list/OpenLink.tsx';
import { PreviewFacts, PreviewMeta, PreviewPane, PreviewSection } from '../list/PreviewPane.tsx';
import { StatusMark } from '../list/StatusMark.tsx';
import { isJobLate, jobPath } from './job-row.ts';
import { JobTasks } from './JobTasks.tsx';
import { useJobPreview, type PreviewedJob } from './use-job-preview.ts';
import styles from './JobPreview.module.css';

const GHOSTS = ['70%', '46%', '88%', '62%', '80%', '54%'];
const POINT_LOOK = {
  ready: { icon: Check, tone: styles.ready },
  soon: { icon: TriangleAlert, tone: styles.soon },
  missing: { icon: X, tone: styles.missing },
} as const;

interface JobPreviewProps {
  readonly id: number;
  /** As the list has it, until the job is read. */
  readonly workOrder: string | null;
  readonly today: CalendarDay;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

export function JobPreview({ id, workOrder, today, onStep, onClose }: JobPreviewProps) {
  const query = useJobPreview(id);
  const read = query.isCurrent ? query.data : undefined;
  const title = workOrder ?? read?.job.workOrder ?? 'Job';
  return (
    <PreviewPane
      label={`job ${title}`}
      title={title}
      mark={read?.job.acceleratedJob === true ? <Accelerated /> : null}
      isBusy={query.error === null && read === undefined}
      onStep={onStep}
      onClose={onClose}
      footer={
        <>
          <OpenLink to={jobPath(id)} />
          <Link to={`${jobPath(id)}/comments`} className={buttonClass({ kind: 'text' })}>
            Comments
          </Link>
        </>
      }
    >
      {read !== undefined ? (
        <Known read={read} today={today} />
      ) : (
        <Unread
          read={query}
          title="The job could not be loaded."
          loading={GHOSTS.map((width) => (
            <Ghost key={width} width={width} />
          ))}
        />
      )}
    </PreviewPane>
  );
}

function Accelerated() {
  return (
    <>
      <Icon of={Zap} />
      <span className={words.sr}>Accelerated</span>
    </>
  );
}

interface KnownProps {
  readonly read: NonNullable<ReturnType<typeof useJobPreview>['data']>;
  readonly today: CalendarDay;
}

function Known({ read: { job, nameOf, lastComment, isStructured }, today }: KnownProps) {
  const zone = browserZone();
  const points = readiness({ ...job, ...approvalDays(job, zone), hasStructuredAddress: isStructured }, today);
  return (
    <>
      <div className={styles.place}>
        <p className={words.strong}>{job.address}</p>
        <Line>
          <StatusMark status={job.status} isFull />
          <span className={words.muted}>{job.workType}</span>
        </Line>
      </div>
      <PreviewFacts facts={factsOf(job, nameOf, today)} />
      {points.length === 0 ? null : <Ready points={points} />}
      <JobTasks tasks={job.schedules} />
      {lastComment === null ? null : (
        <PreviewSection title="Last comment">
          <p>{lastComment.comments}</p>
          <PreviewMeta>
            {lastComment.user.displayName} · {formatDateClock(lastComment.createdUtc, zone)}
          </PreviewMeta>
        </PreviewSection>
      )}
    </>
  );
}

function Ready({ points }: { readonly points: readonly ReadinessLine[] }) {
  const ready = points.filter(({ state }) => state === 'ready').length;
  return (
    <PreviewSection title="Ready for the field" note={`${String(ready)} of ${String(points.length)}`}>
      <ul>
        {points.map(({ point, label, state, note }) => (
          <li key={point}>
            <span className={POINT_LOOK[state].tone}>
              <Icon of={POINT_LOOK[state].icon} />
              <span className={words.sr}>{state}: </span>
            </span>
            <span>{label}</span>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}

function factsOf(job: PreviewedJob, nameOf: NameOfField, today: CalendarDay): Parameters<typeof PreviewFacts>[0]['facts'] {
  const due = job.updatedDueDate ?? job.originalDueDate;
  return [
    [
      'Due',
      due === null ? null : <DueDay key="due" day={due} today={today} isLate={isJobLate({ dueDate: due, status: job.status }, today)} />,
    ],
    ['Booked', job.bookedDate === null ? null : formatDate(job.bookedDate)],
    [
      nameOf('financialContact'),
      [job.financialContact?.displayName, job.customerRef].filter((part) => part != null && part !== '').join(' · '),
    ],
    [nameOf('developer'), job.developer],
    [nameOf('scheduler'), job.scheduler],
    [nameOf('siteContact'), <Contact key="contact" name={job.siteContact} phone={job.siteContactPhone} />],
  ];
}

interface DueDayProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly isLate: boolean;
}

function DueDay({ day, today, isLate }: DueDayProps) {
  if (isLate) return <span className={words.over}>{formatDate(day)}</span>;
  return (
    <>
      {formatDate(day)} {day === today ? <span className={words.muted}>today</span> : null}
    </>
  );
}

function Contact({ name, phone }: { readonly name: string | null; readonly phone: string | null }) {
  return (
    <>
      {name ?? (phone === null ? '–' : null)} {phone === null ? null : <a href={`tel:${phone}`}>{formatMobile(phone)}</a>}
    </>
  );
}

const approvalDays = ({ builderApprovedDate, builderApprovalSentDate }: PreviewedJob, zone: string) => ({
  builderApprovedDay: builderApprovedDate === null ? null : dayInZone(builderApprovedDate, zone),
  builderApprovalSentDay: builderApprovalSentDate === null ? null : dayInZone(builderApprovalSentDate, zone),
});
