// Says that the list shown is not the newest, since when, and offers to ask again; the list stays.
import { CloudOff, RotateCw } from 'lucide-react';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { useNow } from '@lotline/web-session/react/use-now';
import styles from './ListNotice.module.css';

interface ListNoticeProps {
  /** When the list shown was read. */
  readonly readAt: number;
  readonly hasFailed: boolean;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export function ListNotice({ readAt, hasFailed, isTrying, onRetry }: ListNoticeProps) {
  const online = useOnline();
  const now = useNow();
  const zone = browserZone();
  if (online && !hasFailed) return null;
  const time = formatAsOf(new Date(readAt).toISOString(), dayInZone(now.toISOString(), zone), zone);
  return (
    <Banner
      className={styles.notice}
      icon={CloudOff}
      title={online ? 'The list could not be refreshed.' : 'You are offline.'}
      action={
        <Button tight icon={RotateCw} busy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {`These are the tasks as of ${time}.`}
    </Banner>
  );
}
