// The ticket of work: how far it is, and its paper where there is one (screens.md §2.26).
import { useState } from 'react';
import { Printer } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { toApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useOffer } from '../../../platform/frame/page-actions.ts';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { isDeclined, ticketWords } from '../../../platform/task/task-words.ts';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskCard.module.css';

export function TaskTicket({ task }: { readonly task: Task }) {
  const stage = ticketWords(task);
  // nobody is to fill it in
  if (stage === null && isDeclined(task)) return null;
  return (
    <Panel title="Ticket of work">
      {stage === null ? (
        <p className={words.muted}>Nobody has started it.</p>
      ) : (
        <div className={styles.ways}>
          <b>{stage}</b>
          <Paper task={task} />
        </div>
      )}
    </Panel>
  );
}

function Paper({ task }: { readonly task: Task }) {
  const { job } = useJobView();
  const { calls, files } = usePlatform();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const answer = await calls.send({ method: 'GET', path: `/api/tickets/${String(task.id)}.pdf`, accept: 'application/pdf' });
      if (!answer.ok) throw toApiError(answer.status, await answer.json().catch(() => undefined));
      files.save(`Ticket of Work ${job.workOrder}.pdf`, await answer.blob());
    } catch (problem) {
      toast.error(problem instanceof Error ? problem.message : 'The PDF could not be created.');
    } finally {
      setBusy(false);
    }
  };
  useOffer([{ id: 'ticket', label: 'Save the ticket of work as PDF', also: 'export print', icon: Printer, run: () => void save() }]);
  return (
    <Button icon={Printer} busy={isBusy} onClick={() => void save()}>
      Save as PDF
    </Button>
  );
}
