// Says that the task could not be read anew, why, and since when it stands; it stays. Without a connection the bar says so.
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { sayFailure } from '../../platform/connection/failure-words.ts';
import styles from './TaskPage.module.css';

interface TaskNoticeProps {
  readonly age: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

export function TaskNotice({ age, error, onRetry, isRetrying }: TaskNoticeProps) {
  const online = useOnline();
  if (!online || error === null) return null;
  const retry = (
    <Button tight icon={RotateCw} busy={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Banner className={styles.notice} icon={TriangleAlert} title="The task could not be refreshed." action={retry}>
      {sayFailure(error)} {age}
    </Banner>
  );
}
