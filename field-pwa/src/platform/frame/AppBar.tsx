// The bar at the top of every page: the page's own part at the left, then what every page has.
import type { ReactNode } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './AppBar.module.css';

export function AppBar({ children }: { readonly children: ReactNode }) {
  return <header className={styles.bar}>{children}</header>;
}

interface BarTitleProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The page's name in the bar; its heading is in the page. */
export function BarTitle({ className, children }: BarTitleProps) {
  return <p className={classes(styles.title, className)}>{children}</p>;
}
