// A panel under its button, by antd's popover: it keeps inside the window, and is as wide as what it shows.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Popover } from 'antd';
import { AntdRoot } from './AntdRoot.tsx';
import styles from './PopoverPanel.module.css';

export interface PopoverPanelProps {
  readonly label: string;
  readonly side: 'start' | 'end';
  readonly children: ReactNode;
}

const CONTROLS = 'input, select, button';

export default function PopoverPanel({ label, side, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const focusFirst = (isOpen: boolean) => {
    const element = panel.current;
    if (isOpen && element !== null && !element.contains(document.activeElement)) element.querySelector<HTMLElement>(CONTROLS)?.focus();
  };
  return (
    <AntdRoot>
      <Popover
        open
        arrow={false}
        trigger={[]}
        placement={side === 'end' ? 'bottomRight' : 'bottomLeft'}
        afterOpenChange={focusFirst}
        getPopupContainer={(anchor) => anchor.closest<HTMLElement>('[data-popups]') ?? document.body}
        classNames={{ container: styles.container ?? '' }}
        content={
          <Group panel={panel} label={label}>
            {children}
          </Group>
        }
      >
        <span className={styles.anchor} />
      </Popover>
    </AntdRoot>
  );
}

interface GroupProps {
  readonly panel: React.RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly children: ReactNode;
}

function Group({ panel, label, children }: GroupProps) {
  // antd calls every popover a tooltip; one with controls in it is none
  useLayoutEffect(() => panel.current?.closest('[role="tooltip"]')?.removeAttribute('role'), [panel]);
  return (
    // a press on words without a control focuses the panel: the page's main part, which would take the focus else, lies outside
    <div ref={panel} role="group" tabIndex={-1} aria-label={label} className={styles.panel}>
      {children}
    </div>
  );
}
