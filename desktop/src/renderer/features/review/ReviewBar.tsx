// What the lines are, and the button that sends: until all is decided it is not filled, says how many are left and leads to the next of them.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { differsFromPlan } from '@lotline/schema/domain/item/item.rules';
import { linesToSend, type ShownLine, type Summary } from './decisions.ts';
import { counted } from './review-words.ts';
import page from '../../platform/frame/Page.module.css';
import styles from './Review.module.css';

interface ReviewBarProps {
  readonly summary: Summary;
  readonly lines: readonly ShownLine[];
  readonly cleanCount: number;
  readonly mayReview: boolean;
  /** Who approves payments finishes the review by approving this one. */
  readonly isForPayment: boolean;
  readonly isSending: boolean;
  readonly onApproveClean: () => void;
  readonly onFinish: () => void;
}

export function ReviewBar({ summary, lines, cleanCount, mayReview, isForPayment, isSending, onApproveClean, onFinish }: ReviewBarProps) {
  const differing = lines.filter(({ item }) => differsFromPlan(item)).length;
  const unsent = linesToSend(lines).length;
  return (
    <div className={styles.bar}>
      <h2>Submitted quantities</h2>
      <span className={page.meta}>
        {`${counted(lines.length, 'line')} · ${String(lines.length - differing)} as planned · ${counted(differing, 'differs', 'differ')}`}
      </span>
      <span className={styles.room} />
      {!mayReview ? (
        <span className={page.meta}>Read only</span>
      ) : (
        <>
          {cleanCount === 0 ? null : (
            <Button onClick={onApproveClean}>
              {`Approve ${counted(cleanCount, 'clean line')}`} <kbd>Shift A</kbd>
            </Button>
          )}
          {summary.open === 0 && unsent === 0 && !isForPayment ? (
            <span className={page.meta}>Everything is decided</span>
          ) : (
            <Button kind={summary.open > 0 ? undefined : 'primary'} busy={isSending} onClick={onFinish}>
              {words(summary.open, isForPayment)} <kbd>Ctrl ↵</kbd>
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function words(open: number, isForPayment: boolean): string {
  if (open > 0) return `${String(open)} still to decide`;
  return isForPayment ? 'Finish and approve the payment' : 'Finish review';
}
