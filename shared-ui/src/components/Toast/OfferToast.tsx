// Something was done and can still be taken back: said, with the button that does it. It goes when the offer does.
import { useLayoutEffect, useRef } from 'react';
import type { ToastMessage } from './toast-context.tsx';
import { classes } from '../../styles/classes.tsx';
import styles from './Toast.module.css';

export function OfferToast({ message: { text, action } }: { readonly message: ToastMessage }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const held = button.current;
    return () => {
      // who had the focus here goes on in the page, not at its very top
      if (held !== null && held === document.activeElement) document.querySelector<HTMLElement>('main')?.focus();
    };
  }, []);
  return (
    <p className={classes(styles.toast, styles.offer)} data-toast="offer">
      <span>{text}</span>
      {action === undefined ? null : (
        <button ref={button} type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
    </p>
  );
}
