// A button and the menu that it opens: arrows, Home, End and first letters go through it, Esc goes back to the button. An item that is refused stays,
// can be reached, and says why. It is our own: a menu is on every list and job page, which load without antd (docs/decisions/078).
import { useCallback, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import { useDismiss } from './use-dismiss.ts';
import styles from './MenuButton.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** At the end of its line. */
  readonly note?: string | undefined;
  readonly refusedBecause?: string | null | undefined;
}

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
        <Items
          id={id}
          label={label}
          items={items}
          empty={empty}
          isAtEnd={side === 'end'}
          onChoose={(key) => {
            dismiss('key');
            onChoose(key);
          }}
        />
      ) : null}
    </span>
  );
}

interface ItemsProps extends Pick<MenuButtonProps, 'label' | 'items' | 'onChoose' | 'empty'> {
  readonly id: string;
  readonly isAtEnd: boolean;
}

function Items({ id, label, items, empty, isAtEnd, onChoose }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      data-letters=""
      className={classes(styles.menu, isAtEnd && styles.atEnd)}
      onKeyDown={step}
    >
      {items.length === 0 && empty !== undefined ? (
        <p role="none" className={styles.none}>
          {empty}
        </p>
      ) : null}
      {items.map(({ key, label: words, note, refusedBecause = null }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={refusedBecause !== null || undefined}
          className={styles.item}
          onClick={() => {
            if (refusedBecause === null) onChoose(key);
          }}
        >
          {words}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
          {refusedBecause === null ? null : <span className={styles.reason}>{refusedBecause}</span>}
        </button>
      ))}
    </div>
  );
}

function step(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  const positions: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at + items.length - 1,
    Home: 0,
    End: items.length - 1,
  };
  const next = positions[event.key];
  if (next !== undefined) {
    event.preventDefault();
    items[next % items.length]?.focus();
  } else if (/^[a-z]$/i.test(event.key)) {
    const begins = (item: HTMLButtonElement) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase());
    (items.slice(at + 1).find(begins) ?? items.find(begins))?.focus();
  }
}
