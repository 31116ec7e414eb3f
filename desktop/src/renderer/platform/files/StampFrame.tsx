// The facts of a file beside it, the way to its original, and whatever the page adds.
import type { ReactNode } from 'react';
import { formatBytes, tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { ValueTag } from '../list/ValueTag.tsx';
import { useLookupColours } from '../settings/use-lookup-colours.ts';
import { originalOf } from './file-words.ts';
import type { ShownFile } from './shown-file.ts';
import styles from './Stamp.module.css';

type Facts = readonly (readonly [string, ReactNode])[];

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
    ['Tags', tagsOf(file.tags).length === 0 ? null : <Tags tags={file.tags} />],
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

/** What is no category of the office's list has no colour. */
function Tags({ tags }: Pick<ShownFile, 'tags'>) {
  const colourOf = useLookupColours('Attachment category');
  return (
    <span className={styles.tags}>
      {tagsOf(tags).map((tag) => (
        <ValueTag key={tag} colour={colourOf(tag)}>
          {tag}
        </ValueTag>
      ))}
    </span>
  );
}
