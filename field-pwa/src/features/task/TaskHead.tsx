// The head of the page: the plate to look for, the address and the way there, the stage, the running clock, the due date (mock 2-task).
import { MapPin, Send, ShieldCheck } from 'lucide-react';
import { mapLink, plateOf, streetLine, suburbLine } from '@lotline/schema/domain/kernel/address';
import { formatDuration, formatNearDay, formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { isOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { isOverdue } from '@lotline/schema/domain/task/field-list.rules';
import { summaryOf } from '@lotline/schema/domain/task/task-summary';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Plate } from '@lotline/shared-ui/components/Plate/Plate';
import { StateChip, type ChipState } from '@lotline/shared-ui/components/StateChip/StateChip';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { OutboxMark } from '../../platform/outbox/OutboxMark.tsx';
import type { Task } from './facts/page-data.ts';
import { FullJobLink } from './FullJobLink.tsx';
import { useTaskPage } from './task-page-context.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskHead.module.css';

export function TaskHead() {
  const { job, opened } = useTaskPage();
  const plate = plateOf(job);
  return (
    <div className={styles.head}>
      <div className={styles.site} data-part="site">
        {plate.value === '' ? <span /> : <Plate prefix={plate.label} number={plate.value} big />}
        <div className={styles.address}>
          <h1>
            {streetLine(job)}
            <br />
            <span className={classes(words.muted, styles.suburb)}>{suburbLine(job)}</span>
          </h1>
          <FullJobLink />
        </div>
        <a className={classes(buttonClass({}), styles.map)} href={mapLink(job)} target="_blank" rel="noopener noreferrer">
          <Icon of={MapPin} size="l" />
          Map<span className={words.sr}>, opens the address in a new tab</span>
        </a>
      </div>
      <TaskFactsLine />
      <div className={styles.mark} data-part="kept">
        <OutboxMark taskId={opened.id} jobId={job.id} className={styles.tag} />
      </div>
    </div>
  );
}

/** The stage of a task for its chip: what was declined, sent back or submitted says more than the derived stage. */
export function chipOf(task: Task): ChipState {
  if (task.declinedDate !== null) return 'Declined';
  if (task.items.some(({ rejectedDate }) => rejectedDate !== null)) return 'Rejected';
  return task.submittedDate === null ? taskStage(task) : 'Submitted';
}

function TaskFactsLine() {
  const { job, opened, actor, now, settings } = useTaskPage();
  const { onsiteSinceUtc: since } = summaryOf(opened, actor.userId);
  const minutes = since === null ? 0 : (now.getTime() - new Date(since).getTime()) / 60_000;
  return (
    <div className={styles.facts} data-part="facts">
      <StateChip state={chipOf(opened)} className={styles.chip} />
      {since === null ? null : (
        <StateChip state="Onsite" className={styles.chip}>
          {`Onsite ${formatDuration(minutes)}`}
        </StateChip>
      )}
      {opened.isReopened ? (
        <StateChip state="New Job" className={styles.chip}>
          Reopened
        </StateChip>
      ) : null}
      {isOnHold(settings.statuses, job.status) ? <StateChip state="On Hold" className={styles.chip} /> : null}
      {opened.submittedDate === null ? <ApprovalTag sent={job.builderApprovalSentDate} approved={job.builderApprovedDate} /> : null}
      <WhenLine />
    </div>
  );
}

/** Specification 2 §4: sent, then approved. */
function ApprovalTag({ sent, approved }: { readonly sent: string | null; readonly approved: string | null }) {
  const { today, zone } = useTaskPage();
  const day = (instant: string): string => formatNearDay(dayInZone(instant, zone), today);
  if (approved !== null) {
    return (
      <Tag icon={ShieldCheck} label="" ok className={styles.tag}>
        Builder Approved {day(approved)}
      </Tag>
    );
  }
  if (sent === null) return null;
  return (
    <Tag icon={Send} label="" className={styles.tag}>
      Builder Approval Sent {day(sent)}
    </Tag>
  );
}

function WhenLine() {
  const { opened, today, zone, next } = useTaskPage();
  if (opened.submittedDate !== null)
    return <span className={styles.end}>Submitted {formatNearDayTime(opened.submittedDate, today, zone)}</span>;
  if (opened.completedDate !== null) {
    const how = opened.isPartial ? 'Partially completed' : 'Completed';
    return <span className={styles.end}>{`${how} ${formatNearDayTime(opened.completedDate, today, zone)}`}</span>;
  }
  // The offer says it itself, in full. 'Task': the tile 'Due Date' is the job's.
  if (opened.dueDate === null || next?.kind === 'accept') return null;
  const isLate = isOverdue(opened, today);
  const day = formatNearDay(opened.dueDate, today);
  return <span className={classes(styles.end, isLate && words.over)}>{isLate ? `Task overdue, due ${day}` : `Task due ${day}`}</span>;
}
