// The keys, what is decided so far, and the way back from the last decision.
import { formatAud } from '@lotline/schema/domain/kernel/money';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useMeasuredHeight } from '@lotline/shared-ui/components/PageNotice/use-measured-height';
import type { Summary } from './decisions.ts';
import styles from './Review.module.css';

interface ReviewFootProps {
  readonly summary: Summary;
  readonly seesMoney: boolean;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

const KEYS = [
  ['A', 'approve'],
  ['Q', 'adjust'],
  ['R', 'reject'],
  ['P', 'photos'],
  ['N', 'next to decide'],
] as const;

export function ReviewFoot({ summary, seesMoney, canUndo, onUndo }: ReviewFootProps) {
  const { approved, adjusted, rejected, open } = summary;
  const amount = (value: string): string => (seesMoney ? ` ${formatAud(value)}` : '');
  return (
    <footer ref={useMeasuredHeight('--bottom-bar')} className={styles.foot}>
      {KEYS.map(([key, does]) => (
        <span key={key} className={styles.key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
      <span className={styles.room} />
      {canUndo ? (
        <Button kind="text" onClick={onUndo}>
          Undo <kbd>Ctrl Z</kbd>
        </Button>
      ) : null}
      <p role="status" className={styles.sums}>
        {`${String(approved)} approved${amount(summary.approvedExGst)} · ${String(adjusted)} adjusted${amount(summary.adjustedExGst)} · ${String(rejected)} rejected · `}
        <b>{open === 0 ? 'all decided' : `${String(open)} still to decide`}</b>
      </p>
    </footer>
  );
}
