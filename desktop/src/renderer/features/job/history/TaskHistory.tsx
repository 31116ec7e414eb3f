// What happened on one task, in the words of its job's history.
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { HistoryDays } from './HistoryDays.tsx';
import { linesOf, type HistoryLine } from './history-lines.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { useHistory } from './use-history.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

export function TaskHistory({ task }: { readonly task: Task }) {
  const view = useJobView();
  const { job, zone, today } = view;
  const { events, error, isReading, hasMore, isReadingMore, readMore, readAgain } = useHistory(job.id, { taskId: task.id });
  const [receiptOf, openReceipt] = useState<HistoryLine | null>(null);
  const isEmpty = !isReading && error === null && events.length === 0;
  return (
    <Panel title="History" note={isReading ? undefined : `${String(events.length)}${hasMore ? '+' : ''}`}>
      {error === null ? null : (
        <Banner tone="bad" title="The history could not be loaded." action={<TryAgain onClick={readAgain} />}>
          {error.message}
        </Banner>
      )}
      {isReading && error === null ? <SkeletonRows label="Loading the history" rows={4} /> : null}
      {isEmpty ? <p className={words.muted}>Nothing has happened on this task yet.</p> : null}
      <HistoryDays lines={linesOf(events, view, zone)} today={today} isWithin onReceipt={openReceipt} />
      {hasMore ? (
        <Button busy={isReadingMore} onClick={readMore}>
          Show earlier events
        </Button>
      ) : null}
      {receiptOf === null || receiptOf.submittedTask === null ? null : (
        <ReceiptSheet taskId={receiptOf.submittedTask} recordedAt={receiptOf.recordedAt} onClose={() => openReceipt(null)} />
      )}
    </Panel>
  );
}

const TryAgain = ({ onClick }: { readonly onClick: () => void }) => (
  <Button icon={RotateCw} onClick={onClick}>
    Try again
  </Button>
);
