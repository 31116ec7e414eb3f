// The job's status, and below it those that it may become: the usual next ones first; one that is refused stays and says why (specification 1 §4).
// A hold asks for its reason and its end first.
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { UpdateJobStatusDocument } from '@lotline/schema/generated/documents';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { classes } from '@lotline/shared-ui/styles/classes';
import { useDismiss } from '../../../platform/frame/use-dismiss.ts';
import { HoldSheet } from '../../../platform/job-actions/HoldSheet.tsx';
import { statusGround, statusLook } from '../../../platform/list/status-look.tsx';
import { useJobView } from '../job-context.ts';
import { useJobChange } from '../use-job-change.ts';
import { PlanStatusSheet } from './PlanStatusSheet.tsx';
import { statusChoices, type StatusChoice } from './status-choices.ts';
import styles from './StatusMenu.module.css';

export function StatusMenu() {
  const { job, actor, settings } = useJobView();
  const [isOpen, setOpen] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const [hold, setHold] = useState<string | null>(null);
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const dismiss = useCallback((by: 'key' | 'leaving') => {
    setOpen(false);
    if (by === 'key') button.current?.focus();
  }, []);
  useDismiss(place, isOpen, dismiss);
  const { run, isBusy } = useJobChange<string>({
    jobId: job.id,
    toastText: 'Status changed',
    isFormless: true,
    send: async (call, status, client) => (await call(UpdateJobStatusDocument, { id: job.id, status, client })).data.updateJobStatus,
  });
  const choose = ({ status, isHold }: StatusChoice) => {
    dismiss('key');
    if (isHold) setHold(status);
    else run(status);
  };
  const plan = () => {
    dismiss('key');
    setPlanning(true);
  };
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={classes(styles.status, statusGround(job.status))}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-busy={isBusy || undefined}
        aria-label={`Status ${job.status}, change`}
        onClick={() => {
          if (!isBusy) setOpen(!isOpen);
        }}
      >
        <Icon of={statusLook(job.status).icon} size="s" />
        {job.status}
        <Icon of={isBusy ? LoaderCircle : ChevronDown} size="s" />
      </button>
      {isOpen ? (
        <Choices
          id={menuId}
          choices={statusChoices(actor, job, settings)}
          onChoose={choose}
          onPlan={canReadPlans(actor).ok ? plan : null}
        />
      ) : null}
      {isPlanning ? <PlanStatusSheet onClose={() => setPlanning(false)} /> : null}
      {hold === null ? null : (
        <HoldSheet job={job} status={hold} onHeld={() => toast.success('Put on hold')} onClose={() => setHold(null)} />
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly choices: readonly StatusChoice[];
  readonly onChoose: (choice: StatusChoice) => void;
  /** Null for whoever may not. */
  readonly onPlan: (() => void) | null;
}

function Choices({ id, choices, onChoose, onPlan }: ChoicesProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={menu} id={id} role="menu" aria-label="Change the status to" className={styles.menu} onKeyDown={step}>
      {choices.length === 0 ? (
        <p role="none" className={styles.none}>
          No other status is set up for this work type.
        </p>
      ) : null}
      {choices.map((choice) => (
        <ChoiceItem key={choice.status} choice={choice} onChoose={onChoose} />
      ))}
      {onPlan === null || choices.length === 0 ? null : (
        <button type="button" role="menuitem" tabIndex={-1} className={styles.choice} onClick={onPlan}>
          Set later…
        </button>
      )}
    </div>
  );
}

function ChoiceItem({ choice, onChoose }: { readonly choice: StatusChoice } & Pick<ChoicesProps, 'onChoose'>) {
  const { status, isUsual, isHold, refusedBecause } = choice;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={refusedBecause !== null || undefined}
      className={styles.choice}
      onClick={() => {
        if (refusedBecause === null) onChoose(choice);
      }}
    >
      {isHold ? `${status}…` : status}
      {isUsual ? <span className={styles.note}>next</span> : null}
      {refusedBecause === null ? null : <span className={styles.reason}>{refusedBecause}</span>}
    </button>
  );
}

function step(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at + items.length - 1, Home: 0, End: items.length - 1 };
  const next = places[event.key];
  if (next !== undefined) {
    event.preventDefault();
    items[next % items.length]?.focus();
  } else if (/^[a-z]$/i.test(event.key)) {
    const begins = (item: HTMLButtonElement) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase());
    (items.slice(at + 1).find(begins) ?? items.find(begins))?.focus();
  }
}
