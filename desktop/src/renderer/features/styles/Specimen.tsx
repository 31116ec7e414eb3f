// One part of the apps, in one state, with the words that say which.
import type { ReactNode } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Styles.module.css';

interface SpecimenProps {
  readonly title: string;
  /** When it is used. */
  readonly about?: string;
  readonly children: ReactNode;
}

export function Specimen({ title, about, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={title}>
      <h3>{title}</h3>
      {about === undefined ? null : <p className={words.muted}>{about}</p>}
      <div className={styles.shown}>{children}</div>
    </section>
  );
}
