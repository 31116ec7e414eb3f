// How the system stands, each figure with where it leads.
import { Link } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { useActor } from '@lotline/web-session/react/me-context';
import type { AdminTasks } from './use-admin-tasks.ts';
import styles from './AdminTasks.module.css';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly isBad?: boolean;
  readonly path?: string;
}

const MOST_WAIT_MINUTES = 15;

function figuresOf({ health, counts }: Pick<AdminTasks, 'health' | 'counts'>, readsLogs: boolean): readonly Figure[] {
  const { databaseMegabytes, longestWaitMinutes, runners, appErrorsToday, filesNotReceived } = health;
  const wait = longestWaitMinutes ?? 0;
  return [
    { label: 'Failed background jobs', value: counts.failed.toLocaleString('en-AU'), isBad: counts.failed > 0 },
    { label: 'Longest wait in the queue', value: `${String(wait)} min`, isBad: wait > MOST_WAIT_MINUTES },
    {
      label: 'Runners of jobs',
      value: String(runners),
      isBad: runners === 0,
      note: runners === 0 ? 'Nothing in the queue is done' : undefined,
    },
    {
      ...{ label: 'Kinds of app errors, 24 hours', value: appErrorsToday.toLocaleString('en-AU'), isBad: appErrorsToday > 0 },
      ...(readsLogs ? { path: '/logs/errors' } : {}),
    },
    { label: 'Files announced and not received for a day', value: filesNotReceived.toLocaleString('en-AU'), isBad: filesNotReceived > 0 },
    { label: 'Size of the database', value: `${databaseMegabytes.toLocaleString('en-AU')} MB` },
  ];
}

export function SystemHealth(props: Pick<AdminTasks, 'health' | 'counts'>) {
  const readsLogs = hasClaim(useActor(), 'CAN_VIEW_LOGS');
  return (
    <section aria-labelledby="health">
      <h2 id="health">Health</h2>
      <dl className={styles.figures}>
        {figuresOf(props, readsLogs).map(({ label, value, note, isBad = false, path }) => (
          <div key={label} data-bad={isBad || undefined}>
            <dt>{path === undefined ? label : <Link to={path}>{label}</Link>}</dt>
            <dd>
              {value}
              {isBad ? <span className={styles.note}>{note ?? 'Needs a look'}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
