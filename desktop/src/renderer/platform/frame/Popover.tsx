// A panel under the button that opens it: the focus moves in, Esc moves it back, a click elsewhere closes.
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import { useDismiss } from './use-dismiss.ts';
import styles from './Popover.module.css';

interface PopoverProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The button, with `aria-expanded`. */
  readonly trigger: ReactNode;
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

export function Popover({ label, isOpen, onClose, trigger, side = 'start', children }: PopoverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(
    (by: 'key' | 'leaving') => {
      onClose();
      if (by === 'key') place.current?.querySelector('button')?.focus();
    },
    [onClose],
  );
  useDismiss(place, isOpen, close);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [isOpen]);
  return (
    <span ref={place} className={styles.place}>
      {trigger}
      {isOpen ? (
        <div ref={panel} role="group" aria-label={label} className={classes(styles.panel, side === 'end' && styles.atEnd)}>
          {children}
        </div>
      ) : null}
    </span>
  );
}
