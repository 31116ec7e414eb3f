// What else can be done with the ticket: assess anew, print it, reset it.
import { useState } from 'react';
import { Printer, RotateCcw, Trash2 } from 'lucide-react';
import { reassess } from '@lotline/schema/domain/ticket/ticket.edits';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { isOnline } from '@lotline/web-session/connection';
import type { OpenTicket } from './use-ticket.ts';
import { ReasonSheet, type ReasonWords } from './ReasonSheet.tsx';
import styles from './Ticket.module.css';

interface TicketActionsProps {
  readonly open: OpenTicket;
  readonly taskId: number;
  readonly workOrder: string;
  /** The ticket was assessed anew, or reset: its first step comes next. */
  readonly onAnew: () => void;
}

const REASSESS: ReasonWords = {
  title: 'Re-assess?',
  what: 'What was agreed so far is kept with its date and signatures. Go through each step again; then everyone signs on again.',
  label: 'What has changed',
  button: 'Re-assess',
  kind: 'primary',
};
const RESET: ReasonWords = {
  title: 'Reset the Ticket of Work?',
  what: 'All answers and signatures on this ticket are cleared. The old ticket stays in the job’s history.',
  label: 'Reason',
  button: 'Reset Ticket of Work',
  kind: 'danger',
};

export function TicketActions({ open, taskId, workOrder, onAnew }: TicketActionsProps) {
  const [asked, ask] = useState<'reassess' | 'reset' | null>(null);
  const { displayName } = useMe();
  const { stage, ticket, closedBecause, problem, canReset, read } = open;
  const canReassess = closedBecause === null && problem === null && (stage === 'Signed on' || stage === 'Complete');
  const close = () => ask(null);
  const assessAnew = (reason: string) => {
    open.save(reassess(ticket, { id: open.freshId(), at: open.now(), by: displayName, reason }));
    close();
    onAnew();
  };
  const reset = (reason: string) => {
    open.reset(reason);
    close();
    onAnew();
  };
  if (read.kind === 'none') return null;
  return (
    <div className={styles.actions}>
      {canReassess ? (
        <Button icon={RotateCcw} onClick={() => ask('reassess')}>
          Conditions changed: re-assess
        </Button>
      ) : null}
      <PrintButton taskId={taskId} workOrder={workOrder} />
      {canReset ? (
        <Button kind="danger" icon={Trash2} onClick={() => ask('reset')}>
          Reset Ticket of Work
        </Button>
      ) : null}
      {asked === 'reassess' ? <ReasonSheet words={REASSESS} onReason={assessAnew} onClose={close} /> : null}
      {asked === 'reset' ? <ReasonSheet words={RESET} onReason={reset} onClose={close} /> : null}
    </div>
  );
}

function PrintButton({ taskId, workOrder }: Pick<TicketActionsProps, 'taskId' | 'workOrder'>) {
  const { calls, files } = usePlatform();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const hasNetwork = isOnline(useConnection());
  const save = async () => {
    setBusy(true);
    try {
      const answer = await calls.send({ method: 'GET', path: `/api/tickets/${String(taskId)}.pdf`, accept: 'application/pdf' });
      if (!answer.ok) throw new Error(`the PDF was answered with ${String(answer.status)}`);
      files.save(`Ticket of Work ${workOrder}.pdf`, await answer.blob());
    } catch {
      toast.error('Failed to retrieve ticket of work - try refresh');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={Printer}
      busy={isBusy}
      refusedBecause={hasNetwork ? undefined : 'The server makes the PDF, so this needs a connection.'}
      reason="later"
      onClick={() => void save()}
    >
      Print or save as PDF
    </Button>
  );
}
