// The task that the address names (`?task=7`): marked, brought into sight and given the cursor once, when one comes to it.
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ScheduleTab.module.css';

interface MarkedTaskProps {
  readonly id: number;
  readonly isMarked: boolean;
  readonly children: ReactNode;
}

export function MarkedTask({ id, isMarked, children }: MarkedTaskProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return (
    <div ref={place} data-id={id} className={styles.task} tabIndex={isMarked ? -1 : undefined} aria-current={isMarked || undefined}>
      {children}
    </div>
  );
}

/** The number that the address names, or null. */
export function markedTaskId(asked: string | null): number | null {
  return asked !== null && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;
}
