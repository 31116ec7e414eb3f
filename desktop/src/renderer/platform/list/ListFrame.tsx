// The frame of a list screen: title row, filter row, rows, bottom bar; beside it the preview, when one is open.
import type { ReactNode } from 'react';
import { useMeasuredHeight } from '@lotline/shared-ui/components/PageNotice/use-measured-height';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useListKeyHelp, type ListKey } from './open-list-keys.ts';
import { useKeysFromOutside } from './use-keys-from-outside.ts';
import styles from './ListFrame.module.css';

interface ListFrameProps {
  readonly title: string;
  /** It stands below the tabs of a page, which has the title. */
  readonly isPart?: boolean;
  readonly count: string;
  /** By which hidden column it is sorted. */
  readonly sortNote?: string;
  readonly views?: ReactNode;
  /** Its new rows. */
  readonly arrivals?: ReactNode;
  /** Its keys, for the list of shortcuts; the same object between renders. */
  readonly keys: readonly ListKey[];
  readonly actions: ReactNode;
  readonly filters: ReactNode;
  readonly bottom: ReactNode;
  readonly preview: ReactNode;
  readonly children: ReactNode;
}

export function ListFrame({
  title,
  isPart = false,
  count,
  sortNote = '',
  views,
  arrivals,
  keys,
  actions,
  filters,
  bottom,
  preview,
  children,
}: ListFrameProps) {
  useListKeyHelp(title, keys);
  useKeysFromOutside();
  const Title = isPart ? 'h2' : 'h1';
  const inside = (
    <>
      <section className={styles.column} aria-label={title}>
        <div className={styles.title}>
          <Title>{title}</Title>
          <span className={words.muted} role="status">
            {count}
          </span>
          {sortNote === '' ? null : <span className={words.muted}>{sortNote}</span>}
          {views}
          {arrivals}
          <span className={styles.room} />
          {actions}
        </div>
        {filters}
        {children}
        {bottom}
      </section>
      {preview}
    </>
  );
  const split = preview === null ? undefined : true;
  if (isPart)
    return (
      <div className={classes(styles.frame, styles.part)} data-split={split}>
        {inside}
      </div>
    );
  return (
    <main id="main" tabIndex={-1} className={styles.frame} data-split={split}>
      {inside}
    </main>
  );
}

export interface KeyHint {
  readonly keys: string;
  readonly does: string;
}

export function KeyHints({ hints, note }: { readonly hints: readonly KeyHint[]; readonly note: string }) {
  return (
    <div ref={useMeasuredHeight('--bottom-bar')} className={classes(styles.bar, styles.hints)}>
      {hints.map(({ keys, does }) => (
        <span key={keys} className={styles.hint}>
          <kbd>{keys}</kbd> {does}
        </span>
      ))}
      <span className={styles.room} />
      <span>{note}</span>
    </div>
  );
}

/** Replaces the key hints: nothing moves, and no row is covered. */
export function BulkBar({ label, children, end }: { readonly label: string; readonly children: ReactNode; readonly end: ReactNode }) {
  return (
    <div
      ref={useMeasuredHeight('--bottom-bar')}
      className={classes(styles.bar, styles.bulk)}
      role="toolbar"
      aria-label={`Actions for ${label}`}
    >
      <b>{label}</b>
      {children}
      <span className={styles.room} />
      {end}
    </div>
  );
}
