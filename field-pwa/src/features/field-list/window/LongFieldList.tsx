// The card list of several hundred tasks: the same sections and rows, of which those around the screen are drawn (quality.md §3).
import { useMemo, type RefObject } from 'react';
import { FieldList, type FieldListProps } from '../FieldList.tsx';
import { RowsWindowContext, type RowsWindow } from '../rows/rows-window.ts';
import { cardLines } from './card-lines.ts';
import { useLineWindow, type SeekRow } from './use-line-window.ts';
import styles from './LongFieldList.module.css';

interface LongFieldListProps extends FieldListProps {
  readonly seek: RefObject<SeekRow | null>;
}

export default function LongFieldList({ view, onOpen, seek }: LongFieldListProps) {
  const { lines, spans } = useMemo(() => cardLines(view), [view]);
  const { container, measure, slice } = useLineWindow(lines, seek);
  const rows: RowsWindow = (head) => {
    const span = spans.get(head);
    if (span === undefined) return null;
    const { start, end, before, after } = slice(span.from, span.to);
    return { start: start - span.from, end: end - span.from, before, after, firstIndex: span.from, measure };
  };
  return (
    <div ref={container} className={styles.long}>
      <RowsWindowContext value={rows}>
        <FieldList view={view} onOpen={onOpen} />
      </RowsWindowContext>
    </div>
  );
}
