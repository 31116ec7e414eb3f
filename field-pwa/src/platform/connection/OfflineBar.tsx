// The one notice of a screen without a connection: what is old, and a retry. It stays below the app bar.
import { useState } from 'react';
import { CloudOff, RotateCw } from 'lucide-react';
import { formatTime } from '@lotline/schema/domain/kernel/date-format';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { PageNotice } from '@lotline/shared-ui/components/PageNotice/PageNotice';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { isOnline } from '@lotline/web-session/connection';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { useReadable } from '@lotline/web-session/react/use-readable';
import styles from './OfflineBar.module.css';

interface OfflineBarProps {
  /** 'These are the tasks as of 06:47 AM.' */
  readonly asOf?: string | undefined;
}

export function OfflineBar({ asOf }: OfflineBarProps) {
  const connection = useConnection();
  const { mustSignInAgain } = useReadable(usePlatform().session);
  if (isOnline(connection)) return null;
  const bar = <Bar title={connection.hasNetwork ? 'The server cannot be reached.' : 'You are offline.'} asOf={asOf} />;
  // the notice of an ended sign-in is there already
  return mustSignInAgain ? bar : <PageNotice>{bar}</PageNotice>;
}

function Bar({ title, asOf }: OfflineBarProps & { readonly title: string }) {
  const { reach, clock } = usePlatform();
  const [isTrying, setTrying] = useState(false);
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  const tryAgain = () => {
    setTrying(true);
    void reach.tryNow().then((isReached) => {
      setTrying(false);
      setTriedAt(isReached ? null : clock.now());
    });
  };
  return (
    <div className={styles.bar}>
      <Icon of={CloudOff} />
      <p role="status">
        <b>{title}</b> {asOf} {triedAt === null ? null : `Tried at ${formatTime(triedAt.toISOString(), browserZone())}: still no answer.`}
      </p>
      <Button tight icon={RotateCw} busy={isTrying} onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
