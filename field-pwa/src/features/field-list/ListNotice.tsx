// Says that the list shown is not the newest, since when, and offers to ask again; the list stays.
import { CloudOff, RotateCw } from 'lucide-react';
import { formatTime } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useOnline } from '../../platform/connection/connection.ts';
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
  if (online && !hasFailed) return null;
  const time = formatTime(new Date(readAt).toISOString(), browserZone());
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
