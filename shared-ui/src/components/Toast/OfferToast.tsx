// Something was done and can still be undone: a toast with the button for it. It goes when that is over.
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ToastMessage } from './toast-context.tsx';
import { ignoreSecondClick } from './second-click.ts';
import { usePassing } from './use-passing.ts';
import { classes } from '../../styles/classes.tsx';
import styles from './Toast.module.css';

interface OfferToastProps {
  readonly message: ToastMessage;
  /** Takes the offer too. */
  readonly hotkey: string | undefined;
  readonly dismiss: (id: number) => void;
}

export function OfferToast({ message: { id, text, action, standsMs }, hotkey, dismiss }: OfferToastProps) {
  const button = useRef<HTMLButtonElement>(null);
  const over = useCallback(() => dismiss(id), [dismiss, id]);
  const passing = usePassing(standsMs ?? null, over);
  useLayoutEffect(() => {
    const held = button.current;
    return () => {
      // a person with the focus here continues in the page, not at its very top
      if (held !== null && held === document.activeElement) document.querySelector<HTMLElement>('main')?.focus();
    };
  }, []);
  return (
    <p className={classes(styles.toast, styles.offer)} data-toast="offer" {...passing}>
      <span>{text}</span>
      {action === undefined ? null : (
        <button
          ref={button}
          type="button"
          className={styles.action}
          aria-keyshortcuts={hotkey}
          onClick={() => {
            ignoreSecondClick();
            action.run();
          }}
        >
          {action.label}
          {hotkey === undefined ? null : <kbd aria-hidden="true">{hotkey}</kbd>}
        </button>
      )}
    </p>
  );
}
