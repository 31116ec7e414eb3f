// The job's status, and below it those that it may become: the usual next ones first; one that is refused stays and says why (specification 1 §4).
// A hold asks for its reason and its end first.
import { useState } from 'react';
import { CalendarClock, ChevronDown, LoaderCircle } from 'lucide-react';
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { UpdateJobStatusDocument } from '@lotline/schema/generated/documents/job';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { classes } from '@lotline/shared-ui/styles/classes';
import { fetchAhead, lazySheet } from '../../../platform/frame/lazy-sheet.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import { MenuButton } from '../../../platform/frame/MenuButton.tsx';
import type { MenuItem } from '../../../platform/frame/MenuItems.tsx';
import { useOffer } from '../../../platform/frame/page-actions.ts';
import { statusGround, statusLook } from '../../../platform/list/status-look.tsx';
import { useSendOrWait } from '../../../platform/outbox/use-send-or-wait.ts';
import { useWaitingActions } from '../../../platform/outbox/use-waiting-actions.ts';
import { useJobView } from '../job-context.ts';
import type { Job } from '../job-data.ts';
import { useJobChange } from '../use-job-change.ts';
import { jobStatusFacts } from './job-status-facts.ts';
import { statusChoices, type StatusChoice } from './status-choices.ts';
import styles from './StatusMenu.module.css';

const HoldSheet = lazySheet(async () => (await import('../../../platform/job-actions/HoldSheet.tsx')).HoldSheet);
const PlanStatusSheet = lazySheet(async () => (await import('./PlanStatusSheet.tsx')).PlanStatusSheet);
const AHEAD = fetchAhead(HoldSheet, PlanStatusSheet);

export function StatusMenu() {
  const { job, actor, settings } = useJobView();
  const [isOpen, setOpen] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const [hold, setHold] = useState<string | null>(null);
  const toast = useToast();
  const sendOrWait = useSendOrWait();
  const { run, isBusy } = useJobChange<string>({
    jobId: job.id,
    toastText: null,
    isFormless: true,
    send: async (call, status, client) => {
      const input = { id: job.id, status };
      const named = { name: 'updateJobStatus', input, title: `Status of job ${job.workOrder}: ${status}` } as const;
      const { id, occurredAt } = client;
      const action = { ...named, id, occurredAt, constructionId: job.id, expectedVersion: job.version };
      let changed: Job | null = null;
      const isWaiting = await sendOrWait(action, async () => {
        changed = (await call(UpdateJobStatusDocument, { ...input, client })).data.updateJobStatus;
      });
      toast.success(isWaiting ? 'The new status is waiting on this computer to be sent.' : 'Status changed');
      return changed;
    },
  });
  const waiting = useWaitingStatus(job.id);
  const choices = statusChoices(actor, job, settings, jobStatusFacts({ job, settings }));
  const mayPlan = canReadPlans(actor).ok && choices.length > 0;
  const choose = (key: string) => {
    const choice = choices.find(({ status }) => status === key);
    if (choice === undefined) setPlanning(true);
    else if (choice.isHold) setHold(choice.status);
    else run(choice.status);
  };
  useOffer([
    ...choices
      .filter(({ refusedBecause }) => refusedBecause === null)
      .map(({ status, isHold }) => ({
        id: `status-${status}`,
        label: `Change status to ${status}${isHold ? '…' : ''}`,
        icon: statusLook(status).icon,
        run: () => choose(status),
      })),
    ...(mayPlan
      ? [{ id: 'status-later', label: 'Set the status later…', also: 'plan', icon: CalendarClock, run: () => setPlanning(true) }]
      : []),
  ]);
  return (
    <>
      <MenuButton
        label="Change the status to"
        items={itemsOf(choices, mayPlan)}
        isOpen={isOpen}
        onOpen={setOpen}
        onChoose={choose}
        empty="No other status is set up for this work type."
        button={(wiring) => (
          <button
            {...wiring}
            {...AHEAD}
            type="button"
            className={classes(styles.status, statusGround(job.status))}
            aria-busy={isBusy || undefined}
            aria-label={`${job.status}, change the status`}
            onClick={() => {
              if (!isBusy) wiring.onClick();
            }}
          >
            <Icon of={statusLook(job.status).icon} size="s" />
            {job.status}
            <Icon of={isBusy ? LoaderCircle : ChevronDown} size="s" />
          </button>
        )}
      />
      {waiting === null ? null : <span className={words.muted}>{waiting} waiting to be sent</span>}
      {isPlanning ? <PlanStatusSheet onClose={() => setPlanning(false)} /> : null}
      {hold === null ? null : <HoldSheet job={job} status={hold} onClose={() => setHold(null)} />}
    </>
  );
}

/** The last that was chosen without a network; null: none waits. */
function useWaitingStatus(jobId: number): string | null {
  const [last = null] = useWaitingActions()
    .flatMap(({ action }) => (action.name === 'updateJobStatus' && action.input.id === jobId ? [action.input.status] : []))
    .toReversed();
  return last;
}

/** No status: names have no line break. */
const LATER = '\n';

function itemsOf(choices: readonly StatusChoice[], mayPlan: boolean): readonly MenuItem[] {
  const items = choices.map(({ status, isUsual, isHold, refusedBecause }) => ({
    key: status,
    label: isHold ? `${status}…` : status,
    note: isUsual ? 'next' : undefined,
    refusedBecause,
  }));
  return mayPlan ? [...items, { key: LATER, label: 'Set later…' }] : items;
}
