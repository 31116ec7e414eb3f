// The bar at the bottom of a page: a row of buttons, one of which is the next step.
import type { ReactNode } from 'react';
import { useMeasuredHeight } from '@lotline/shared-ui/components/PageNotice/use-measured-height';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './ActionBar.module.css';

export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <footer ref={useMeasuredHeight('--bottom-bar')} className={styles.actions}>
      {children}
    </footer>
  );
}

interface ActionLineProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ActionLine({ className, children }: ActionLineProps) {
  return <div className={classes(styles.line, className)}>{children}</div>;
}

/** For the button that is the next step: it fills the row. */
export const stepClass = styles.step;

/** For the word of a button beside the step that has an icon: large text leaves it to readers. */
export const besideWordClass = styles.word;
