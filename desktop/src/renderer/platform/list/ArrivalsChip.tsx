// New rows of the list: announced at its head, shown by a click; shown by themselves while nobody works in the list.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Arrivals } from '../grid/list-state.ts';
import styles from './ArrivalsChip.module.css';

interface ArrivalsChipProps {
  /** Without it nothing is announced, as for a list that is read again as a whole. */
  readonly arrivals: Arrivals | undefined;
  /** The person is at the top, with nothing selected, no active row and no preview open. */
  readonly isAtRest: () => boolean;
  readonly onShow: () => void;
}

export function ArrivalsChip({ arrivals, isAtRest, onShow }: ArrivalsChipProps) {
  const latest = useRef(isAtRest);
  useLayoutEffect(() => {
    latest.current = isAtRest;
  });
  // only when something comes: a person who looks at the chip is not overtaken by it
  useEffect(() => {
    if (arrivals !== undefined && arrivals.count > 0 && latest.current()) arrivals.takeIn();
  }, [arrivals]);
  if (arrivals === undefined) return null;
  return (
    <span className={styles.region} role="status" aria-label="New in this list">
      {arrivals.count === 0 ? null : (
        <button type="button" className={styles.chip} onClick={onShow}>
          {arrivals.count.toLocaleString('en-AU')}
          {arrivals.isCapped ? '+' : ''} new or changed: show
        </button>
      )}
    </span>
  );
}
