// The receipt of a submit: what the server signed that it holds, the same as the worker's phone keeps (decision 044).
import { Download, SearchCheck } from 'lucide-react';
import { receiptsFile } from '@lotline/schema/domain/receipt/receipt-lines';
import { receivedSentence } from '@lotline/schema/domain/receipt/receipt-words';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { FindingsNotice } from '@lotline/shared-ui/components/Receipt/FindingsNotice';
import { ReceiptFacts } from '@lotline/shared-ui/components/Receipt/ReceiptFacts';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useJobView } from '../job-context.ts';
import { useSubmitReceipt, type SubmitReceipt } from './use-submit-receipt.ts';
import styles from './ReceiptSheet.module.css';

interface ReceiptSheetProps {
  readonly taskId: number;
  readonly recordedAt: string;
  readonly onClose: () => void;
}

export function ReceiptSheet({ taskId, recordedAt, onClose }: ReceiptSheetProps) {
  const { job } = useJobView();
  const { data, error } = useSubmitReceipt({ jobId: job.id, taskId, recordedAt });
  const task = job.schedules.find(({ id }) => id === taskId)?.name;
  return (
    <Sheet title="Receipt" subtitle={task === undefined ? `Job ${job.workOrder}` : `${task} · Job ${job.workOrder}`} onClose={onClose}>
      <div className={styles.parts}>
        {error === null ? null : (
          <Banner tone="bad" title="The receipt could not be loaded.">
            {error.message}
          </Banner>
        )}
        {data === undefined && error === null ? <SkeletonRows label="Loading the receipt" rows={4} /> : null}
        {data === null ? (
          <Banner title="No receipt has been signed for this submit yet.">
            It is signed once every file has been checked, and then appears here. Work from before receipts were introduced has none.
          </Banner>
        ) : null}
        {data === undefined || data === null ? null : <Opened opened={data} />}
      </div>
    </Sheet>
  );
}

function Opened({ opened: { receipt, storedReceipt, checked } }: { readonly opened: SubmitReceipt }) {
  const { zone } = useJobView();
  const { files } = usePlatform();
  const name = `lotline-receipt-${receipt.job.workOrder}-${String(storedReceipt.sequence)}.txt`;
  return (
    <>
      <p>{receivedSentence(receipt)}</p>
      {checked === null ? (
        <Banner tone="bad" title="It cannot be checked here">
          This page is not secure (https), so the browser cannot check it here.
        </Banner>
      ) : (
        <FindingsNotice checked={checked} good="Its signature and every line were checked in this browser just now." />
      )}
      <div className={styles.ways}>
        <Button icon={Download} onClick={() => files.save(name, new Blob([receiptsFile([storedReceipt])], { type: 'text/plain' }))}>
          Save the receipt
        </Button>
        <a className={buttonClass()} href="/verify" target="_blank" rel="noreferrer">
          <Icon of={SearchCheck} size="s" />
          Check photos against it
        </a>
      </div>
      <ReceiptFacts receipt={receipt} zone={zone} />
    </>
  );
}
