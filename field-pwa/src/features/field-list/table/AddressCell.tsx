// Where, which opens the task; and below it what a row says beside its columns: onsite, the crew, the builder's answer, what office and field
// wrote (specification 2 §2).
import { Link } from 'react-router-dom';
import { MessageCircle, Send, ShieldCheck } from 'lucide-react';
import { canChangeComment, shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { siteLine } from '@lotline/schema/domain/task/field-columns.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import { canAskBuilder } from '../builder-approval/askable-builders.ts';
import type { Clock } from '../facts/row-facts.ts';
import { OnsiteChip } from '../rows/OnsiteChip.tsx';
import { taskPath } from '../rows/TaskRow.tsx';
import { OpenButton } from './OpenButton.tsx';
import { useTable } from './table-context.ts';
import styles from './ListTable.module.css';

/** The newest ones; the task's chat has all. */
const MOST_SHOWN = 2;

export function AddressCell({ task }: { readonly task: FieldTask }) {
  const { clock, crewNameOf, askBuilder } = useTable();
  const crew = crewNameOf(task);
  const office = task.comments?.trim() ?? '';
  return (
    <div className={styles.address}>
      <Link to={taskPath(task)} data-task={task.id}>
        {siteLine(task)}
      </Link>
      {task.isCurrentlyOnsite ? <OnsiteChip since={task.onsiteSinceUtc} /> : null}
      {crew === null ? null : <span>{crew}</span>}
      <Approval task={task} clock={clock} />
      {canAskBuilder(task) ? (
        <OpenButton label={`WO ${task.workOrder}`} isEdit={false} className={styles.own} onClick={() => askBuilder(task.constructionId)}>
          <span className={styles.link}>Builder Approval</span>
        </OpenButton>
      ) : null}
      {office === '' ? null : (
        <span className={styles.line} title={office}>
          Office: {office}
        </span>
      )}
      {shownComments(task.fieldComments)
        .slice(-MOST_SHOWN)
        .map((comment) => (
          <CommentLine key={comment.id} task={task} comment={comment} />
        ))}
    </div>
  );
}

function Approval({ task, clock: { today, zone } }: { readonly task: FieldTask; readonly clock: Clock }) {
  const { builderApprovedDate: approved, builderApprovalSentDate: sent } = task;
  const day = (instant: string) => formatNearDay(dayInZone(instant, zone), today);
  if (approved !== null) {
    return (
      <span className={classes(styles.said, styles.approved)}>
        <Icon of={ShieldCheck} size="s" />
        Builder Approved {day(approved)}
      </span>
    );
  }
  if (sent === null) return null;
  return (
    <span className={styles.said}>
      <Icon of={Send} size="s" />
      Builder Approval Sent {day(sent)}
    </span>
  );
}

/** One's own opens its form. */
function CommentLine({ task, comment }: { readonly task: FieldTask; readonly comment: FieldTask['fieldComments'][number] }) {
  const { actor, openSheet } = useTable();
  const text = comment.comments.trim();
  const said = (
    <>
      <Icon of={MessageCircle} size="s" />
      <span className={styles.line} title={text}>
        {comment.user.displayName}: {text}
      </span>
    </>
  );
  // not yet answered, it has no number
  if (!canChangeComment(actor, comment).ok || comment.id <= 0) return <span className={styles.said}>{said}</span>;
  return (
    <OpenButton
      label={`Edit your comment on WO ${task.workOrder}`}
      isEdit
      className={styles.own}
      onClick={() => openSheet(task, { name: 'fieldComment', comment })}
    >
      {said}
    </OpenButton>
  );
}
