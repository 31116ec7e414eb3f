// A button and the menu that it opens; Esc goes back to the button.
import { useCallback, useId, useRef, type ReactNode } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import { MenuItems, type MenuItem } from './MenuItems.tsx';
import { useDismiss } from './use-dismiss.ts';
import styles from './MenuButton.module.css';

/** For the button. */
export interface MenuWiring {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

interface MenuButtonProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChoose: (key: string) => void;
  /** Said where there is no item. */
  readonly empty?: string | undefined;
  readonly side?: 'start' | 'end';
  readonly button: (wiring: MenuWiring) => ReactNode;
}

export function MenuButton({ label, items, isOpen, onOpen, onChoose, empty, side = 'start', button }: MenuButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const id = useId();
  const dismiss = useCallback(
    (by: 'key' | 'leaving') => {
      onOpen(false);
      if (by === 'key') place.current?.querySelector('button')?.focus();
    },
    [onOpen],
  );
  useDismiss(place, isOpen, dismiss);
  return (
    <span ref={place} className={styles.place}>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => onOpen(!isOpen),
      })}
      {isOpen ? (
        <MenuItems
          id={id}
          label={label}
          items={items}
          empty={empty}
          className={classes(styles.below, side === 'end' && styles.atEnd)}
          onChoose={(key) => {
            dismiss('key');
            onChoose(key);
          }}
        />
      ) : null}
    </span>
  );
}
