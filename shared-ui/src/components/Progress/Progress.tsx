// A bar for anything that takes over a second; before that, nothing flickers (look.md §5: no waiting without progress).
import { useEffect, useState } from 'react';
import { classes } from '../../styles/classes.tsx';
import styles from './Progress.module.css';

const SHOW_AFTER_MS = 1000;

interface ProgressProps {
  readonly label: string;
  /** 0 to 1; left out while the length is not known. */
  readonly fraction?: number | undefined;
  readonly showAfterMs?: number | undefined;
  /** Only the bar; the label is still read out. */
  readonly bare?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Progress({ label, fraction, showAfterMs = SHOW_AFTER_MS, bare = false, className }: ProgressProps) {
  const due = useDue(showAfterMs);
  if (!due) return null;
  const percent = fraction === undefined ? undefined : Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  const meter = (
    <div
      className={classes(styles.meter, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {percent === undefined ? <i className={styles.going} /> : <i style={{ width: `${percent}%` }} />}
    </div>
  );
  if (bare) return meter;
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{label}</span>
      {meter}
    </div>
  );
}

function useDue(afterMs: number): boolean {
  const [due, setDue] = useState(afterMs <= 0);
  useEffect(() => {
    if (afterMs <= 0) return;
    const timer = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return due;
}
