// One completed task: what, when, its state and its sum; opened, the lines that this person sees, and the way to the task (mock 7-completed).
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { withoutState } from '@lotline/schema/domain/kernel/address-line';
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { compareDecimals, formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import { completedLabel, completedLines, completedTotal, type CompletedLine } from '@lotline/schema/domain/task/completed.rules';
import type { CompletedTask } from '@lotline/schema/domain/task/field-task';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Completed.module.css';

interface CompletedRowProps {
  readonly task: CompletedTask;
  readonly viewer: Actor;
  readonly today: CalendarDay;
  readonly zone: string;
}

export function CompletedRow({ task, viewer, today, zone }: CompletedRowProps) {
  const [isOpen, setOpen] = useState(false);
  const label = completedLabel(task);
  const total = completedTotal(viewer, task.items);
  return (
    <li className={styles.listed}>
      <details className={styles.task} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={classes(words.strong, styles.address)}>{withoutState(task.address)}</span>
          <Icon of={ChevronDown} />
          <span className={styles.under}>
            <span className={words.cut}>{task.name}</span>
            <span className={words.keep}>{`· WO ${task.workOrder}`}</span>
          </span>
          <span className={styles.when}>{formatNearDay(dayInZone(task.completedDate, zone), today)}</span>
          <span className={styles.state}>
            <StateChip state={label} />
          </span>
          {total === null ? null : <span className={styles.sum}>{formatAud(total)}</span>}
        </summary>
        {isOpen ? <Lines task={task} viewer={viewer} total={total} /> : null}
      </details>
    </li>
  );
}

interface LinesProps extends Pick<CompletedRowProps, 'task' | 'viewer'> {
  readonly total: string | null;
}

function Lines({ task, viewer, total }: LinesProps) {
  const lines = completedLines(viewer, task);
  const by = [task.resource, task.dp].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <div className={styles.lines}>
      {by === '' ? null : <p className={styles.by}>{by}</p>}
      {lines.length === 0 ? <p className={words.muted}>You cannot see the items of this task.</p> : null}
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <p className={styles.total}>
        <Link to={`/field/construction/${String(task.constructionId)}/${String(task.id)}`}>Open task</Link>
        {total === null ? null : <span className={words.num}>{formatAud(total)} ex GST</span>}
      </p>
    </div>
  );
}

function Line({ line }: { readonly line: CompletedLine }) {
  const unit = line.unitOfMeasure === null ? '' : ` ${line.unitOfMeasure}`;
  const quantity = `${formatQuantity(line.quantity)}${unit}`;
  const isVaried = compareDecimals(line.quantity, line.planned) !== 0;
  const planned = isVaried ? `planned ${formatQuantity(line.planned)}${unit}` : null;
  const variation = [planned, line.variationReason].filter((part) => part !== null && part !== '').join(', ');
  return (
    <li>
      <span>
        <b>{line.code}</b>
        {line.type === null ? null : ` · ${line.type}`}
      </span>
      {line.total === null ? <span /> : <b className={words.num}>{formatAud(line.total)}</b>}
      <span>{line.description}</span>
      <span className={classes(words.num, words.muted)}>{line.rate === null ? quantity : `${quantity} × ${formatAud(line.rate)}`}</span>
      {variation === '' ? null : <span className={styles.wide}>Variation: {variation}</span>}
      {line.adjustment === null ? null : <span className={classes(styles.wide, words.strong)}>{line.adjustment}</span>}
      {line.comments.map((comment, at) => (
        <span key={at} className={styles.wide}>
          Comment: {comment}
        </span>
      ))}
    </li>
  );
}
