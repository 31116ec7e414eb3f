// The items of a menu: arrows, Home, End and first letters go through them. One that is refused stays, can be reached, and says why. It is our own: a
// menu is on every list and job page, which load without antd (docs/decisions/078).
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './MenuItems.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** At the end of its line. */
  readonly note?: string | undefined;
  readonly refusedBecause?: string | null | undefined;
}

interface MenuItemsProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onChoose: (key: string) => void;
  /** Said where there is no item. */
  readonly empty?: string | undefined;
  /** Said of all of it, below. */
  readonly foot?: string | undefined;
  /** Where it is. */
  readonly className?: string | undefined;
  readonly ref?: RefObject<HTMLDivElement | null> | undefined;
}

/** The first item has the focus as soon as it is there, also where it comes after the menu, which has the focus until then. */
export function MenuItems({ id, label, items, empty, foot, className, ref, onChoose }: MenuItemsProps) {
  const own = useRef<HTMLDivElement>(null);
  const menu = ref ?? own;
  const footId = useId();
  const hasItems = items.length > 0;
  useEffect(() => (menu.current?.querySelector('button') ?? menu.current)?.focus({ preventScroll: true }), [menu, hasItems]);
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      aria-describedby={foot === undefined ? undefined : footId}
      tabIndex={-1}
      data-letters=""
      className={classes(styles.menu, className)}
      onKeyDown={step}
      // the browser's own would lie over it
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.length === 0 && empty !== undefined ? (
        <p role="none" className={styles.none}>
          {empty}
        </p>
      ) : null}
      {items.map(({ key, label: words, icon, note, refusedBecause = null }) => (
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
          {icon === undefined ? null : <Icon of={icon} size="s" />}
          {words}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
          {refusedBecause === null ? null : <span className={styles.reason}>{refusedBecause}</span>}
        </button>
      ))}
      {foot === undefined ? null : (
        <p role="none" id={footId} className={styles.foot}>
          {foot}
        </p>
      )}
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
