// What of a task has arrived and is signed: '14 photos and 9 entries received, 10:52 AM', with the way to its receipts.
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useReceiptsRead } from './use-receipts.ts';
import styles from './ReceivedLine.module.css';

interface ReceivedLineProps {
  readonly taskId: number;
  readonly now: Date;
  readonly zone: string;
}

/** Nothing where the task has no receipt. */
export function ReceivedLine({ taskId, now, zone }: ReceivedLineProps) {
  const read = useReceiptsRead(`task ${String(taskId)}`, async (storedReceipts) =>
    (await import('./received-of-task.ts')).receivedOfTask(storedReceipts, taskId),
  );
  const received = optionalData(read) ?? null;
  if (received === null) return null;
  const at = formatAsOf(received.signedAt, dayInZone(now.toISOString(), zone), zone);
  return (
    <p className={classes(words.small, styles.line)} data-part="received">
      <Icon of={CircleCheck} size="s" />
      <span>
        {received.sentence}, {at}.{' '}
        <Link to={`/field/receipts/${String(received.sequence)}`}>
          Receipt<span className={words.sr}> {received.sequence}</span>
        </Link>
      </span>
    </p>
  );
}
