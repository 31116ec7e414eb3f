// Top right of every screen: online or offline, and whether something is on its way for longer than a moment, in icon and word (look.md §2).
import { useEffect, useState } from 'react';
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { isOnline } from '@lotline/web-session/connection';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { useWaiting } from '../presses/presses-context.ts';
import styles from './ConnectionChip.module.css';

/** What is answered sooner needs no telling. */
const TOLD_AFTER_MS = 1_000;

function useIsSending(): boolean {
  const isWaiting = useWaiting().length > 0;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), TOLD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}

export function ConnectionChip() {
  const connection = useConnection();
  const online = isOnline(connection);
  const isSending = useIsSending();
  const live = connection.isLive ? 'Changes by others appear by themselves.' : 'Changes by others appear when you reload.';
  return (
    <div
      className={styles.sync}
      role="status"
      data-state={online ? (connection.isLive ? 'ok' : 'waiting') : 'offline'}
      title={online ? live : undefined}
    >
      <span>
        <Icon of={online ? (isSending ? CloudUpload : CloudCheck) : CloudOff} />
        {online ? (isSending ? 'Sending' : 'Online') : 'Offline'}
      </span>
    </div>
  );
}
