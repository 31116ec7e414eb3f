// Which shots of which task have come and which have not; a task's name shows its files.
import { receivedLine } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { expectedFiles } from '@lotline/schema/domain/job/expected-files.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ExpectedPhotos.module.css';

export function ExpectedPhotos({ onTask }: { readonly onTask: (taskId: number) => void }) {
  const { tasks, missing, isWanting } = expectedFiles(useJobView());
  if (tasks.length === 0) return null;
  return (
    <Panel title="Expected photos" note={missing === 0 ? 'all received' : `${String(missing)} ${isWanting ? 'missing' : 'not received'}`}>
      <ul className={styles.tasks}>
        {tasks.map(({ taskId, taskName, forecast }) => (
          <li key={taskId}>
            <Button kind="text" onClick={() => onTask(taskId)}>
              {taskName}
            </Button>
            <span>
              {forecast.shots.map(({ title, count, received, notTaken, required }) => (
                <span key={title} className={notTaken > 0 && isWanting ? styles.missing : styles.shot}>
                  {title} {received}/{count}
                  {required ? ' (required)' : ''}
                </span>
              ))}
            </span>
            <span className={words.muted}>{receivedLine(forecast)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
