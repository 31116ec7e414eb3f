// The sections of the form at its side, each with how many of its fields are to be corrected.
import { useEffect, useState } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './SectionIndex.module.css';

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly faults: number;
}

export function SectionIndex({ entries }: { readonly entries: readonly IndexEntry[] }) {
  const current = useSectionInView(entries);
  return (
    <nav className={styles.toc} aria-label="Sections">
      {entries.map(({ id, title, faults }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {title}
          {faults === 0 ? null : (
            <span className={styles.count}>
              {faults}
              <span className={words.sr}> to correct</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

/** The one that has the focus. */
function useSectionInView(entries: readonly IndexEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(entries[0]?.id ?? null);
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      const section = event.target instanceof Element ? event.target.closest('form section') : null;
      if (section !== null) setCurrent(section.id);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return current;
}
