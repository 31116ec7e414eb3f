// What the person let go of in the last 30 days: it can still be put back, and is in the export.
import { Undo2 } from 'lucide-react';
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useOutbox } from '../../platform/outbox/outbox-context.ts';
import type { RemovedLine } from '../../platform/outbox/queue-lines.ts';
import { AboutLine } from './AboutLine.tsx';
import styles from './RemovedList.module.css';

interface RemovedListProps {
  readonly lines: readonly RemovedLine[];
  readonly today: CalendarDay;
  readonly zone: string;
  readonly onPutBack: () => void;
}

export function RemovedList({ lines, today, zone, onPutBack }: RemovedListProps) {
  const { putBack } = useOutbox();
  if (lines.length === 0) return null;
  return (
    <Card title="Removed in the last 30 days" count={lines.length} note="Not sent. Kept on this phone for 30 days.">
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id}>
            <div className={styles.body}>
              <b>{line.what}</b>
              <AboutLine line={line} />
              <p className={classes(words.small, words.muted)}>
                Pressed {formatNearDayTime(line.pressedAt, today, zone)}, removed{' '}
                {formatNearDayTime(new Date(line.removedAt).toISOString(), today, zone)}
              </p>
            </div>
            <Button
              icon={Undo2}
              onClick={() => {
                onPutBack();
                void putBack(line.id);
              }}
            >
              Restore<span className={words.sr}> “{line.what}”</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
