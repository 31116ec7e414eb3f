// A button and the menu that it opens; Esc goes back to the button.
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import { MenuAt, type MenuPlace } from './MenuAt.tsx';
import { MenuItems, type MenuItem } from './MenuItems.tsx';
import { isForOwnMenu, placeOfPointer } from './own-menu.ts';
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
  /** What around the button it is of, as a selector: the pointer's other button opens the menu there, at the pointer. */
  readonly of?: string | undefined;
  readonly button: (wiring: MenuWiring) => ReactNode;
}

export function MenuButton({ label, items, isOpen, onOpen, onChoose, empty, side = 'start', of, button }: MenuButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [at, setAt] = useState<MenuPlace | null>(null);
  const shut = () => {
    setAt(null);
    onOpen(false);
  };
  useOtherButton(place, of, (pressed) => {
    setAt(pressed);
    onOpen(true);
  });
  const dismiss = useCallback(
    (by: 'key' | 'leaving') => {
      onOpen(false);
      if (by === 'key') place.current?.querySelector('button')?.focus();
    },
    [onOpen],
  );
  useDismiss(place, isOpen && at === null, dismiss);
  return (
    <span ref={place} className={styles.place}>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => {
          setAt(null);
          onOpen(!isOpen);
        },
      })}
      {isOpen && at !== null ? (
        <MenuAt
          {...{ label, items, at }}
          onChoose={(key) => {
            shut();
            place.current?.querySelector('button')?.focus();
            onChoose(key);
          }}
          onClose={(isBack) => {
            shut();
            if (isBack) place.current?.querySelector('button')?.focus();
          }}
        />
      ) : isOpen ? (
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

function useOtherButton(place: RefObject<HTMLElement | null>, of: string | undefined, onPress: (at: MenuPlace) => void): void {
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const around = of === undefined ? null : (place.current?.closest<HTMLElement>(of) ?? null);
    const open = (event: MouseEvent): void => {
      if (event.defaultPrevented || !isForOwnMenu(event.target)) return;
      event.preventDefault();
      latest.current(placeOfPointer(event));
    };
    around?.addEventListener('contextmenu', open);
    return () => around?.removeEventListener('contextmenu', open);
  }, [place, of]);
}
