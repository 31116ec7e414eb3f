// A titled part of a page.
import { useId, type ReactNode } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import page from './Page.module.css';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Right of the title. */
  readonly action?: ReactNode;
  /** Rows reach the edges. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, note, action, flush = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {note === undefined ? null : <span className={classes(page.meta, styles.note)}>{note}</span>}
        <span className={styles.room} />
        {action}
      </header>
      {flush ? children : <div className={styles.in}>{children}</div>}
    </section>
  );
}
