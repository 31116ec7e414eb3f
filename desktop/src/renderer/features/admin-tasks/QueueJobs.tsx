// The background jobs of one state, and what may be done with each, or with all of them.
import type { ReactNode } from 'react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { canMoveQueueJob, QUEUE_MOVES, QUEUE_STATES, type QueueMove, type QueueState } from '@lotline/schema/domain/log/queue.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { keysOf } from '@lotline/schema/domain/list/list-declaration';
import { MOVE_WORDS } from './queue-words.ts';
import type { AdminTasks, QueueJob, useQueueJobs } from './use-admin-tasks.ts';
import styles from './AdminTasks.module.css';

interface QueueJobsProps {
  readonly state: QueueState;
  readonly counts: AdminTasks['counts'];
  readonly queue: ReturnType<typeof useQueueJobs>;
  readonly onState: (state: QueueState) => void;
  readonly onStep: (move: QueueMove, jobs: readonly QueueJob[]) => void;
}

const NOTHING: Readonly<Record<QueueState, string>> = {
  failed: 'No background job has failed.',
  waiting: 'Nothing is waiting in the queue.',
  running: 'Nothing is running right now.',
};

export function QueueJobs({ state, counts, queue, onState, onStep }: QueueJobsProps) {
  const { jobs, ...read } = queue;
  const actor = useActor();
  const moves = QUEUE_MOVES.filter((move) => canMoveQueueJob(actor, state, move).ok);
  return (
    <section aria-labelledby="queue">
      <div className={styles.head}>
        <h2 id="queue">Background jobs</h2>
        <div role="group" aria-label="State" className={styles.states}>
          {keysOf(QUEUE_STATES).map((one) => (
            <button key={one} type="button" aria-pressed={one === state} onClick={() => onState(one)}>
              {QUEUE_STATES[one]} {counts[one].toLocaleString('en-AU')}
            </button>
          ))}
        </div>
        {jobs !== null && jobs.length > 1 && moves.includes('retry') ? (
          <Button onClick={() => onStep('retry', jobs)}>Try all {jobs.length.toLocaleString('en-AU')} again</Button>
        ) : null}
      </div>
      {jobs === null ? (
        <Unread read={read} title="The background jobs could not be loaded." loading={<SkeletonRows label="Loading the jobs" rows={3} />} />
      ) : jobs.length === 0 ? (
        <p className={words.muted}>{NOTHING[state]}</p>
      ) : (
        <JobTable jobs={jobs} stepsOf={(job) => moves.map((move) => <StepButton key={move} {...{ move, job, onStep }} />)} />
      )}
    </section>
  );
}

function JobTable({ jobs, stepsOf }: { readonly jobs: readonly QueueJob[]; readonly stepsOf: (job: QueueJob) => ReactNode }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col" className={styles.wide}>
            Tries
          </th>
          <th scope="col" className={styles.wide}>
            Runs
          </th>
          <th scope="col">Last error</th>
          <th scope="col">
            <span className={words.sr}>Steps</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              {job.label} <span className={words.muted}>{job.id}</span>
            </th>
            <td className={styles.wide}>
              {job.tries} of {job.mostTries}
            </td>
            <td className={styles.wide}>{formatDateClock(job.runAt, browserZone())}</td>
            <td>{job.error ?? <span className={words.muted}>–</span>}</td>
            <td>
              <div className={styles.steps}>{stepsOf(job)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StepButtonProps {
  readonly move: QueueMove;
  readonly job: QueueJob;
  readonly onStep: QueueJobsProps['onStep'];
}

function StepButton({ move, job, onStep }: StepButtonProps) {
  const { verb } = MOVE_WORDS[move];
  return (
    <Button
      {...(move === 'retry' ? {} : { kind: 'text' as const })}
      aria-label={`${verb}: ${job.label} ${String(job.id)}`}
      onClick={() => onStep(move, [job])}
    >
      {verb}
    </Button>
  );
}
