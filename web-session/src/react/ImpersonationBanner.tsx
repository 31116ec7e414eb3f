// Above every page while an administrator is signed in as somebody else: who, as whom, for how long, and its end (screens.md §2.17).
import { useState } from 'react';
import { UserRoundCog } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useMeasuredHeight } from '@lotline/shared-ui/components/PageNotice/use-measured-height';
import { useMe } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';
import { useNow } from './use-now.tsx';
import styles from './ImpersonationBanner.module.css';

interface ImpersonationBannerProps {
  readonly administrator: string;
  /** When it ends by itself, in milliseconds. */
  readonly until: number;
}

const OFTEN_MS = 5_000;

export function ImpersonationBanner({ administrator, until }: ImpersonationBannerProps) {
  const { session } = usePlatform();
  const { displayName } = useMe();
  const minutes = Math.max(1, Math.ceil((until - useNow(OFTEN_MS).getTime()) / 60_000));
  const [isEnding, setEnding] = useState(false);
  const end = () => {
    setEnding(true);
    void session.signOut();
  };
  return (
    <aside ref={useMeasuredHeight('--impersonation')} className={styles.banner} aria-label="Signed in as someone else">
      <Icon of={UserRoundCog} size="s" />
      <p>
        <b>{administrator}</b> is signed in as <b>{displayName}</b>
        <span className={styles.left}>, {minutes === 1 ? '1 minute' : `${String(minutes)} minutes`} left</span>
      </p>
      <Button tight busy={isEnding} onClick={end}>
        End
      </Button>
    </aside>
  );
}
