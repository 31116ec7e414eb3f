// Top right of every screen: online or offline, in icon and word (look.md §2).
import { CloudCheck, CloudOff } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { isOnline } from '@lotline/web-session/connection';
import { useConnection } from '@lotline/web-session/react/use-connection';
import styles from './ConnectionChip.module.css';

export function ConnectionChip() {
  const connection = useConnection();
  const online = isOnline(connection);
  const live = connection.isLive ? 'Changes by others appear by themselves.' : 'Changes by others appear when you reload.';
  return (
    <div
      className={styles.sync}
      role="status"
      data-state={online ? (connection.isLive ? 'ok' : 'waiting') : 'offline'}
      title={online ? live : undefined}
    >
      <span>
        <Icon of={online ? CloudCheck : CloudOff} />
        {online ? 'Online' : 'Offline'}
      </span>
    </div>
  );
}
