// A menu at a point of the window, as the pointer's other button or a key opens it: it stays within the window, Esc leads back to what it is of, a press
// elsewhere closes it.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { MenuItems, type MenuItem } from './MenuItems.tsx';
import { useDismiss } from './use-dismiss.ts';
import styles from './MenuAt.module.css';

/** In pixels of the window: the menu begins below, or ends above where there is no room. */
export interface MenuPlace {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface MenuAtProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly foot?: string | undefined;
  readonly at: MenuPlace;
  readonly onChoose: (key: string) => void;
  /** @param isBack the focus goes back to what it is of */
  readonly onClose: (isBack: boolean) => void;
}

const EDGE_PX = 8;

export function MenuAt({ label, items, foot, at, onChoose, onClose }: MenuAtProps) {
  const menu = useRef<HTMLDivElement>(null);
  useDismiss(
    menu,
    true,
    useCallback((by: 'key' | 'leaving') => onClose(by === 'key'), [onClose]),
  );
  useLayoutEffect(() => {
    const put = (): void => {
      if (menu.current === null) return;
      const { width, height } = menu.current.getBoundingClientRect();
      const room = { right: window.innerWidth - width - EDGE_PX, foot: window.innerHeight - height - EDGE_PX };
      const top = at.bottom <= room.foot ? at.bottom : Math.min(at.top - height, room.foot);
      menu.current.style.left = `${String(Math.max(EDGE_PX, Math.min(at.left, room.right)))}px`;
      menu.current.style.top = `${String(Math.max(EDGE_PX, top))}px`;
    };
    put();
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
  }, [at]);
  return <MenuItems ref={menu} label={label} items={items} foot={foot} className={styles.at} onChoose={onChoose} />;
}

/** Below an element, at its start. */
export function placeBelow(element: Element): MenuPlace {
  const { left, top, bottom } = element.getBoundingClientRect();
  return { left, top, bottom };
}
