// Says that the list could not be read anew, why, since when it stands, and offers to ask again; the list stays. Without a connection the bar says so.
import { RotateCw, TriangleAlert } from 'lucide-react';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { useNow } from '@lotline/web-session/react/use-now';
import { sayFailure } from '../../platform/connection/failure-words.ts';
import styles from './ListNotice.module.css';

/** @param readAt when the list shown was read; 0 while there is none */
export function useListAge(readAt: number): string | undefined {
  const now = useNow();
  const zone = browserZone();
  if (readAt === 0) return undefined;
  return `These are the tasks as of ${formatAsOf(new Date(readAt).toISOString(), dayInZone(now.toISOString(), zone), zone)}.`;
}

interface ListNoticeProps {
  readonly age: string | undefined;
  /** Of the last try. */
  readonly error: unknown;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export function ListNotice({ age, error, isTrying, onRetry }: ListNoticeProps) {
  const online = useOnline();
  if (!online || error === null) return null;
  return (
    <Banner
      className={styles.notice}
      icon={TriangleAlert}
      title="The list could not be refreshed."
      action={
        <Button tight icon={RotateCw} busy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sayFailure(error)} {age}
    </Banner>
  );
}
