// The facts of a file beside it, the way to its original, and whatever the page adds.
import type { ReactNode } from 'react';
import { formatBytes, tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { originalOf } from './file-words.ts';
import type { ShownFile } from './shown-file.ts';
import styles from './Stamp.module.css';

type Facts = readonly (readonly [string, string | null])[];

interface StampFrameProps {
  readonly file: ShownFile;
  readonly zone: string;
  /** What the file belongs to. */
  readonly of: Facts;
  readonly children?: ReactNode;
}

export function StampFrame({ file, zone, of, children }: StampFrameProps) {
  const facts: Facts = [
    ['Taken', file.takenAt === null ? null : formatDateClock(file.takenAt, zone)],
    ['Received', formatDateClock(file.createdUtc, zone)],
    ['By', file.ownerName],
    ...of,
    ['Tags', tagsOf(file.tags).join(', ')],
    ['Folder', file.path],
    ['Size', formatBytes(file.sizeBytes)],
    ['Comment', file.comments],
  ];
  return (
    <aside className={styles.stamp} aria-label="Stamp">
      <dl>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {file.isEdited && file.url !== null ? (
        <a href={originalOf(file)} target="_blank" rel="noreferrer">
          It was edited: see the original
        </a>
      ) : null}
      {children}
    </aside>
  );
}
