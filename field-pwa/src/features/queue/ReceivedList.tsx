// What the office received last from this phone: the newest few actions and photos, each with its time (decision 040).
import { useEffect, useState } from 'react';
import { Camera, Check } from 'lucide-react';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { logProblem } from '@lotline/web-session/log';
import { useUnsentPhotos, usePhotos } from '../../platform/photos/photos-context.ts';
import { useEntries, useOutbox } from '../../platform/outbox/outbox-context.ts';
import { AboutLine } from './AboutLine.tsx';
import { newestReceived, type Received } from './facts/received.ts';
import styles from './QueueRow.module.css';
import part from './QueueSection.module.css';

interface ReceivedListProps {
  readonly now: Date;
  readonly zone: string;
}

export function ReceivedList({ now, zone }: ReceivedListProps) {
  const received = useReceived();
  if (received === null) return null;
  return (
    <section className={part.section} aria-labelledby="queue-received">
      <header>
        <h2 id="queue-received">Received recently</h2>
      </header>
      {received.length === 0 ? (
        <EmptyState title="Nothing from this phone yet">Your work is listed here once the office has it, with the time.</EmptyState>
      ) : (
        <ul className={layout.rows}>
          {received.map((one) => (
            <ReceivedRow
              key={one.id}
              one={one}
              at={formatAsOf(new Date(one.receivedAt).toISOString(), dayInZone(now.toISOString(), zone), zone)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReceivedRow({ one, at }: { readonly one: Received; readonly at: string }) {
  return (
    <li className={styles.row} data-received={one.id} data-state="received">
      <span className={styles.kind}>
        <Icon of={one.isPhoto ? Camera : Check} size="l" />
      </span>
      <div className={styles.body}>
        <b>{one.what}</b>
        <AboutLine line={one} />
        <p className={classes(words.small, words.strong, styles.state)}>
          <Icon of={Check} size="s" />
          Received {at}
        </p>
      </div>
    </li>
  );
}

/** Read again whenever something becomes of an action or a photo; null until it has been read. */
function useReceived(): readonly Received[] | null {
  const { store: actions } = useOutbox();
  const { store: photos } = usePhotos();
  const entries = useEntries();
  const kept = useUnsentPhotos();
  const [received, setReceived] = useState<readonly Received[] | null>(null);
  useEffect(() => {
    let isLate = false;
    Promise.all([actions.received(), photos.history()]).then(
      ([answered, history]) => {
        if (!isLate) setReceived(newestReceived(answered, history));
      },
      (problem: unknown) => logProblem('What was received lately could not be read', problem),
    );
    return () => {
      isLate = true;
    };
  }, [actions, photos, entries, kept]);
  return received;
}
