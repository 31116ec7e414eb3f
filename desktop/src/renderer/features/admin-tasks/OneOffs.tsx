// The single jobs that are started by hand, each with how its last runs went.
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { canCancelOneOff, ONE_OFF_STATES, type OneOffState } from '@lotline/schema/domain/log/one-off.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import type { OneOffRun, OneOffTask, useOneOffs } from './use-admin-tasks.ts';
import styles from './AdminTasks.module.css';

interface OneOffsProps {
  readonly read: ReturnType<typeof useOneOffs>;
  readonly onStart: (task: OneOffTask) => void;
  readonly onCancel: (task: OneOffTask, run: OneOffRun) => void;
}

const isState = (text: string): text is OneOffState => Object.hasOwn(ONE_OFF_STATES, text);
/** 'Running, 200 of 1,200'; what could not be done is said. */
const runWords = ({ state, done, total, skipped }: OneOffRun): string => {
  const said = isState(state) ? ONE_OFF_STATES[state] : state;
  const count = (number: number) => number.toLocaleString('en-AU');
  return `${said}, ${count(done)} of ${count(total)}${skipped === 0 ? '' : `, ${count(skipped)} could not be done`}`;
};

export function OneOffs({ read: { oneOffs, ...read }, onStart, onCancel }: OneOffsProps) {
  return (
    <section aria-labelledby="one-offs">
      <h2 id="one-offs">One-offs</h2>
      {oneOffs === null ? (
        <Unread read={read} title="The one-offs could not be loaded." loading={<SkeletonRows label="Loading the one-offs" rows={2} />} />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">One-off</th>
              <th scope="col">Last runs</th>
              <th scope="col">
                <span className={words.sr}>Steps</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {oneOffs.map((task) => (
              <OneOffRow key={task.kind} task={task} onStart={() => onStart(task)} onCancel={(run) => onCancel(task, run)} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface OneOffRowProps {
  readonly task: OneOffTask;
  readonly onStart: () => void;
  readonly onCancel: (run: OneOffRun) => void;
}

function OneOffRow({ task, onStart, onCancel }: OneOffRowProps) {
  const actor = useActor();
  const { label, about, runs } = task;
  const open = runs.find(({ state }) => isState(state) && canCancelOneOff(actor, state).ok);
  return (
    <tr>
      <th scope="row">
        {label}
        <div className={words.muted}>{about}</div>
      </th>
      <td>
        {runs.length === 0 ? (
          <span className={`${words.muted} ${styles.unrun}`}>It has not run yet.</span>
        ) : (
          <ul className={styles.results}>
            {runs.map((run) => (
              <li key={run.id} data-bad={run.state === 'stopped' || run.skipped > 0 || undefined}>
                {formatDateClock(run.startedAt, browserZone())}: {runWords(run)}
                <div className={words.muted}>
                  {run.startedBy}: {run.why}
                </div>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>
        <div className={styles.steps}>
          {open === undefined ? (
            <Button aria-label={`Start: ${label}`} onClick={onStart}>
              Start…
            </Button>
          ) : (
            <Button aria-label={`Cancel: ${label}`} onClick={() => onCancel(open)}>
              Cancel
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
