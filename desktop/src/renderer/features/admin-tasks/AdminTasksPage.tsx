// The administrators' tasks (screens.md §2.22): how the system stands, the background jobs by state, what runs each hour. Each step asks for its reason.
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useSearchParams } from 'react-router-dom';
import { QUEUE_STATES, type QueueState } from '@lotline/schema/domain/log/queue.rules';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { nameOfMany } from '../../platform/form/form-draft.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { KeyHints, ListFrame } from '../../platform/list/ListFrame.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { OneOffs } from './OneOffs.tsx';
import { OneOffSheet } from './OneOffSheet.tsx';
import { QueueJobs } from './QueueJobs.tsx';
import { ScheduledTasks } from './ScheduledTasks.tsx';
import { SystemHealth } from './SystemHealth.tsx';
import {
  useAdminTasks,
  useCancelOneOff,
  useMoveQueueJobs,
  useOneOffs,
  useQueueJobs,
  useRunScheduledTask,
  type OneOffRun,
  type OneOffTask,
  type QueueJob,
  type ScheduledTask,
} from './use-admin-tasks.ts';
import { MOVE_WORDS, type Step } from './queue-words.ts';
import styles from './AdminTasks.module.css';

const REASON = { why: { ...WHY, label: 'Reason (kept in the log)' } };

const TITLE = 'Admin tasks';
const HINTS = [{ keys: 'R', does: 'refresh' }];
const KEYS = [{ keys: ['R'], does: 'Refresh the page' }];

const isState = (text: string | null): text is QueueState => text !== null && Object.hasOwn(QUEUE_STATES, text);

/** What is asked a reason for. */
type Wish =
  | { readonly of: 'jobs'; readonly step: Step; readonly jobs: readonly QueueJob[] }
  | { readonly of: 'task'; readonly task: ScheduledTask }
  | { readonly of: 'start'; readonly oneOff: OneOffTask }
  | { readonly of: 'cancel'; readonly oneOff: OneOffTask; readonly running: OneOffRun };

export function AdminTasksPage() {
  useTitle(TITLE);
  const [params, setParams] = useSearchParams();
  const asked = params.get('state');
  const state = isState(asked) ? asked : 'failed';
  const { tasks, ...read } = useAdminTasks();
  const queue = useQueueJobs(state);
  const oneOffs = useOneOffs();
  const [wish, setWish] = useState<Wish | null>(null);
  const again = () => void Promise.all([read.refetch(), queue.refetch(), oneOffs.refetch()]);
  useHotkeys({ r: again });
  return (
    <ListFrame
      title={TITLE}
      count=""
      keys={KEYS}
      actions={
        <Button icon={RotateCw} onClick={again}>
          Refresh
        </Button>
      }
      filters={<AdminTabs />}
      bottom={<KeyHints hints={HINTS} note="" />}
      preview={null}
    >
      <div className={styles.page} tabIndex={0} role="region" aria-label="Health, background jobs, scheduled tasks and one-offs">
        {tasks === null ? (
          <Unread read={read} title="The tasks could not be loaded." loading={<SkeletonRows label="Loading the tasks" rows={8} />} />
        ) : (
          <>
            <SystemHealth health={tasks.health} counts={tasks.counts} />
            <QueueJobs
              {...{ state, counts: tasks.counts, queue }}
              onState={(next) => setParams({ state: next }, { replace: true })}
              onStep={(step, jobs) => setWish({ of: 'jobs', step, jobs })}
            />
            <ScheduledTasks {...tasks} onRun={(task) => setWish({ of: 'task', task })} />
            <OneOffs
              read={oneOffs}
              onStart={(oneOff) => setWish({ of: 'start', oneOff })}
              onCancel={(oneOff, running) => setWish({ of: 'cancel', oneOff, running })}
            />
          </>
        )}
      </div>
      {wish === null ? null : <WishSheet wish={wish} onClose={() => setWish(null)} />}
    </ListFrame>
  );
}

function WishSheet({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) {
  const move = useMoveQueueJobs();
  const run = useRunScheduledTask();
  const cancel = useCancelOneOff();
  const toast = useToast();
  const shared = { fields: REASON, onClose };
  if (wish.of === 'start') return <OneOffSheet task={wish.oneOff} onClose={onClose} />;
  if (wish.of === 'cancel') {
    const { label } = wish.oneOff;
    return (
      <CommandSheet
        {...shared}
        title={`Cancel: ${label}`}
        subtitle="What it has done so far is not undone."
        verb="Cancel the one-off"
        draft={`cancel-one-off-${String(wish.running.id)}`}
        command={cancel}
        inputOf={({ why }) => ({ id: wish.running.id, why })}
        onDone={() => toast.success(`${label} is cancelled.`)}
      />
    );
  }
  if (wish.of === 'task') {
    const { task, label, about } = wish.task;
    return (
      <CommandSheet
        {...shared}
        title={`Run now: ${label}`}
        subtitle={about}
        verb="Run now"
        draft={`run-task-${task}`}
        command={run}
        inputOf={({ why }) => ({ task, why })}
        onDone={() => toast.success(`${label} starts in a moment.`)}
      />
    );
  }
  const { step, jobs } = wish;
  const words = MOVE_WORDS[step];
  const [first] = jobs;
  const what = jobs.length === 1 && first !== undefined ? first.label : `${String(jobs.length)} background jobs`;
  return (
    <CommandSheet
      {...shared}
      title={`${words.verb}: ${what}`}
      subtitle={words.about}
      verb={words.verb}
      draft={`${step}-background-jobs-${nameOfMany(jobs.map(({ id }) => id))}`}
      command={move}
      inputOf={({ why }) => ({ move: step, ids: jobs.map(({ id }) => id), why })}
      onDone={() => toast.success(words.done(what))}
    />
  );
}
