// Top right of every screen: what needs the person, the connection, and how much is unsent, in icon and word; it opens the unsent work (look.md §2).
import { useEffect, useState } from 'react';
import { CloudCheck, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { isOnline } from '@lotline/web-session/connection';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { useQueueSum } from '../outbox/outbox-context.ts';
import { chipWords } from './chip-words.ts';
import styles from './ConnectionChip.module.css';

export const QUEUE_PATH = '/field/queue';

/** What is answered sooner is not counted. */
const SHOWN_AFTER_MS = 1_000;

const ICON = { needs: TriangleAlert, offline: CloudOff, unsent: CloudUpload, sending: CloudUpload, ok: CloudCheck } as const;

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}

export function ConnectionChip() {
  const connection = useConnection();
  const sum = useQueueSum();
  const isLong = useIsLong(sum.count > 0);
  const online = isOnline(connection);
  const { state, text, label } = chipWords(sum, { online, isLong });
  const live = connection.isLive ? 'Changes by others appear automatically.' : 'Changes by others appear when you reload.';
  return (
    <>
      <Link className={styles.sync} to={QUEUE_PATH} aria-label={label} data-state={state} title={online ? live : undefined}>
        <span>
          <Icon of={ICON[state]} />
          {text}
        </span>
      </Link>
      <span className={words.sr} role="status">
        {label.replace('. Open unsent work', '.')}
      </span>
    </>
  );
}
