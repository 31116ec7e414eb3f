// A panel under the button that opens it: the focus moves in, Esc moves it back, a click elsewhere closes. The panel is antd's and comes with the
// first one that opens.
import { useCallback, useRef, type ReactNode } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import { classes } from '@lotline/shared-ui/styles/classes';
import { LazyControl } from '../controls/LazyControl.tsx';
import type { PopoverPanelProps } from '../controls/PopoverPanel.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useDismiss } from './use-dismiss.ts';
import styles from './Popover.module.css';

const PopoverPanel = lazyPart<PopoverPanelProps>(() => import('../controls/PopoverPanel.tsx'));

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
  const close = useCallback(
    (by: 'key' | 'leaving') => {
      onClose();
      if (by === 'key') place.current?.querySelector('button')?.focus();
    },
    [onClose],
  );
  useDismiss(place, isOpen, close);
  return (
    // lists that open inside the panel are its children too: a click in one of them is not a click elsewhere; what is typed for a panel that is on its
    // way is no shortcut
    <span ref={place} className={styles.place} data-popups="" data-letters={isOpen ? '' : undefined}>
      {trigger}
      {isOpen ? (
        <LazyControl waiting={<span className={classes(styles.waiting, side === 'end' && styles.atEnd, words.muted)}>Loading …</span>}>
          <PopoverPanel label={label} side={side}>
            {children}
          </PopoverPanel>
        </LazyControl>
      ) : null}
    </span>
  );
}
