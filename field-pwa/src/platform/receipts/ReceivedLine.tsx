// What of a task has arrived and is signed: '14 of 14 photos and 9 entries received, 10:52 AM', with the way to its receipts.
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import { receivedSentence, taskCounts } from '@lotline/schema/domain/receipt/receipt-words';
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
  const data = optionalData(useReceiptsRead(`task ${String(taskId)}`, (storedReceipts) => storedReceipts.ofTask(taskId)));
  const receipts = (data ?? []).flatMap(({ text }) => receiptOfText(text) ?? []);
  const [sum, last] = [taskCounts(receipts), receipts.at(-1)];
  if (sum === null || last === undefined) return null;
  const at = formatAsOf(last.signedAt, dayInZone(now.toISOString(), zone), zone);
  return (
    <p className={classes(words.small, styles.line)} data-part="received">
      <Icon of={CircleCheck} size="s" />
      <span>
        {receivedSentence(sum)}, {at}.{' '}
        <Link to={`/field/receipts/${String(last.sequence)}`}>
          Receipt<span className={words.sr}> {last.sequence}</span>
        </Link>
      </span>
    </p>
  );
}
