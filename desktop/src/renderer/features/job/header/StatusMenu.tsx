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
import { MenuButton, type MenuItem } from '../../../platform/frame/MenuButton.tsx';
import { useOffer } from '../../../platform/frame/page-actions.ts';
import { statusGround, statusLook } from '../../../platform/list/status-look.tsx';
import { useJobView } from '../job-context.ts';
import { useJobChange } from '../use-job-change.ts';
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
  const { run, isBusy } = useJobChange<string>({
    jobId: job.id,
    toastText: 'Status changed',
    isFormless: true,
    send: async (call, status, client) => (await call(UpdateJobStatusDocument, { id: job.id, status, client })).data.updateJobStatus,
  });
  const choices = statusChoices(actor, job, settings);
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
            aria-label={`Status ${job.status}, change`}
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
      {isPlanning ? <PlanStatusSheet onClose={() => setPlanning(false)} /> : null}
      {hold === null ? null : (
        <HoldSheet job={job} status={hold} onHeld={() => toast.success('Put on hold')} onClose={() => setHold(null)} />
      )}
    </>
  );
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
